import type { Brand } from './brands.ts';
import type { Facts, Nutrition } from './line.ts';
import { drainedGrams, type Size } from './size.ts';
import { chance, decimal } from './words.ts';

const rows = [
  'Energia',
  'Grassi',
  'di cui acidi grassi saturi',
  'Carboidrati',
  'di cui zuccheri',
  'Fibre',
  'Proteine',
  'Sale',
];

/** A nutrition declaration as the wire has it: a table in JSON, one row of cells for each name of a row. */
function nutritionTable(values: Nutrition, liquid: boolean, share: number): string {
  const [kcal, ...grams] = values.map((value) => value * share);
  const energy = `${Math.round(kcal! * 4.184)} kJ / ${Math.round(kcal!)} kcal`;
  const cells = [energy, ...grams.map((gram, at) => `${decimal(gram, at === 6 ? 2 : 1)} g`)];
  return JSON.stringify({
    type: 'TABLE_TEXTUAL',
    columns: [liquid ? 'Per 100 ml' : 'Per 100 g'],
    rows,
    cells: cells.map((cell) => [cell]),
  });
}

const sentence = (words: readonly string[]): string => words.join(', ');

function allergens({ contains, traces }: Facts): string | undefined {
  if (!contains) return undefined;
  const may = traces?.length ? `Può contenere tracce di: ${sentence(traces)}.` : '';
  if (contains.length === 0) return may || '-';
  return `Contiene: ${sentence(contains)}.${may && ` ${may}`}`;
}

/** Capitals that name no allergen. */
const signs = new Set(['UHT', 'DOP', 'IGP', 'DOC', 'DOCG', 'FAO']);

/** The list of ingredients, its allergens emphasised; a food of one ingredient has that one. Undefined for fresh produce and what is no food. */
function ingredients(facts: Facts, name: string, organic: boolean): string | undefined {
  const { ingredients: list, contains, category } = facts;
  if (!contains || (category && !list)) return undefined;
  const text = list?.replaceAll('{name}', name.toLowerCase()) ?? `${contains.length > 0 ? name.toUpperCase() : name}.`;
  return `${text.replaceAll(/\p{Lu}{3,}/gu, (word) => (signs.has(word) ? word : `<b>${word}</b>`))}${organic ? ' Ingredienti agricoli da agricoltura biologica.' : ''}`;
}

/** What the product page says, by the keys of `product_description`; a missing key is "non dichiarato", `-` "assente". */
export function describe(
  facts: Facts,
  name: string,
  brand: Brand,
  size: Size,
  organic: boolean,
  liquid: boolean,
): Record<string, string> {
  const drained = drainedGrams(size, facts.drained);
  const texts: Record<string, string | undefined> = {
    ingredients: ingredients(facts, name, organic),
    composition: facts.contains ? undefined : facts.ingredients,
    allergens: allergens(facts),
    nutritional_values: facts.nutrition
      ? nutritionTable(facts.nutrition, liquid, 1 - chance(`${brand.name} ${name}`) * 0.04)
      : facts.contains && '-',
    storage: facts.storage,
    origin: facts.origin,
    variety: facts.variety,
    category: facts.category,
    operator: brand.operator,
    net_quantity:
      size.text === 'sfuso'
        ? 'A peso variabile: il prezzo finale dipende dal peso alla preparazione'
        : `${size.text} ℮`,
    drained_weight: drained ? `${size.count > 1 ? `${size.count} x ` : ''}${drained} g` : undefined,
    alcohol: facts.alcohol,
    warnings: facts.warnings,
    disposal: facts.disposal,
  };
  return Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

const lines: Record<string, string> = {
  'Spesa Buona': 'Spesa Buona è la nostra linea a prezzo basso tutto l’anno.',
  'Antica Dispensa': 'Per Antica Dispensa scegliamo piccoli produttori e ricette lunghe.',
  'Orto Bio': 'Orto Bio è la nostra linea da agricoltura biologica certificata.',
};

/** Some sentences on the product. */
export const storyOf = (facts: Facts, name: string, brand: Brand): string =>
  [facts.text?.replaceAll('{name}', name).replaceAll('{brand}', brand.name), lines[brand.name]]
    .filter(Boolean)
    .join(' ');
