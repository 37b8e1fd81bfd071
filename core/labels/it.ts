import * as cart from './it/cart.ts';
import * as cartContents from './it/cartContents.ts';
import * as catalogue from './it/catalogue.ts';
import * as cataloguePages from './it/cataloguePages.ts';
import * as checkout from './it/checkout.ts';
import * as common from './it/common.ts';
import * as delivery from './it/delivery.ts';
import * as errors from './it/errors.ts';
import * as leaflet from './it/leaflet.ts';
import * as list from './it/list.ts';
import * as loyalty from './it/loyalty.ts';
import * as orders from './it/orders.ts';
import * as product from './it/product.ts';
import * as session from './it/session.ts';
import * as store from './it/store.ts';
import * as tutorial from './it/tutorial.ts';
import * as video from './it/video.ts';
import type { Text } from './text.ts';

/** All bundled texts by key, for generators, server and tests. The product imports the texts that it shows, never this. */
export const texts: ReadonlyMap<string, Pick<Text, 'key' | 'italian'>> = new Map(
  [
    common,
    errors,
    catalogue,
    cataloguePages,
    cart,
    cartContents,
    delivery,
    session,
    checkout,
    orders,
    list,
    loyalty,
    store,
    leaflet,
    tutorial,
    video,
    product,
  ].flatMap((area) => Object.values(area).map((text) => [text.key, text])),
);
