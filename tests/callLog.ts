import type { LogEntry } from '../demo/server/http/options.ts';

const answered = new Set<string>();

/** Notes a call that the reference server answered well; a refusal of malformed input, a lapsed session or a fault proves nothing. */
export function noteCall({ row: { endpoint }, http }: Pick<LogEntry, 'row' | 'http'>): void {
  if (http === 200) answered.add(`${endpoint.method} ${endpoint.path}`);
}

/** Forgets what earlier tests called. */
export const forgetCalls = (): void => answered.clear();

/** The calls since then, each as `GET /cart/view`. */
export const notedCalls = (): string[] => [...answered].sort();
