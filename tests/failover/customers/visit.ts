import { randomInt, randomUUID } from 'node:crypto';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import type { Credentials } from '../../demo/server/caller.ts';
import { lateSlot } from '../../demo/server/people.ts';
import { password, type Person } from '../shop/prepare.ts';
import type { Ask } from './ask.ts';
import { wordsOf, type Ledger, type Lines } from './ledger.ts';
import { buy, wayOf } from './pay.ts';

/** What a customer has at hand; `step` lets time pass, and whoever halts the crowd look. */
export interface Visitor {
  person: Person;
  ledger: Ledger;
  credentials: Credentials;
  products: readonly number[];
  ask: Ask;
  step(): Promise<void>;
}

const linesOf = ({ cartItems = [] }: Cart): Lines =>
  new Map(cartItems.map(({ product, quantity }) => [product.productId, Math.round(quantity * 1000)]));

async function logIn({ person, ledger, credentials, ask }: Visitor): Promise<void> {
  delete credentials.session;
  delete credentials.account;
  const { status, errors } = await ask(session.login, { login: person.email, password });
  if (status !== 0) throw new Error(`${person.userId} could not log in: ${errors[0]?.code}`);
  ledger.session = credentials.session;
}

async function logOut({ ledger, credentials, ask }: Visitor): Promise<void> {
  const { session: open } = credentials;
  await ask(session.logout, {});
  ledger.closed = open;
  ledger.session = undefined;
}

/** Puts three things into the cart, each acknowledged before the next. */
async function fillCart({ person, ledger, products, ask, step }: Visitor): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await step();
    const productId = products[randomInt(products.length)]!;
    const quantity = 3 + randomInt(3);
    const { status, errors } = await ask(cart.add, { items: [{ productId, quantity }] }, randomUUID());
    if (status === 0) ledger.cart.set(productId, (ledger.cart.get(productId) ?? 0) + quantity * 1000);
    else ledger.wrong.push(`${person.userId} could not add ${productId}: ${errors[0]?.code}`);
  }
}

async function lookAtCart({ person, ledger, ask, step }: Visitor): Promise<void> {
  await step();
  const { data } = await ask(cart.view, {});
  const [shown, known] = [wordsOf(linesOf(data)), wordsOf(ledger.cart)];
  if (shown !== known) ledger.wrong.push(`the cart of ${person.userId} shows ${shown} instead of ${known}`);
}

async function chooseDelivery({ person, ledger, ask, step }: Visitor): Promise<void> {
  await step();
  const home = await ask(delivery.selectAddress, { address_id: person.addressId, delivery_service_id: 2 });
  await step();
  const { data } = await ask(delivery.timeslots, {});
  await step();
  const slot = await ask(delivery.selectTimeslot, lateSlot(data.days));
  for (const { errors } of [home, slot])
    if (errors.length > 0) ledger.wrong.push(`${person.userId} could not choose: ${errors[0]?.code}`);
}

/** Takes an order back; when the answer was lost and the second try is refused, the order itself tells. */
async function cancel({ person, ledger, ask }: Visitor, order_id: number): Promise<void> {
  await ask(orders.delete, { order_id });
  const { data } = await ask(orders.view, { order_id });
  if (data.orderStatusId === orderStatus.cancelled) ledger.orders.delete(order_id);
  else ledger.wrong.push(`${person.userId} could not cancel ${order_id}`);
}

/** One visit from the login to the paid order, of which every fourth is taken back; every third customer stays logged in until the next. */
export async function visit(visitor: Visitor, turn: number): Promise<void> {
  const { ask, step, products, person, ledger } = visitor;
  await step();
  if (ledger.session === undefined) await logIn(visitor);
  await step();
  await ask(catalogue.products, { page_size: 24, page: 1 + (turn % 3) });
  await step();
  await ask(catalogue.product, { product_id: products[turn % products.length]! });
  await fillCart(visitor);
  await lookAtCart(visitor);
  await chooseDelivery(visitor);
  await step();
  await ask(checkout.prepare, {});
  await step();
  await buy(person, ledger, ask, wayOf(turn + person.userId));
  await step();
  const last = [...ledger.orders.keys()].at(-1);
  if (last !== undefined) await ask(orders.view, { order_id: last });
  await step();
  if (last !== undefined && turn % 4 === 3) await cancel(visitor, last);
  await step();
  if (person.userId % 3 !== 0) await logOut(visitor);
}
