import type { ShopProduct } from '../types.ts';
import { barcodeOf } from './barcode.ts';
import { brandNamed, ownBrands } from './brands.ts';
import { classNamed } from './classes.ts';
import { describe, storyOf } from './describe.ts';
import { infosOf } from './infos.ts';
import type { Article, Line } from './line.ts';
import { packPrice } from './price.ts';
import { promoOf } from './promo.ts';
import { sizeOf } from './size.ts';
import { leaf } from './tree.ts';
import { chance, hashOf, slugOf } from './words.ts';

/** One article of one brand in one size. */
export interface Choice {
  line: Line;
  article: Article;
  brand: string;
  size: string;
}

export const slugOfChoice = ({ article, brand, size }: Choice): string =>
  `${slugOf(brand)}-${slugOf(article.name)}${size === 'sfuso' ? '' : `-${slugOf(size)}`}`;

/** Thousandths in stock: about 2 % have none, some have one to nine pieces left, staples have no end. */
function stockOf(key: string, line: Line): number | null {
  const draw = chance(`${key} stock`);
  if (draw < 0.02) return 0;
  if (draw < 0.04 && line.kind !== 'Sfuso' && !line.infos?.QTY_MULT) return (1 + (hashOf(`${key} left`) % 9)) * 1000;
  return draw > 0.9 ? null : (24 + (hashOf(`${key} many`) % 220)) * 1000;
}

/** The product that a choice makes; the same choice makes the same product but for its id. */
export function productOf(choice: Choice, productId: number): ShopProduct {
  const { line, article } = choice;
  const brand = brandNamed(choice.brand);
  const slug = slugOfChoice(choice);
  const size = sizeOf(choice.size);
  const organic = brand.name === ownBrands[2] && !line.nonFood;
  const kind = line.kind ?? 'Pezzo';
  const facts = { ...line, ...(article.pack && { shape: undefined }), ...article };
  const marks = [...new Set([...(organic ? ['Biologico'] : []), ...(line.marks ?? []), ...(article.marks ?? [])])];
  const reference = sizeOf(line.sizes[0]!).net.amount;
  const promo = promoOf(slug, line);
  const limit = line.limit && (promo || !line.limit.endsWith('in promozione')) ? classNamed(line.limit) : undefined;
  const draw = chance(`${slug} news`);
  const liquid = size.net.unit === 'L';
  const description = describe(facts, article.name, brand, size, organic, liquid);
  return {
    productId,
    slug,
    name: article.name,
    brand: brand.name,
    size: choice.size,
    barcode: barcodeOf(productId, brand.number, kind === 'Sfuso'),
    categoryId: leaf(line.leaf).categoryId,
    kind,
    infos: {
      ...infosOf(line, article, size, marks, storyOf(facts, article.name, brand)),
      ...(description.allergens && { ALLERGENS: description.allergens }),
    },
    price: packPrice(
      line.price * (article.dear ?? 1),
      size.net.amount,
      reference,
      brand.tier,
      `${brand.name} ${article.name}`,
    ),
    net: size.net,
    vat: line.vat,
    stock: stockOf(slug, line),
    ...(line.minAcq && { minAcq: line.minAcq }),
    ...(line.maxAcq && { maxAcq: line.maxAcq }),
    classes: marks.map(classNamed),
    ...(limit && { limitClass: limit }),
    ...(draw < 0.04 && { isNew: true }),
    ...(draw > 0.96 && { highlight: true }),
    ...(facts.leadTime && { leadTime: facts.leadTime }),
    ...(facts.options && { options: facts.options }),
    ...(promo && { promo }),
    ...(kind === 'Sfuso' && { variableWeight: true }),
    description,
    text: storyOf(facts, article.name, brand),
    picture: {
      subject: facts.subject,
      pack: facts.pack,
      hue: facts.hue ?? brand.hue,
      ...(facts.shape && { shape: facts.shape }),
      ...(facts.liquid && { liquid: facts.liquid }),
    },
    words: [line.words, article.words, ...marks].filter(Boolean).join(' '),
  };
}
