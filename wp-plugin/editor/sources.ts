import { __ } from '@wordpress/i18n';
import {
  categories,
  categoryBlocks,
  leaflets,
  productPages,
  productPagesBySlug,
  products,
  productsById,
  stores,
  type Found,
} from './shopApi.ts';
import { rowsOf } from './ingredients.ts';
import type { Control, Values } from './toAttributes.ts';

/** Where a picker's entries come from. */
export interface Source {
  /** Entries for the words that are typed; a source that gives all of them leaves the words alone. */
  offer(words: string, values: Values): Promise<Found>;
  /** Those of the chosen values that there still are. */
  known(chosen: readonly string[], values: Values): Promise<Found>;
  /** The entries change with the words. */
  asksWords?: true;
}

const whole = (offer: (values: Values) => Promise<Found>): Source => ({
  offer: (_, values) => offer(values),
  known: async (chosen, values) => {
    const all = await offer(values);
    return all === 'unreachable' ? all : all.filter(({ value }) => chosen.includes(value));
  },
});

const ofProducts: Source = { offer: products, known: productsById, asksWords: true };
const ofSite = (name: string): Source => whole(() => Promise.resolve(window.spesaEditor?.choices?.[name] ?? []));
/** The home page's own blocks are no category of the tree. */
const home = { value: 'home', label: __('Pagina iniziale', 'spesa') };
const bySlug = whole(async () => {
  const all = await categories('slug');
  return all === 'unreachable' ? all : [home, ...all];
});
const byId = whole(() => categories('id'));
/** Of a category's blocks those that the element can show: its other ones would leave it empty. */
const ofBlocks = (fits: RegExp): Source =>
  whole(({ slug = 'home' }) => (slug === '' ? Promise.resolve([]) : categoryBlocks(String(slug), fits)));

const sources: Readonly<Record<string, Source>> = {
  product: ofProducts,
  products: ofProducts,
  productPage: { offer: productPages, known: productPagesBySlug, asksWords: true },
  ingredients: ofProducts,
  categories: byId,
  bannerBlock: ofBlocks(/^Banner/),
  bannerBlocks: ofBlocks(/^Product/),
  tutorialBlock: ofBlocks(/^Tutorial/),
  store: whole(stores),
  leaflet: whole(leaflets),
  ...Object.fromEntries(['form', 'page', 'menu', 'slider', 'topic', 'layout'].map((name) => [name, ofSite(name)])),
};

/** The source of a control; undefined for one that is no picker. */
export const sourceOf = ({ control, type }: Pick<Control, 'control' | 'type'>): Source | undefined =>
  control === 'category' ? (type === 'number' ? byId : bySlug) : sources[control];

/** Controls whose value is a list with commas. */
export const picksMany = ({ control }: Pick<Control, 'control'>): boolean =>
  control === 'products' || control === 'categories' || control === 'bannerBlocks';

/** The chosen values of a control, of ingredients their products; nothing for an empty one. */
export function chosenOf(control: Control, values: Values): string[] {
  const value = values[control.name] ?? control.default;
  if (control.control === 'ingredients')
    return [...new Set(rowsOf(String(value)).flatMap(({ product }) => product || []))];
  if (picksMany(control))
    return String(value)
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  return value === 0 || value === '' || value === false ? [] : [String(value)];
}
