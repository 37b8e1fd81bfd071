/** Stands in the bundle for `ufo` and `destr`, of which ofetch uses three functions that our client never reaches: it gives whole addresses and takes text. */
export const withBase = (path: string, base: string): string => base.replace(/\/$/, '') + path;

export function withQuery(address: string, query: Record<string, string>): string {
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
}

export default (text: string): unknown => JSON.parse(text);
