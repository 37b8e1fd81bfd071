import type { content } from '../../../core/api/endpoints/content.ts';
import { romeTime } from '../../../core/rules/dates.ts';
import { pricePlace } from '../../shop/leafletForm.ts';
import { issueOf, issueOn, leafletOfIssue } from '../../shop/leaflets.ts';
import { now } from '../time/clock.ts';
import type { Context } from '../http/context.ts';
import type { Handlers } from '../http/implement.ts';
import { notFound } from '../http/problem.ts';
import { PAGE_SIZE } from '../catalogue/listProducts.ts';
import {
  findLeaflet,
  findLeaflets,
  leafletOnTheWire,
  leafletGoods,
  locationOf,
  pagesOf,
} from '../sql/content/leaflets.ts';
import { warehouseOf } from './catalogue/warehouse.ts';
import { pictureOf } from '../sql/pictures.ts';

const MOST = 200;

const today = async (context: Context): Promise<string> =>
  romeTime((await now(context.db, context.clock)).getTime()).date;

/** The issue of that id, if it has come out: past ones can still be looked at, future ones are not there yet. */
async function published(context: Context, id: number) {
  const { leafletId, issue } = leafletOfIssue(id);
  const row = Number.isInteger(id) ? await findLeaflet(context.db, leafletId) : undefined;
  return !row || issue < 0 || issue > issueOn(row, await today(context)).number
    ? undefined
    : { row, issue: issueOf(row, issue) };
}

/** The stores' leaflets (§7). */
export const contentHandlers: Handlers<typeof content> = {
  async leaflets(input, context) {
    const date = await today(context);
    return {
      leaflets: (await findLeaflets(context.db, input)).map((row) => leafletOnTheWire(row, issueOn(row, date))),
    };
  },
  async leaflet({ leaflet_id }, context) {
    const found = await published(context, leaflet_id);
    if (!found) throw notFound('leaflet.notFound', 'Questo volantino non c’è.');
    const { row, issue } = found;
    const goods = await leafletGoods(context.db, row.leaflet_id, await warehouseOf(context));
    const location = locationOf(leaflet_id, issue);
    const leafletPages = (await pagesOf(context.db, row.leaflet_id)).map(({ page_number, title }) => {
      const own = goods.filter((one) => one.page_number === page_number);
      return {
        pageNumber: page_number,
        url: pictureOf(`${location}${page_number}.webp`),
        title,
        products: own.map(({ product }) => product),
        prices: own.map(({ product: { productId }, position }) => ({ productId, ...pricePlace(position) })),
      };
    });
    return { ...leafletOnTheWire(row, issue), leafletPages };
  },
  /** Of an unknown leaflet there are no products, as for a search without hits (wire §3). */
  async leafletProducts({ parent_leaflet_id, parent_category_id, page, page_size }, context) {
    const found = await published(context, parent_leaflet_id);
    const itemsPerPage = Math.min(MOST, Math.max(1, Math.floor(page_size ?? PAGE_SIZE)));
    const selPage = Math.min(1_000_000, Math.max(1, Math.floor(page ?? 1)));
    const goods = found
      ? await leafletGoods(context.db, found.row.leaflet_id, await warehouseOf(context), parent_category_id)
      : [];
    const products = goods.slice((selPage - 1) * itemsPerPage, selPage * itemsPerPage).map(({ product }) => product);
    return {
      page: {
        selPage,
        totPages: Math.max(1, Math.ceil(goods.length / itemsPerPage)),
        totItems: goods.length,
        itemsPerPage,
      },
      products,
    };
  },
};
