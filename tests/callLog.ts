import type { LogEntry } from '../demo/server/http/options.ts';

const answered = new Set<string>();

/** Notes what a server answered well; a refusal of malformed input, a lapsed session or a fault proves nothing. */
export function noteAnswer({ method, path, http }: { method: string; path: string; http: number }): void {
  if (http === 200) answered.add(`${method} ${path}`);
}

/** Notes a call of the reference server's log. */
export const noteCall = ({ row: { endpoint }, http }: Pick<LogEntry, 'row' | 'http'>): void =>
  noteAnswer({ method: endpoint.method, path: endpoint.path, http });

/** Forgets what earlier tests called. */
export const forgetCalls = (): void => answered.clear();

/** The calls since then, each as `GET /cart/view`. */
export const notedCalls = (): string[] => [...answered].sort();
