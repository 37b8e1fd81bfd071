import * as numberTexts from '../labels/it/numbers.ts';

/** A line of a recipe's ingredients. */
export interface Ingredient {
  /** For the servings that the recipe is written for; null where it says none, as in "sale". */
  amount: number | null;
  unit: string;
  name: string;
  /** The product of the shop; 0 for none. */
  productId: number;
  /** How much of it one piece holds, in the same unit; 0 where that is not said. */
  pack: number;
}

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

function amountOf(text: string): { amount: number | null; unit: string } {
  const [, digits = '', fraction = '', unit = ''] =
    /^(\d{1,5}(?:[.,]\d{1,3})?)?\s*([½¼¾])?\s*(.{0,20})$/u.exec(text) ?? [];
  const amount = Number(digits.replace(',', '.') || 0) + (fractions[fraction] ?? 0);
  return { amount: amount > 0 ? amount : null, unit: amount > 0 ? unit.trim() : text };
}

/** More lines than these no recipe has. */
const mostLines = 60;

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, mostLines);

/** Reads "200 g | farina 00 | 30047 | 1000", one a line: amount and unit, name, product, and how much one piece of it holds. */
export const ingredientsOf = (text: string): Ingredient[] =>
  linesOf(text).flatMap((line) => {
    const parts = line.split('|').map((part) => part.trim());
    const [much = '', name = much, product = '', pack = ''] = parts;
    const whole = parts.length === 1;
    if (!name) return [];
    const { amount, unit } = whole ? { amount: null, unit: '' } : amountOf(much);
    const id = /^\d{1,9}$/.test(product) ? Number(product) : 0;
    return [{ amount, unit, name, productId: id, pack: Number(/^\d{1,6}/.exec(pack)?.[0] ?? 0) }];
  });

/** The steps, one a line. */
export const stepsOf = linesOf;

/** An amount for other servings in words: "200 g", "1,5", "½"; empty for none. */
export function amountWords({ amount, unit }: Ingredient, factor: number): string {
  if (amount === null) return unit;
  const exact = amount * factor;
  const rounded =
    exact >= 100 ? Math.round(exact / 5) * 5 : exact >= 10 ? Math.round(exact) : Math.round(exact * 4) / 4;
  const shown = Math.max(rounded, exact >= 10 ? 1 : 0.25);
  const part = Object.entries(fractions).find(([, value]) => value === shown % 1)?.[0];
  const number = part ? `${Math.floor(shown) || ''}${part}` : String(shown).replace('.', numberTexts.decimal());
  return unit ? `${number} ${unit}` : number;
}

const perKilo: Readonly<Record<string, number>> = { g: 1000, kg: 1, hg: 10, ml: 1000, cl: 100, l: 1 };

/** How much of a product an ingredient takes, in thousandths of a piece, or of a kilogram for loose goods. */
export function neededOf({ amount, unit, pack }: Ingredient, factor: number, loose: boolean): number {
  const per = perKilo[unit.toLowerCase()];
  if (loose) return amount !== null && per ? Math.ceil((amount * factor * 1000) / per) : 0;
  return amount !== null && pack > 0 ? Math.ceil((amount * factor) / pack) * 1000 : 1000;
}

/** Minutes as "PT1H30M" would have them in words. */
export const hoursAndMinutes = (minutes: number): { h: number; n: number } => ({
  h: Math.floor(minutes / 60),
  n: minutes % 60,
});
