import type { Shot } from './hammer.ts';

export const api = '/ebsn/api';

/** Somebody with a session and a product in the cart that is never sold out. */
export interface ApiShopper {
  headers: Record<string, string>;
  productId: number;
}

interface Listed {
  productId: number;
  available: number;
  maxAcq?: number;
  productClassRuleMax?: unknown;
}

const unlimited = 100_000_000;
const adding = (productId: number) => JSON.stringify({ items: [{ productId, quantity: 1 }] });

/** A product of the demo that never ends. */
async function unlimitedProduct(origin: string): Promise<number> {
  const list = await fetch(`${origin}${api}/products?parent_category_id=7&page_size=500`);
  const { data } = (await list.json()) as { data: { products: Listed[] } };
  const product = data.products.find(
    ({ available, maxAcq, productClassRuleMax }) => available >= unlimited && !maxAcq && !productClassRuleMax,
  );
  if (!product) throw new Error('Every product can be sold out: nothing to add over and over.');
  return product.productId;
}

/** So many shoppers, each with a cart of its own, of one product that never ends. */
export async function newShoppers(origin: string, count: number, known?: number): Promise<ApiShopper[]> {
  const productId = known ?? (await unlimitedProduct(origin));
  return Promise.all(
    Array.from({ length: count }, async () => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${origin}${api}/cart/add`, { method: 'POST', headers, body: adding(productId) });
      await answer.arrayBuffer();
      return { headers: { ...headers, 'X-Ebsn-Session': answer.headers.get('X-Ebsn-Session') ?? '' }, productId };
    }),
  );
}

export const viewCart = (origin: string, { headers }: ApiShopper): Shot => ({
  origin,
  path: `${api}/cart/view`,
  headers,
});

export const addToCart = (origin: string, { headers, productId }: ApiShopper): Shot => ({
  origin,
  path: `${api}/cart/add`,
  method: 'POST',
  headers,
  body: adding(productId),
});

/** Pieces in a shopper's cart. */
export async function piecesOf(origin: string, { headers }: ApiShopper): Promise<number> {
  const answer = await fetch(`${origin}${api}/cart/view`, { headers });
  const { data } = (await answer.json()) as { data: { cartItems: { quantity: number }[] } };
  return data.cartItems.reduce((sum, { quantity }) => sum + quantity, 0);
}
