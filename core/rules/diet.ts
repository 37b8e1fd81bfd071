import type { Product } from '../schema/catalogue.ts';
import type { Allergen, DietName, SharedDiet } from '../schema/diet.ts';
import { plainText } from './plainText.ts';

/** The words by which Italian labels declare an allergen. */
const words: Record<Allergen, RegExp> = {
  gluten: /glutin|grano|frumento|orzo|avena|farro|segale|kamut/i,
  crustaceans: /crostace/i,
  eggs: /\buov/i,
  fish: /\bpesc[ei]\b/i,
  peanuts: /arachid/i,
  soy: /\bsoia\b/i,
  milk: /\blatt(?:e|osio|ic)/i,
  nuts: /frutta a guscio|mandorl|nocciol|\bnoci\b|anacard|pistacch|pecan|macadamia/i,
  celery: /sedano/i,
  mustard: /senape/i,
  sesame: /sesamo/i,
  sulphites: /solfit|anidride solforosa/i,
  lupin: /lupin/i,
  molluscs: /mollusch/i,
};
const names = Object.keys(words) as Allergen[];

const excluded: Record<DietName, { allergen: Allergen; suited: RegExp }> = {
  glutenFree: { allergen: 'gluten', suited: /senza glutine/i },
  lactoseFree: { allergen: 'milk', suited: /senza lattosio|delattosat/i },
};

type Told = Pick<Product, 'name' | 'productInfos' | 'metaData' | 'productClasses'>;

/** What a product declares of its allergens, as a text; undefined where nobody says anything. Lists tell it by `ALLERGENS`, the page of a product by its descriptions. */
export const toldAllergens = ({ productInfos, metaData }: Told): string | undefined =>
  productInfos.ALLERGENS ?? metaData?.product_description?.allergens;

/** What of a product a customer does not eat. */
export interface Conflicts {
  contains: Allergen[];
  /** Of what it may contain traces; only if the customer wants to know. */
  traces: Allergen[];
}

/** A product that a diet's own words name as suited is left to that diet, though not to an allergy. */
function unwanted(product: Told, { allergens, diets }: SharedDiet): Set<Allergen> {
  const said = [product.name, product.productInfos.BADGE, ...(product.productClasses ?? []).map(({ name }) => name)];
  const ofDiets = diets.filter((diet) => !excluded[diet].suited.test(said.join(' ')));
  return new Set([...allergens, ...ofDiets.map((diet) => excluded[diet].allergen)]);
}

/** What the customer does not eat and this product declares to contain. What is not declared is no conflict: the label is to be read. */
export function dietConflicts(product: Told, diet: SharedDiet): Conflicts {
  const text = plainText(toldAllergens(product) ?? '');
  const [sure, may] = [text.replace(/può contenere.*/is, ''), /può contenere.*/is.exec(text)?.[0] ?? ''];
  const wanted = names.filter((name) => unwanted(product, diet).has(name));
  const contains = wanted.filter((name) => words[name].test(sure));
  const traces = diet.traces ? wanted.filter((name) => !contains.includes(name) && words[name].test(may)) : [];
  return { contains, traces };
}

export const isConflict = ({ contains, traces }: Conflicts): boolean => contains.length + traces.length > 0;

/** All that a product declares to contain, also in traces (LAW-06); nothing where nothing is declared. */
export const declaredAllergens = (product: Told): Conflicts =>
  dietConflicts(product, { allergens: names, diets: [], traces: true });
