/** A link of a block as an editor works on it. */
export interface LinkRow {
  text: string;
  /** A path of the site or an address; empty as long as none is chosen. */
  address: string;
}

/** Reads "Volantini | /leaflets", one a line (core/rules/loyalty.ts); one that still waits for its address too. */
const rowsOf = (text: string): LinkRow[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [words = '', ...address] = line.split('|');
      return { text: words.trim(), address: address.join('|').trim() };
    });

/** What would end a text or a line. */
const safe = (text: string): string => text.replace(/[|\s]+/g, ' ').trim();

const lineOf = ({ text, address }: LinkRow): string => {
  const path = address.trim().replaceAll('|', '%7C');
  return path === '' ? safe(text) : `${safe(text)} | ${path}`.trim();
};

/** The rows as the block keeps them; those without any word are left out. */
const textOf = (rows: readonly LinkRow[]): string => rows.map(lineOf).filter(Boolean).join('\n');

export const links = { rowsOf, textOf };
