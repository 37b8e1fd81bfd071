/** One way to run the PHP of a prepared site folder. `run` gives what a PHP file printed inside the loaded WordPress. */
export type Engine = (options: { site: string; port: number; onEnd?: (reason: string) => void }) => Promise<{
  run: (file: string) => Promise<string>;
  serve: () => Promise<{ stop: () => Promise<void> }>;
}>;
