/** An unpacked WordPress in memory: path inside the core → bytes. */
export interface Core {
  files: Map<string, Buffer>;
  version: string;
  source: string;
}
