import { departmentOf } from '../catalogue/tree.ts';
import { stores } from '../stores.ts';
import type { ShopData, ShopProduct } from '../types.ts';
import { banners } from './banners.ts';
import { leafletPhoto } from './leaflet.ts';
import { productPhoto, photoSizes, type PhotoSize } from './product.ts';
import { bannerForms, iconPhoto, scenePhoto } from './scenes.ts';
import { storePhoto } from './store.ts';

const hues = [88, 88, 88, 48, 4, 16, 34, 28, 24, 200, 206, 190, 286, 178, 30];
const indexes = new WeakMap<ShopData, Map<number, ShopProduct>>();

function productsById(data: ShopData): Map<number, ShopProduct> {
  let index = indexes.get(data);
  if (!index) indexes.set(data, (index = new Map(data.products.map((product) => [product.productId, product]))));
  return index;
}

function productAt(size: string, name: string, data: ShopData): string | undefined {
  const product = productsById(data).get(Number.parseInt(name, 10));
  return product && Object.hasOwn(photoSizes, size) && name === `${product.productId}-${product.slug}`
    ? productPhoto(product, size as PhotoSize)
    : undefined;
}

function bannerAt(name: string): string | undefined {
  const [, scene = '', form = ''] = /^(.+)-(\w+)$/.exec(name) ?? [];
  return Object.hasOwn(banners, scene) && Object.hasOwn(bannerForms, form)
    ? scenePhoto(banners[scene]!, form as keyof typeof bannerForms)
    : undefined;
}

function categoryAt(id: number, data: ShopData): string | undefined {
  const category = data.categories.find(({ categoryId }) => categoryId === id);
  return category && iconPhoto(category.subject, hues[departmentOf(id)] ?? 88);
}

function storeAt(id: number): string | undefined {
  const store = stores.find(({ storeId }) => storeId === id);
  return store && storePhoto(store.name, (id * 67) % 360);
}

/** The drawing, as SVG, of the picture at a path below `/photo/`: `prodotti/{thumb|photo|large}/{id}-{slug}`, `banner/{name}-{desktop|mobile}`, `categorie/{id}`, `negozi/{id}`, `leaflets/{YYYY}/{MM}/{DD}/{id}/{page}`, all `.webp`; undefined where there is none. */
export function photo(path: string, data: ShopData): string | undefined {
  const [, page] = /^\/photo\/leaflets\/([\d/]+)\.webp$/.exec(path) ?? [];
  if (page !== undefined) return leafletPhoto(page, data);
  const [, folder, first = '', second] = /^\/photo\/(\w+)\/([^/]+?)(?:\/([^/]+))?\.webp$/.exec(path) ?? [];
  const compose: Record<string, () => string | undefined> = {
    prodotti: () => productAt(first, second ?? '', data),
    banner: () => bannerAt(first),
    categorie: () => categoryAt(Number(first), data),
    negozi: () => storeAt(Number(first)),
  };
  return folder && Object.hasOwn(compose, folder) ? compose[folder]!() : undefined;
}
