import type { Log } from './options.ts';

const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ⏎ ');

/** What a call brought without a word of what people wrote, which may be a code, a card or an address: of texts only how long they are (SEC-27). */
export const formOf = (input: Record<string, unknown>): string =>
  JSON.stringify(input, (_name, value: unknown) => (typeof value === 'string' ? `(${value.length})` : value));

/** Says each call in one line, without its query; a fault with the form of its input, unless the row is sensitive. */
export const consoleLog: Log = ({ row, request, started, http, code, fault, id, input }) => {
  const { endpoint } = row;
  const time = Math.round(performance.now() - started);
  if (fault === undefined) {
    if (http >= 400) console.info(`${endpoint.method} ${request.req.path} ${http} ${code ?? ''} ${time} ms`);
    return;
  }
  const shown = endpoint.sensitive ? '(nascosto)' : oneLine(formOf(input ?? {})).slice(0, 500);
  const reason = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  console.error(`${endpoint.method} ${request.req.path} ${http} ${id} ${time} ms input ${shown}\n${reason}`);
};
