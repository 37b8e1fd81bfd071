/** A line of a recipe's ingredients as an editor works on it; the texts as they are typed. */
export interface Row {
  /** Such as `200 g`. */
  amount: string;
  name: string;
  /** The number of the shop's product; empty for none. */
  product: string;
  /** How much one piece of the product holds, in the unit of the amount. */
  pack: string;
}

/** Reads "200 g | farina 00 | 30047 | 1000", one a line (core/rules/recipe.ts). */
export const rowsOf = (text: string): Row[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const parts = line.split('|').map((part) => part.trim());
      const [first = '', name = '', product = '', pack = ''] = parts.length === 1 ? ['', ...parts] : parts;
      return { amount: first, name, product: /^\d{1,9}$/.test(product) ? product : '', pack };
    });

/** What would end a field or a line. */
const safe = (text: string): string => text.replace(/[|\s]+/g, ' ').trim();

function lineOf({ amount, name, product, pack }: Row): string {
  const parts = [amount, name, product, product && pack].map(safe);
  while (parts.length > 2 && parts.at(-1) === '') parts.pop();
  return parts.length === 2 && parts[0] === '' ? parts[1]! : parts.join(' | ');
}

/** The rows as the block keeps them; those without any word are left out. */
export const textOf = (rows: readonly Row[]): string =>
  rows
    .filter(({ amount, name, product }) => amount.trim() || name.trim() || product)
    .map(lineOf)
    .join('\n');
