import { describe, expect, it } from 'vitest';
import { MOST_ENTRIES } from '../../core/api/cached.ts';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { aProduct } from '../carts.ts';
import { network, reply, settle } from '../network.ts';
import { memoryStorage, testSpesa } from '../testBrowser.ts';

const PAGES = 417;

/** A category of 10,000 products, 24 a page. */
const category = () =>
  network((sent) => {
    const selPage = Number(sent.query.get('page') ?? 1);
    const products = Array.from({ length: selPage === PAGES ? 16 : 24 }, (_, index) =>
      aProduct({ productId: selPage * 24 + index }),
    );
    return reply({ page: { selPage, totPages: PAGES, totItems: 10_000, itemsPerPage: 24 }, products, facets: [] });
  });

describe('paging through 10,000 products', () => {
  it('DATA-02 keeps one page in memory and fifty in the cache after 417 of them', async () => {
    const storage = memoryStorage();
    const { spesa } = testSpesa(category().fetch, { page: storage });
    let stop = (): void => undefined;
    const sizes: number[] = [];
    for (let number = 1; number <= PAGES; number += 1) {
      const input = { parent_category_id: 2, page: number, page_size: 24 };
      const next = spesa.query.watch(catalogue.products, input);
      stop();
      stop = next;
      for (let tries = 0; tries < 50 && spesa.query.peek(catalogue.products, input).status !== 'ready'; tries += 1)
        await settle();
      expect(spesa.query.peek(catalogue.products, input).data?.page.selPage).toBe(number);
      expect(Object.keys(spesa.query.store.getState().reads)).toHaveLength(1);
      sizes.push(
        Object.keys(storage)
          .map((key) => storage.getItem(key)?.length ?? 0)
          .reduce((sum, size) => sum + size, 0),
      );
    }
    expect(Object.keys(storage).filter((key) => key.includes('answer:'))).toHaveLength(MOST_ENTRIES);
    expect(sizes.at(-1)!).toBeLessThan(sizes[MOST_ENTRIES]! * 1.05);
    stop();
    expect(spesa.query.store.getState().reads).toEqual({});
  });
});
