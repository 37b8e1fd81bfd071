/** An entry of a picker. */
export interface Choice {
  value: string;
  label: string;
  /** Address of a picture. */
  picture?: string;
  /** Price in words, such as `2,50 €`. */
  price?: string;
  /** Of a product: what it is called, and by whom it is made. */
  name?: string;
  brand?: string;
  /** Such as `2,50 €/kg`. */
  unitPrice?: string;
}

/** What a picker offers; `unreachable` where the shop does not answer. */
export type Found = readonly Choice[] | 'unreachable';

interface Category {
  categoryId: number;
  slug: string;
  name: string;
  categories?: Category[];
}

interface Product {
  productId: number;
  name: string;
  slug: string;
  shortDescr?: string;
  description?: string;
  mediaURL?: string;
  priceDisplay?: number | null;
  priceUmDisplay?: number | null;
  weightUnitDisplay?: string;
}

interface Block {
  templateBlock: { codInt: string; name?: string };
  templateBlockType: { modeName: string };
  metaData?: { category_block?: { TITLE?: string } };
}

const inner = ' › ';
const inEuro = (euro: number): string =>
  euro.toLocaleString(document.documentElement.lang || 'it-IT', { style: 'currency', currency: 'EUR' });
const base = (): string => window.spesaEditor?.api ?? '/ebsn/api';

/** The `data` of a public read, null where the shop refuses it. */
async function read<T>(path: string): Promise<T | null | 'unreachable'> {
  try {
    const answer = await fetch(base() + path, { headers: { Accept: 'application/json' } });
    const { response, data } = (await answer.json()) as { response?: { status?: number }; data?: T };
    if (typeof response?.status !== 'number') return 'unreachable';
    return response.status === 0 ? (data ?? null) : null;
  } catch {
    return 'unreachable';
  }
}

const list = <T extends object, I>(
  data: T | null | 'unreachable',
  of: (data: T) => readonly I[],
  make: (item: I) => Choice,
): Found => (data === 'unreachable' ? data : data ? of(data).map(make) : []);

const branch = (nodes: readonly Category[], above: string): { category: Category; path: string }[] =>
  nodes.flatMap((category) => {
    const path = above ? `${above}${inner}${category.name}` : category.name;
    return [{ category, path }, ...branch(category.categories ?? [], path)];
  });

let tree: ReturnType<typeof read<{ categories: Category[] }>> | undefined;

/** Every category with the names above it; asked once per editor. */
export async function categories(by: 'id' | 'slug'): Promise<Found> {
  tree ??= read<{ categories: Category[] }>('/category?depth=3');
  const data = await tree;
  if (data === 'unreachable') tree = undefined;
  return list(
    data,
    ({ categories: roots }) => branch(roots, ''),
    ({ category, path }) => ({ value: by === 'id' ? String(category.categoryId) : category.slug, label: path }),
  );
}

const unitPrice = ({ priceUmDisplay, weightUnitDisplay }: Product): string =>
  typeof priceUmDisplay === 'number' && weightUnitDisplay
    ? `${inEuro(priceUmDisplay)}/${weightUnitDisplay.toLowerCase()}`
    : '';

const entry = (product: Product): Choice => {
  const { productId, name, shortDescr, description, mediaURL, priceDisplay } = product;
  const unit = unitPrice(product);
  return {
    value: String(productId),
    name,
    ...(shortDescr && { brand: shortDescr }),
    ...(unit && { unitPrice: unit }),
    label: [name, shortDescr, description].filter(Boolean).join(', '),
    ...(mediaURL && { picture: new URL(mediaURL, new URL(base(), location.href)).href }),
    ...(typeof priceDisplay === 'number' && { price: inEuro(priceDisplay) }),
  };
};

/** Products whose name holds the words. */
export async function products(words: string): Promise<Found> {
  const data = await read<{ products: Product[] }>(`/products?page_size=20&q=${encodeURIComponent(words)}`);
  return list(data, ({ products: found }) => found, entry);
}

const page = (product: Product): Choice => ({ ...entry(product), value: product.slug });

/** The same by the names of their pages. */
export async function productPages(words: string): Promise<Found> {
  const wanted = words === '' ? '' : `&q=${encodeURIComponent(words)}`;
  const data = await read<{ products: Product[] }>(`/products?page_size=20${wanted}`);
  return list(data, ({ products: found }) => found, page);
}

/** Those of these pages of products that there still are. */
export async function productPagesBySlug(slugs: readonly string[]): Promise<Found> {
  const found = await Promise.all(slugs.map((slug) => read<Product>(`/products?slug=${encodeURIComponent(slug)}`)));
  if (found.length > 0 && found.every((one) => one === 'unreachable')) return 'unreachable';
  return found.flatMap((one) => (one && one !== 'unreachable' && 'productId' in one ? [page(one)] : []));
}

/** Those of these products that the shop still has, in the order of their numbers. */
export async function productsById(ids: readonly string[]): Promise<Found> {
  const found = await Promise.all(ids.map((id) => read<Product>(`/products?product_id=${encodeURIComponent(id)}`)));
  if (found.length > 0 && found.every((one) => one === 'unreachable')) return 'unreachable';
  return found.flatMap((one) => (one && one !== 'unreachable' && 'productId' in one ? [entry(one)] : []));
}

/** The blocks that the shop has composed for a category, of the kinds that `fits` takes. */
export async function categoryBlocks(slug: string, fits: RegExp): Promise<Found> {
  const data = await read<{ category?: { categoryBlocks?: Block[] } }>(`/category?slug=${encodeURIComponent(slug)}`);
  return list(
    data,
    ({ category }) =>
      (category?.categoryBlocks ?? []).filter(({ templateBlockType: { modeName } }) => fits.test(modeName)),
    ({ templateBlock: { codInt, name }, metaData }) => ({
      value: codInt,
      label: metaData?.category_block?.TITLE ?? name ?? codInt,
    }),
  );
}

/** The stores by the number of their address, as their pages have it. */
export async function stores(): Promise<Found> {
  const data = await read<{ stores: { name: string; address?: { addressId?: number; city?: string } }[] }>(
    '/store/list',
  );
  return list(
    data,
    ({ stores: all }) => all.filter(({ address }) => address?.addressId),
    ({ name, address }) => ({
      value: String(address?.addressId),
      label: [name, address?.city].filter(Boolean).join(', '),
    }),
  );
}

/** The leaflets that are out now. */
export async function leaflets(): Promise<Found> {
  const data = await read<{ leaflets: { leafletId: number; title?: string; name?: string }[] }>('/leaflet/search');
  return list(
    data,
    ({ leaflets: all }) => all,
    ({ leafletId, title, name }) => ({ value: String(leafletId), label: title ?? name ?? String(leafletId) }),
  );
}

const address = (pattern: string | undefined, slug: string): string =>
  (pattern ?? '').replace('{slug}', slug.split('/').map(encodeURIComponent).join('/'));

/** Categories and products whose name holds the words, by the address of their page. */
export async function shopPages(words: string): Promise<{ url: string; title: string; product: boolean }[]> {
  const { pages } = window.spesaEditor ?? {};
  const [all, found] = await Promise.all([
    categories('slug'),
    read<{ products: Product[] }>(`/products?page_size=5&q=${encodeURIComponent(words)}`),
  ]);
  const wanted = words.toLowerCase();
  const matching = all === 'unreachable' ? [] : all.filter(({ label }) => label.toLowerCase().includes(wanted));
  const sold = found === 'unreachable' || !found ? [] : found.products;
  return [
    ...matching
      .slice(0, 5)
      .map(({ value, label }) => ({ url: address(pages?.category, value), title: label, product: false })),
    ...sold.map(({ slug, name }) => ({ url: address(pages?.product, slug), title: name, product: true })),
  ].filter(({ url }) => url !== '');
}
