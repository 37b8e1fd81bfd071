import { decimal } from './words.ts';

export interface Size {
  text: string;
  /** Net content in thousandths of the unit. */
  net: { amount: number; unit: 'KG' | 'L' | 'PZ' };
  /** Units in a multipack, else 1. */
  count: number;
}

/** Thousandths of a kilogram, litre or piece in one of the unit. */
const units: Record<string, readonly ['KG' | 'L' | 'PZ', number]> = {
  kg: ['KG', 1000],
  g: ['KG', 1],
  l: ['L', 1000],
  cl: ['L', 10],
  ml: ['L', 1],
};

/** Reads `500 g`, `6 x 1,5 l`, `12 uova`, `sfuso`; a word that is no measure counts pieces. Throws on anything else. */
export function sizeOf(text: string): Size {
  if (text === 'sfuso') return { text, net: { amount: 1000, unit: 'KG' }, count: 1 };
  const match = /^(?:(\d+) x )?(\d+(?:,\d+)?) (\p{L}+)/u.exec(text);
  if (!match) throw new Error(`No size: ${text}`);
  const [, count = '1', amount = '', word = ''] = match;
  const [unit, thousandths] = units[word] ?? (['PZ', 1000] as const);
  return {
    text,
    net: { amount: Math.round(Number(count) * Number(amount.replace(',', '.')) * thousandths), unit },
    count: Number(count),
  };
}

/** Grams of each unit of a size of which this share is left when drained; 0 where nothing is drained. */
export const drainedGrams = ({ net, count }: Size, share = 0): number =>
  net.unit === 'KG' ? Math.round((net.amount / count) * share) : 0;

/** The same size times a factor, as a pack would bear it; undefined where no such pack exists. */
export function larger(text: string, factor: number): string | undefined {
  const match = /^(?:(\d+) x )?(\d+(?:,\d+)?) (\p{L}+)(.*)$/u.exec(text);
  if (!match) return undefined;
  const [, count, amount = '', word = '', rest = ''] = match;
  if (count) return `${Math.round(Number(count) * factor)} x ${amount} ${word}${rest}`;
  const value = Number(amount.replace(',', '.')) * factor;
  if (!(word in units)) return Number.isInteger(value) ? `${value} ${word}${rest}` : undefined;
  if (word === 'g' && value >= 1000) return `${decimal(value / 1000, 2)} kg`;
  if ((word === 'ml' && value >= 1000) || (word === 'cl' && value >= 100))
    return `${decimal(value / (word === 'ml' ? 1000 : 100), 2)} l`;
  return `${decimal(value, word === 'g' || word === 'ml' ? 0 : 2)} ${word}`;
}
