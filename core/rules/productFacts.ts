import { plainText } from './plainText.ts';
import type { Product } from '../schema/catalogue.ts';

/** What the law wants known before the purchase (LAW-06, LAW-07, LAW-19, LAW-20), in the order in which it is shown. */
export const factKeys = [
  'origin',
  'variety',
  'category',
  'ingredients',
  'composition',
  'allergens',
  'nutritional_values',
  'net_quantity',
  'drained_weight',
  'storage',
  'alcohol',
  'operator',
  'identifiers',
  'warnings',
  'disposal',
] as const;
export type FactKey = (typeof factKeys)[number];

/** Facts due for every food; those that are missing are shown as undeclared. */
export const dueForFood: readonly FactKey[] = ['ingredients', 'allergens', 'nutritional_values', 'storage', 'operator'];
/** Due for fresh fruit and vegetables (LAW-07). */
export const dueForProduce: readonly FactKey[] = ['origin', 'variety', 'category'];
/** What only food declares. */
export const ofFood: readonly FactKey[] = ['ingredients', 'allergens', 'nutritional_values'];

/** Rows of a table that are shown. */
export const mostRows = 60;

/** A stretch of text; emphasised where the wire emphasises it, as allergens are. */
export interface TextPiece {
  text: string;
  strong: boolean;
}

/** One fact. `undeclared`: nobody has said anything of it; `absent`: it is declared that there is none (LAW-06). */
export interface Fact {
  key: FactKey;
  state: 'declared' | 'undeclared' | 'absent';
  pieces: readonly TextPiece[];
  /** A table: what its values are per, such as "Per 100 g", then name and value of each row. */
  per: string;
  rows: readonly (readonly [name: string, value: string])[];
}

/** An HTML fragment of the wire as stretches of plain text; only emphasis is kept, no tag ever leaves here. */
export function textPieces(html: string): TextPiece[] {
  let depth = 0;
  const pieces: TextPiece[] = [];
  for (const token of html.split(/(<[^>]*>)/)) {
    const tag = /^<(\/?)(\w+)/.exec(token);
    if (tag) {
      if (/^(?:b|strong|em|u)$/i.test(tag[2]!)) depth = Math.max(0, depth + (tag[1] ? -1 : 1));
      else if (/^(?:br|p|li|div)$/i.test(tag[2]!) && pieces.length > 0) pieces.push({ text: ' ', strong: false });
      continue;
    }
    const text = plainText(token);
    if (token === '') continue;
    pieces.push({
      text: text === '' ? ' ' : `${/^\s/.test(token) ? ' ' : ''}${text}${/\s$/.test(token) ? ' ' : ''}`,
      strong: depth > 0 && text !== '',
    });
  }
  while (pieces[0]?.text === ' ') pieces.shift();
  while (pieces.at(-1)?.text === ' ') pieces.pop();
  return pieces;
}

const cellText = (cell: unknown): string =>
  plainText(
    String(
      typeof cell === 'object' && cell !== null
        ? ((cell as { value?: unknown; label?: unknown }).value ?? (cell as { label?: unknown }).label ?? '')
        : (cell ?? ''),
    ),
  );

const noTable: Pick<Fact, 'per' | 'rows'> = { per: '', rows: [] };

/** A table that came as JSON in a text (`TABLE_TEXTUAL`); without rows if the text is no table. */
export function factTable(text: string): Pick<Fact, 'per' | 'rows'> {
  if (!text.trim().startsWith('{')) return noTable;
  try {
    const {
      columns = [],
      rows = [],
      cells = [],
    } = JSON.parse(text) as { columns?: unknown; rows?: unknown; cells?: unknown };
    if (!Array.isArray(rows) || !Array.isArray(cells)) return noTable;
    const read = rows
      .slice(0, mostRows)
      .map((row, index): [string, string] => [
        cellText(row),
        [cells[index] as unknown].flat().map(cellText).filter(Boolean).join(' · '),
      ]);
    return { per: [columns].flat().map(cellText).filter(Boolean).join(' · '), rows: read };
  } catch {
    return noTable;
  }
}

function factOf(key: FactKey, value: string | undefined): Fact {
  const text = value?.trim() ?? '';
  if (text === '') return { key, state: 'undeclared', pieces: [], ...noTable };
  if (text === '-') return { key, state: 'absent', pieces: [], ...noTable };
  const table = factTable(text);
  return { key, state: 'declared', pieces: table.rows.length > 0 ? [] : textPieces(text), ...table };
}

/** Bar code and code of the shop, by which goods other than food are recalled (LAW-20). */
const identifiersOf = ({ barcode, codInt }: Pick<Product, 'barcode' | 'codInt'>): string =>
  [barcode && `EAN ${barcode}`, codInt && `Cod. ${codInt}`].filter(Boolean).join(' · ');

/**
 * The facts of a product: all that are declared, and for food those that are due and missing; fresh produce needs no list of ingredients,
 * but origin, variety and category (LAW-07), and what is no food its identifiers (LAW-20).
 */
export function productFacts(product: Pick<Product, 'metaData' | 'barcode' | 'codInt'>): Fact[] {
  const texts = product.metaData?.product_description ?? {};
  const lower = new Map(Object.entries(texts).map(([key, value]) => [key.toLowerCase(), value]));
  const has = (key: FactKey) => (lower.get(key)?.trim() ?? '') !== '';
  const food = ofFood.some(has) || !(has('warnings') || has('disposal') || has('operator'));
  const produce = has('variety') || has('category');
  const isDue = (key: FactKey) =>
    (food && dueForFood.includes(key) && !(produce && key === 'ingredients')) ||
    (produce && dueForProduce.includes(key));
  const textOf = (key: FactKey) =>
    key === 'identifiers' && !food && !has(key) ? identifiersOf(product) : lower.get(key);
  return factKeys
    .map((key) => factOf(key, textOf(key)))
    .filter(({ key, state }) => state !== 'undeclared' || isDue(key));
}
