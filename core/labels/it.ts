import { cart } from './it/cart.ts';
import { catalogue } from './it/catalogue.ts';
import { checkout } from './it/checkout.ts';
import { common } from './it/common.ts';
import { delivery } from './it/delivery.ts';
import { errors } from './it/errors.ts';
import { leaflet } from './it/leaflet.ts';
import { list } from './it/list.ts';
import { loyalty } from './it/loyalty.ts';
import { orders } from './it/orders.ts';
import { product } from './it/product.ts';
import { session } from './it/session.ts';
import { store } from './it/store.ts';
import { tutorial } from './it/tutorial.ts';
import { video } from './it/video.ts';

/** All bundled texts, for the type of their keys, the generators and the server. Views import their own areas only. */
export const texts = { common, errors, catalogue, cart, delivery, session, checkout, orders, list, loyalty, store, leaflet, tutorial, video, product };
