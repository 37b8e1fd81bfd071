import { expect } from 'vitest';
import type { Endpoint } from '../../core/api/endpoint.ts';
import { cart } from '../../core/api/endpoints/cart.ts';
import { cartCodes } from '../../core/api/endpoints/cartCodes.ts';
import { checkout } from '../../core/api/endpoints/checkout.ts';
import { orders } from '../../core/api/endpoints/orders.ts';
import { supplements } from '../../core/api/endpoints/supplements.ts';
import { wholeCart } from '../../core/api/endpoints/wholeCart.ts';
import { orderStatus } from '../../core/rules/orderStatus.ts';
import { createBuying } from '../demo/server/buying.ts';
import type { Credentials } from '../demo/server/caller.ts';
import { saveCard } from '../demo/server/people.ts';
import type { Reopened } from './reopened.ts';

const code = 'BENVENUTO5';
const onDelivery = { payment_type_id: 22 };
const byCard = 12;

/** A customer about to do something, and how to see that it was done once. */
export interface Scene {
  row: Endpoint;
  input: Record<string, unknown>;
  me: Credentials;
  userId: number;
  /** What must be so whenever the process has died. */
  expectKept?(shop: Reopened): Promise<void>;
  expectDone(shop: Reopened): Promise<void>;
}

const statusesOf = async (shop: Reopened, userId: number) =>
  (
    await shop.db
      .selectFrom('shop_order')
      .select(['order_id', 'status'])
      .where('user_id', '=', userId)
      .orderBy('order_id')
      .execute()
  ).map(({ status }) => status);

/** Puts 8.37 euro into the customer's wallet, and lets it pay; what is in it then, and what their orders have of it, in cents. */
async function fillWallet(shop: Reopened, me: Credentials, userId: number) {
  await shop.db
    .updateTable('customer')
    .set({ points: JSON.stringify({ PME: 8.37 }) })
    .where('user_id', '=', userId)
    .execute();
  await shop.request(wholeCart.updateCartInfo, { property: 'use_wallet', value: 'true' }, me);
  return async (then: Reopened) => {
    const { points } = await then.db
      .selectFrom('customer')
      .select('points')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const held = await then.db.selectFrom('shop_order').select('wallet_held').where('user_id', '=', userId).execute();
    return {
      left: Math.round((points['PME'] ?? 0) * 100),
      held: held.reduce((sum, { wallet_held }) => sum + wallet_held, 0),
    };
  };
}

/** No cent of the wallet is lost or doubled, in it or in orders. */
async function expectCents(inWallet: Awaited<ReturnType<typeof fillWallet>>, then: Reopened): Promise<void> {
  const { left, held } = await inWallet(then);
  expect(left + held).toBe(837);
}

/** One order is placed, and the cart is empty. */
const placedOnce = (userId: number, me: Credentials) => async (shop: Reopened) => {
  const placed = (await statusesOf(shop, userId)).filter((status) => status === orderStatus.ordered);
  expect(placed).toEqual([orderStatus.ordered]);
  expect((await shop.request(cart.view, {}, { ...me })).data.totalItems).toBe(0);
};

/** Orders what is in the cart; says what the shop said where it did not. */
async function bought(shop: Reopened, input: Record<string, unknown>, me: Credentials) {
  const { status, errors, data } = await shop.request(checkout.buy, input as never, me);
  expect({ status, errors }).toEqual({ status: 0, errors: [] });
  return data;
}

/** What a process may be killed at, with a shop's three plain products. */
export function createScenes(products: readonly number[]) {
  async function aCustomer(shop: Reopened) {
    const { people } = await createBuying(shop, products[2]!).buyers(1, products[0]!, 2);
    const { credentials: me, address_id } = people[0]!;
    const { userId, user_payment_auth_id } = await saveCard(shop, address_id);
    return { me, userId, card: { payment_type_id: byCard, user_payment_auth_id } };
  }

  return {
    async buyByCard(shop: Reopened): Promise<Scene> {
      const { me, userId, card } = await aCustomer(shop);
      return { row: checkout.buy, input: card, me, userId, expectDone: placedOnce(userId, me) };
    },
    async buyWithCode(shop: Reopened): Promise<Scene> {
      const { me, userId } = await aCustomer(shop);
      await shop.request(cartCodes.addCode, { code }, me);
      return {
        row: checkout.buy,
        input: onDelivery,
        me,
        userId,
        async expectDone(then) {
          await placedOnce(userId, me)(then);
          const uses = await then.db.selectFrom('gift_use').select('order_id').where('user_id', '=', userId).execute();
          expect(uses).toHaveLength(1);
        },
      };
    },
    async buyWithWallet(shop: Reopened): Promise<Scene> {
      const { me, userId, card } = await aCustomer(shop);
      const inWallet = await fillWallet(shop, me, userId);
      return {
        row: checkout.buy,
        input: card,
        me,
        userId,
        expectKept: (then) => expectCents(inWallet, then),
        async expectDone(then) {
          await placedOnce(userId, me)(then);
          expect(await inWallet(then)).toEqual({ left: 0, held: 837 });
        },
      };
    },
    async buyModifiedWithWallet(shop: Reopened): Promise<Scene> {
      const { me, userId, card } = await aCustomer(shop);
      const inWallet = await fillWallet(shop, me, userId);
      const { orderId } = await bought(shop, card, me);
      await shop.request(orders.modify, { order_id: orderId }, me);
      return {
        row: checkout.buy,
        input: card,
        me,
        userId,
        expectKept: (then) => expectCents(inWallet, then),
        async expectDone(then) {
          await placedOnce(userId, me)(then);
          expect(await inWallet(then)).toEqual({ left: 0, held: 837 });
        },
      };
    },
    async cancelWithWallet(shop: Reopened): Promise<Scene> {
      const { me, userId, card } = await aCustomer(shop);
      const inWallet = await fillWallet(shop, me, userId);
      const { orderId } = await bought(shop, card, me);
      return {
        row: orders.delete,
        input: { order_id: orderId },
        me,
        userId,
        expectKept: (then) => expectCents(inWallet, then),
        async expectDone(then) {
          expect(await statusesOf(then, userId)).toEqual([orderStatus.cancelled]);
          expect(await inWallet(then)).toEqual({ left: 837, held: 0 });
        },
      };
    },
    async addToOrder(shop: Reopened): Promise<Scene> {
      const { me, userId, card } = await aCustomer(shop);
      const { orderId, order } = await bought(shop, card, me);
      return {
        row: supplements.add,
        input: { order_id: orderId, items: [{ productId: products[1]!, quantity: 3 }], total: 30 },
        me,
        userId,
        async expectDone(then) {
          const { data } = await then.request(orders.view, { order_id: orderId }, { ...me });
          expect(data.grossTotal).toBe(Math.round(order.grossTotal * 100 + 3000) / 100);
          expect(data.orderItems!.map(({ quantity }) => quantity)).toEqual([2, 5, 3]);
        },
      };
    },
    async addCode(shop: Reopened): Promise<Scene> {
      const { me, userId } = await aCustomer(shop);
      return {
        row: cartCodes.addCode,
        input: { code },
        me,
        userId,
        async expectDone(then) {
          const { data } = await then.request(cart.view, {}, { ...me });
          const row = then.db.selectFrom('cart_code').selectAll().where('cart_id', '=', data.cartId);
          expect(await row.execute()).toHaveLength(1);
        },
      };
    },
    async modify(shop: Reopened): Promise<Scene> {
      const { me, userId } = await aCustomer(shop);
      const { orderId } = await bought(shop, onDelivery, me);
      return {
        row: orders.modify,
        input: { order_id: orderId },
        me,
        userId,
        async expectDone(then) {
          const { data } = await then.request(cart.view, {}, { ...me });
          expect(data).toMatchObject({ cartStatusId: 7, orderId, totalItems: 2 });
          expect(await statusesOf(then, userId)).toEqual([orderStatus.ordered]);
        },
      };
    },
    async buyModified(shop: Reopened): Promise<Scene> {
      const { me, userId, card } = await aCustomer(shop);
      const { orderId } = await bought(shop, card, me);
      await shop.request(orders.modify, { order_id: orderId }, me);
      await shop.request(cart.add, { items: [{ productId: products[1]!, quantity: 3 }] }, me);
      return { row: checkout.buy, input: card, me, userId, expectDone: placedOnce(userId, me) };
    },
    async cancel(shop: Reopened): Promise<Scene> {
      const { me, userId, card } = await aCustomer(shop);
      const { orderId } = await bought(shop, card, me);
      return {
        row: orders.delete,
        input: { order_id: orderId },
        me,
        userId,
        expectDone: async (then) => expect(await statusesOf(then, userId)).toEqual([orderStatus.cancelled]),
      };
    },
  };
}

export type SceneName = keyof ReturnType<typeof createScenes>;
