import { brandRows } from './brandRows.ts';

export interface Brand {
  name: string;
  /** Factor on prices: 1 is the middle. */
  tier: number;
  /** Colour of its packs, 0–359. */
  hue: number;
  /** Name and place of the operator, as the label bears them. */
  operator: string;
  /** Number of the producer in barcodes. */
  number: number;
}

const own = 'Spesa S.p.A., via di Francia 28, 16149 Genova (GE)';
/** The shop's own three lines, which every department may carry. */
export const ownBrands = ['Spesa Buona', 'Antica Dispensa', 'Orto Bio'] as const;

const rows: Brand[] = [
  { name: ownBrands[0], tier: 0.7, hue: 358, operator: `Prodotto per ${own}`, number: 0 },
  { name: ownBrands[1], tier: 1.42, hue: 42, operator: `Selezionato per ${own}`, number: 1 },
  { name: ownBrands[2], tier: 1.24, hue: 96, operator: `Prodotto biologico per ${own}`, number: 2 },
  ...brandRows.map(([name, tier, hue, operator], at) => ({ name, tier, hue, operator, number: at + 3 })),
];
const byName = new Map(rows.map((brand) => [brand.name, brand]));

/** The brand of that name; throws if there is none. */
export function brandNamed(name: string): Brand {
  const found = byName.get(name);
  if (!found) throw new Error(`No brand ${name}`);
  return found;
}
