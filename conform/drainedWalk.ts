import { catalogue } from '../core/api/endpoints/catalogue.ts';
import { ApiError } from '../core/api/error.ts';
import type { Product } from '../core/schema/catalogue.ts';
import { clientOf, type Server } from './client.ts';
import { judge, mayBeDrained, type Suspect } from './drainedWeight.ts';

/** Products a page. */
const pageSize = 100;

/** How many products were looked at, and how many answers did not come. */
export interface Walk {
  looked: number;
  unread: number;
}

/** Walks through the departments as a visitor and tells the products whose unit price is not that of the drained weight. */
export async function* walkDrained(server: Server): AsyncGenerator<Suspect, Walk> {
  const { send } = clientOf(server);
  const seen = new Set<number>();
  let unread = 0;
  async function read<T>(call: Promise<{ data: T }>): Promise<T | null> {
    try {
      return (await call).data;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      unread += 1;
      return null;
    }
  }
  async function own(product: Product): Promise<Product> {
    return (await read(send(catalogue.product, { slug: product.slug }))) ?? product;
  }

  const tree = await read(send(catalogue.categoryTree, { depth: 2 }));
  for (const { categoryId } of tree?.categories ?? [])
    for (let page = 1, last = 1; page <= last; page++) {
      const asked = { parent_category_id: categoryId, page, page_size: pageSize };
      const list = await read(send(catalogue.products, asked));
      last = list?.page.totPages ?? last;
      const fresh = (list?.products ?? []).filter(({ productId }) => !seen.has(productId));
      for (const product of fresh) {
        seen.add(product.productId);
        const suspect = mayBeDrained(product) ? judge(await own(product)) : null;
        if (suspect) yield suspect;
      }
    }
  return { looked: seen.size, unread };
}
