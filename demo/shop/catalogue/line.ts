import type { SubjectName } from '../photos/subjects.ts';
import type { ShopPicture, ShopProduct } from '../types.ts';
import type { SelectOption } from '../../../core/schema/catalogue.ts';

/** Per 100 g or ml: kcal, fat, saturates, carbohydrates, sugars, fibre, protein, salt; grams, salt to two decimals. */
export type Nutrition = readonly [
  kcal: number,
  fat: number,
  saturates: number,
  carbohydrates: number,
  sugars: number,
  fibre: number,
  protein: number,
  salt: number,
];

/** What is said of a food or of another article. */
export interface Facts {
  /** `{name}` is the article's name in lower case; allergens stand in capitals. */
  ingredients?: string;
  /** Allergens that it contains: `glutine`, `latte`; an empty list is "none". */
  contains?: readonly string[];
  traces?: readonly string[];
  nutrition?: Nutrition;
  storage?: string;
  origin?: string;
  variety?: string;
  /** Quality category of fruit and vegetables: `I`, `Extra`. */
  category?: string;
  alcohol?: string;
  warnings?: string;
  disposal?: string;
  /** Share of the net weight that is left when drained of its liquid, 0–1; 0 for what is in none. */
  drained?: number;
  /** Is that liquid oil: its unit price is that of the net weight (LAW-04). */
  inOil?: boolean;
  /** A sentence or two for the product page. */
  text?: string;
  words?: string;
}

/** What may differ between the articles of a line. */
export interface Traits extends Facts {
  subject?: SubjectName;
  pack?: ShopPicture['pack'];
  hue?: number;
  shape?: ShopPicture['shape'];
  liquid?: string;
  brands?: readonly string[];
  sizes?: readonly string[];
  /** Classes of group 10000, by name. */
  marks?: readonly string[];
  badge?: string;
  leadTime?: number;
  options?: readonly SelectOption[];
}

export interface Article extends Traits {
  name: string;
  /** Factor on the line's price; 1 by default. */
  dear?: number;
}

/** A kind of article that several brands offer in several sizes. */
export interface Line extends Traits {
  /** The last part of the leaf's slug. */
  leaf: string;
  subject: SubjectName;
  pack: ShopPicture['pack'];
  articles: readonly (string | Article)[];
  brands: readonly string[];
  sizes: readonly string[];
  /** Products that each article has in the base assortment; 2 by default. */
  each?: number;
  /** Cents per kilogram, litre or piece of the first size, of a brand in the middle. */
  price: number;
  vat: 4 | 10 | 22;
  kind?: ShopProduct['kind'];
  /** More productInfos, such as QTY_MULT or WEIGHT_SELLING. */
  infos?: Readonly<Record<string, string>>;
  /** Name of the class whose maximum limits it. */
  limit?: string;
  minAcq?: number;
  maxAcq?: number;
  /** Is it perishable: its reductions need no 30-day reference (LAW-05), and it cannot be withdrawn from. */
  perishable?: boolean;
  /** Is it weighed into a bag of its own, which is charged (LAW-18). */
  bag?: boolean;
  /** Is it no food: no ingredients or allergens are due. */
  nonFood?: boolean;
}
