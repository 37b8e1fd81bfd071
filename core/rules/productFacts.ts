import { plainText } from './badges.ts';
import type { Product } from '../schema/catalogue.ts';

/** What the law wants known before the purchase (law 06, 07, 19, 20), in the order in which it is shown. */
export const factKeys = ['ingredients', 'allergens', 'nutritional_values', 'net_quantity', 'drained_weight', 'origin', 'variety', 'category', 'storage', 'alcohol', 'operator', 'warnings', 'disposal'] as const;
export type FactKey = (typeof factKeys)[number];

/** Due for every food: what is missing of them is said to be undeclared. */
const due: readonly FactKey[] = ['ingredients', 'allergens', 'nutritional_values', 'storage', 'operator'];
const ofFood: readonly FactKey[] = ['ingredients', 'allergens', 'nutritional_values'];

/** A stretch of text; emphasised where the wire emphasises it, as allergens are. */
export interface TextPiece {
  text: string;
  strong: boolean;
}

/** One fact. `undeclared`: nobody has said anything of it; `absent`: it is declared that there is none (law 06). */
export interface Fact {
  key: FactKey;
  state: 'declared' | 'undeclared' | 'absent';
  pieces: readonly TextPiece[];
  /** A table: name and value of each row. */
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
    pieces.push({ text: text === '' ? ' ' : `${/^\s/.test(token) ? ' ' : ''}${text}${/\s$/.test(token) ? ' ' : ''}`, strong: depth > 0 && text !== '' });
  }
  while (pieces[0]?.text === ' ') pieces.shift();
  while (pieces.at(-1)?.text === ' ') pieces.pop();
  return pieces;
}

const cellText = (cell: unknown): string => plainText(String(typeof cell === 'object' && cell !== null ? ((cell as { value?: unknown; label?: unknown }).value ?? (cell as { label?: unknown }).label ?? '') : (cell ?? '')));

/** The rows of a table that came as JSON in a text (`TABLE_TEXTUAL`); none when it is no table. */
export function tableRows(text: string): [string, string][] {
  if (!text.trim().startsWith('{')) return [];
  try {
    const { rows = [], cells = [] } = JSON.parse(text) as { rows?: unknown[]; cells?: unknown[] };
    if (!Array.isArray(rows) || !Array.isArray(cells)) return [];
    return rows.slice(0, 60).map((row, index) => [cellText(row), [cells[index]].flat().map(cellText).filter(Boolean).join(' · ')]);
  } catch {
    return [];
  }
}

function factOf(key: FactKey, value: string | undefined): Fact {
  const text = value?.trim() ?? '';
  if (text === '') return { key, state: 'undeclared', pieces: [], rows: [] };
  if (text === '-') return { key, state: 'absent', pieces: [], rows: [] };
  const rows = tableRows(text);
  return { key, state: 'declared', pieces: rows.length > 0 ? [] : textPieces(text), rows };
}

/** The facts of a product: all that are declared, and for food those that are due and missing. */
export function productFacts(product: Pick<Product, 'metaData'>): Fact[] {
  const texts = product.metaData?.product_description ?? {};
  const lower = new Map(Object.entries(texts).map(([key, value]) => [key.toLowerCase(), value]));
  const has = (key: FactKey) => (lower.get(key)?.trim() ?? '') !== '';
  const food = ofFood.some(has) || !(has('warnings') || has('disposal') || has('operator'));
  return factKeys.map((key) => factOf(key, lower.get(key))).filter(({ key, state }) => state !== 'undeclared' || (food && due.includes(key)));
}
