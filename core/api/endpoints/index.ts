import { cart } from './cart.ts';
import { catalogue } from './catalogue.ts';
import { checkout } from './checkout.ts';
import { content } from './content.ts';
import { delivery } from './delivery.ts';
import { lists } from './lists.ts';
import { loyalty } from './loyalty.ts';
import { orders } from './orders.ts';
import { profile } from './profile.ts';
import { recipes } from './recipes.ts';
import { session } from './session.ts';

/** Every call by area: for the server, the tests and the OpenAPI document. Widgets import their own areas' tables. */
export const endpoints = {
  session,
  catalogue,
  cart,
  delivery,
  checkout,
  orders,
  lists,
  loyalty,
  profile,
  content,
  recipes,
};
