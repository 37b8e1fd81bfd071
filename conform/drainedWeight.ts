import { gramsOf, priceOf, unitName } from '../core/rules/price.ts';
import { plainText } from '../core/rules/plainText.ts';
import { quantityRule } from '../core/rules/quantity.ts';
import type { Product } from '../core/schema/catalogue.ts';

/** A product in water, brine, vinegar or juice whose unit price is not counted on its drained weight (LAW-04). */
export interface Suspect {
  product: Pick<Product, 'productId' | 'name' | 'shortDescr' | 'description'>;
  /** Euro per `unit` that the server tells, or none. */
  shown: number | null;
  unit: string;
  /** What is due by the drained weight in grams; null where the server does not tell that weight. */
  due: { euro: number; drained: number } | null;
}

/** Names of what may be packed in a liquid: of these the product's own answer is read. */
const mayBe =
  /sgocciol|salamoia|sott|acet|agrodolce|scirop|succo|acqua|naturale|lessat|vapore|oliv|capper|cetriol|carciof|giardinier|peperon|fung|cipoll|fagiol|borlott|cannellin|cec[ei]|lenticchi|pisell|mais|lupin|fav[ae]|legum|pelat|pomodor|tonno|salmone|sgombr|sardin|acciug|alici|vongol|cozze|mozzarell|burrata|bocconcin|ciliegin|tofu|feta|ananas|pesch|albicocc|macedoni|amaren|litchi|palma|german|bambù|crauti|barbabiet|asparag/i;
/** Names that say it. */
const says =
  /in salamoia|sott[’' ]?\s?acet|in agrodolce|sciroppat|(?:allo|in) sciroppo|liquido di governo|in acqua\b|lessat[aeio]|(?:tonno|sgombro|salmone|ananas)\b.*\bal naturale/i;
const liquids = /\b(olio|acqua|salamoia|aceto|succo|sciroppo)\b/i;
const oil = /(?:^|\P{L})olio\b/iu;
const weight = /(?:(\d+)\s*[x×]\s*)?(\d+(?:[.,]\d+)?)\s*(kg|gr?)\b|\bgr?\.?\s*(\d+(?:[.,]\d+)?)/;
const told = [
  new RegExp(`sgocciolat[aeio]\\s*(?:[:=-]|di|circa)?\\s*(${weight.source})`, 'i'),
  new RegExp(`(${weight.source})\\.?\\s*(?:di )?(?:peso )?(?:netto )?sgocciolat`, 'i'),
];

/** The first weight in a text, in grams, and of how many packs it is. */
function weightIn(text: string): { grams: number; count: number } | null {
  const [, count = '1', amount, unit = 'g', behind] = new RegExp(weight, 'i').exec(text) ?? [];
  const grams = Number((amount ?? behind ?? '').replace(',', '.')) * (/^kg$/i.test(unit) ? 1000 : 1) * Number(count);
  return grams > 0 ? { grams, count: Number(count) } : null;
}

/** What only the product's own answer tells, as plain text by its keys. */
const ownTexts = ({ metaData = {} }: Product): (readonly [key: string, text: string])[] =>
  Object.values(metaData).flatMap((group) =>
    Object.entries(group).map(([key, text]) => [key, plainText(text)] as const),
  );

/** The drained weight in grams that any text of the product tells; of several packs all together. */
function drainedWeight(product: Product): number | null {
  const stated = Number(product.productInfos['DRAINED_WEIGHT'] ?? 0);
  if (stated > 0) return stated;
  const own = ownTexts(product);
  const [, named] = own.find(([key, text]) => /drain|sgocciol/i.test(key) && /\d/.test(text)) ?? [];
  const texts = [
    product.name,
    product.description,
    ...Object.values(product.productInfos),
    ...own.map(([, text]) => text),
  ];
  const sentence = texts.flatMap((text) => told.flatMap((words) => words.exec(plainText(text))?.[1] ?? []))[0];
  const found = named ? (weightIn(named) ?? weightIn(`${named} g`)) : sentence ? weightIn(sentence) : null;
  if (!found) return null;
  const net = weightIn(product.description) ?? weightIn(product.name);
  const isOfOne = net && net.count > 1 && found.count === 1 && found.grams <= net.grams / net.count;
  return found.grams * (isOfOne ? net.count : 1);
}

/** Oil is no such liquid: it is the name's word, or the first liquid among the ingredients. */
function isInOil(product: Product): boolean {
  if (oil.test(product.name)) return true;
  const ingredients = ownTexts(product).find(([key]) => /ingredient/i.test(key))?.[1] ?? '';
  return liquids.exec(ingredients)?.[1]?.toLowerCase() === 'olio';
}

const namesOf = ({ name, description, productInfos }: Product): string =>
  [name, description, productInfos['EXTENDED_DESCRIPTION'] ?? ''].join(' ');

/** Is the product's own answer to be read? */
export const mayBeDrained = (product: Product): boolean =>
  quantityRule(product).type !== 'Sfuso' &&
  priceOf(product) !== null &&
  ('DRAINED_WEIGHT' in product.productInfos || mayBe.test(namesOf(product)));

/** What is wrong with the unit price of a product as its own answer has it; null where nothing is. */
export function judge(product: Product): Suspect | null {
  const unit = unitName(product.weightUnitDisplay);
  const shown = product.priceUmDisplay && unit ? product.priceUmDisplay : null;
  if (isInOil(product)) return null;
  const suspect = { product, shown, unit: unit || 'kg' };
  const drained = drainedWeight(product);
  if (drained === null) return says.test(`${product.name} ${product.description}`) ? { ...suspect, due: null } : null;
  const per = gramsOf[suspect.unit] ?? 1000;
  const euro = Math.round((priceOf(product)! * 100 * per) / drained) / 100;
  if (shown !== null && gramsOf[unit] && shown >= euro - Math.max(0.02, euro * 0.005)) return null;
  return { ...suspect, unit: gramsOf[unit] ? unit : 'kg', due: { euro, drained } };
}
