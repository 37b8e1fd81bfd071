import { account } from './sentences/account.ts';
import { banners } from './sentences/banners.ts';
import { cart } from './sentences/cart.ts';
import { checkout } from './sentences/checkout.ts';
import { delivery } from './sentences/delivery.ts';
import { departments } from './sentences/departments.ts';
import { gifts } from './sentences/gifts.ts';
import { letters } from './sentences/letters.ts';
import { mails } from './sentences/mails.ts';
import { orders } from './sentences/orders.ts';
import { papers } from './sentences/papers.ts';
import { recurring } from './sentences/recurring.ts';
import { request } from './sentences/request.ts';
import { shelves } from './sentences/shelves.ts';
import type { Sentences } from './translation.ts';

/** All that the reference shop says. */
export const sentences: Sentences = {
  ...account,
  ...banners,
  ...cart,
  ...checkout,
  ...delivery,
  ...departments,
  ...gifts,
  ...letters,
  ...mails,
  ...orders,
  ...papers,
  ...recurring,
  ...request,
  ...shelves,
};
