/** An entry of a picker. */
export interface Choice {
  value: string;
  label: string;
}

interface Category {
  categoryId: number;
  slug: string;
  name: string;
  categories?: Category[];
}

interface Product {
  productId: number;
  name: string;
  shortDescr?: string;
  description?: string;
}

const inner = ' › ';

/** The `data` of a public read, or nothing: a picker without the API is an empty list, never an error in the editor. */
async function read<T>(path: string): Promise<T | undefined> {
  try {
    const answer = await fetch(`${window.spesaEditor?.api ?? '/ebsn/api'}${path}`, {
      headers: { Accept: 'application/json' },
    });
    const { response, data } = (await answer.json()) as { response?: { status?: number }; data?: T };
    return response?.status === 0 ? data : undefined;
  } catch {
    return undefined;
  }
}

const branch = (nodes: readonly Category[], above: string): { category: Category; path: string }[] =>
  nodes.flatMap((category) => {
    const path = above ? `${above}${inner}${category.name}` : category.name;
    return [{ category, path }, ...branch(category.categories ?? [], path)];
  });

let tree: Promise<{ category: Category; path: string }[]> | undefined;

/** Every category with the names above it; asked once per editor. */
export async function categories(by: 'id' | 'slug'): Promise<Choice[]> {
  tree ??= read<{ categories: Category[] }>('/category?depth=3').then((data) => branch(data?.categories ?? [], ''));
  const all = await tree;
  if (all.length === 0) tree = undefined;
  return all.map(({ category, path }) => ({
    value: by === 'id' ? String(category.categoryId) : category.slug,
    label: path,
  }));
}

const entry = ({ productId, name, shortDescr, description }: Product): Choice => ({
  value: String(productId),
  label: [name, shortDescr, description].filter(Boolean).join(', '),
});

/** Products whose name holds the words, the chosen one first. */
export async function products(words: string, chosen: number): Promise<Choice[]> {
  const [own, found] = await Promise.all([
    chosen ? read<Product>(`/products?product_id=${chosen}`) : undefined,
    read<{ products: Product[] }>(`/products?page_size=20&q=${encodeURIComponent(words)}`),
  ]);
  const others = (found?.products ?? []).filter(({ productId }) => productId !== chosen);
  return [...(own && 'productId' in own ? [own] : []), ...others].map(entry);
}
