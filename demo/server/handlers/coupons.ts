import type { AnswerOf } from '../../../core/api/endpoint.ts';
import type { coupon } from '../../../core/api/endpoints/coupons.ts';
import { romeTime } from '../../../core/rules/dates.ts';
import { mayChoose, type GiftChoices } from '../../../core/rules/giftChoice.ts';
import { toThousandths } from '../../../core/rules/quantity.ts';
import type { Cart, CartItem } from '../../../core/schema/cart.ts';
import type { Db } from '../database/database.ts';
import type { Context } from '../http/context.ts';
import type { Handlers } from '../http/implement.ts';
import { Problem, malformed, notFound, status } from '../http/problem.ts';
import { giftOnTheWire, userGiftId } from '../sql/cart/gifts.ts';
import { linesOf } from '../sql/cart/lines.ts';
import { currentCart } from '../sql/cart/view.ts';
import { couponsOf, type CouponRow } from '../sql/loyalty/coupons.ts';
import { now } from '../time/clock.ts';
import { cartCommand } from './cart/command.ts';
import { customerOf } from './session/customer.ts';

type Coupon = AnswerOf<typeof coupon.get>['gift_certificates'][number];

const itemsOf = ({ cartItems = [], sectors = [] }: Cart): CartItem[] => [
  ...cartItems,
  ...sectors.flatMap((sector) => sector.cartItems),
];

const choicesOf = (rows: readonly CouponRow[]): GiftChoices =>
  new Map(rows.flatMap((row) => (row.item_id ? [[userGiftId(row), row.item_id] as const] : [])));

/** Coupons with the lines that are still free for each. */
function couponsOnTheWire(rows: readonly CouponRow[], cart: Cart): Coupon[] {
  const choices = choicesOf(rows);
  return rows.map((row) => {
    const id = userGiftId(row);
    return {
      ...giftOnTheWire(row),
      userGiftCertificateId: id,
      cartItems: itemsOf(cart).filter(({ itemId, quantity }) =>
        mayChoose(id, itemId, toThousandths(quantity), choices),
      ),
      ...(row.item_id && { cartItemId: row.item_id }),
    };
  });
}

async function mine(db: Db, context: Context, cartId: number): Promise<CouponRow[]> {
  const today = romeTime((await now(db, context.clock)).getTime()).date;
  return couponsOf(db, customerOf(context), cartId, today);
}

async function chosen(context: Context, cart: Cart): Promise<Coupon[]> {
  return couponsOnTheWire(await mine(context.db, context, cart.cartId), cart).filter(
    ({ cartItemId }) => cartItemId !== undefined,
  );
}

const refused = (code: string, words: string) => new Problem(status.notAllowed, code, words);

/** Gives coupons to lines, after the whole has been checked: one line for each coupon, a line not oftener than it has pieces. */
const give = (wishes: readonly { userGiftCertificateId: number; cartItemId: number }[], context: Context) =>
  cartCommand(context, 'add_coupon', async ({ db, cart }) => {
    const rows = await mine(db, context, cart.cart_id);
    const lines = await linesOf(db, cart.cart_id);
    const choices = new Map(choicesOf(rows));
    for (const { userGiftCertificateId: id, cartItemId } of wishes) {
      const row = rows.find((each) => userGiftId(each) === id);
      const line = lines.find(({ item_id }) => item_id === cartItemId);
      if (!row) throw notFound('coupon.invalid', 'Questo buono non c’è, o è già stato usato.');
      if (!line) throw notFound('cart.itemNotFound', 'Questo prodotto non è più nel carrello.');
      if (!mayChoose(id, cartItemId, line.quantity, choices))
        throw refused('coupon.lineUsedUp', 'Questo prodotto è già in omaggio con un altro buono.');
      choices.set(id, cartItemId);
      await db
        .insertInto('cart_code')
        .values({ cart_id: cart.cart_id, gift_certificate_id: row.gift_certificate_id, item_id: cartItemId })
        .onConflict((conflict) =>
          conflict.columns(['cart_id', 'gift_certificate_id']).doUpdateSet({ item_id: cartItemId }),
        )
        .execute();
    }
  });

/** Personal coupons and the line that each makes a gift of (account §7). */
export const couponHandlers: Handlers<typeof coupon> = {
  async check(_input, context) {
    const cart = await currentCart(context);
    const found = couponsOnTheWire(await mine(context.db, context, cart.cartId), cart);
    return { valid: found.some(({ cartItems }) => cartItems.length > 0), gift_certificates: found };
  },
  get: async (_input, context) => ({ gift_certificates: await chosen(context, await currentCart(context)) }),
  async add({ userGiftCertificates }, context) {
    const named = userGiftCertificates.map((each) => each.userGiftCertificateId);
    if (new Set(named).size < named.length) throw malformed('Ogni buono vale per un solo prodotto.');
    if (named.length > 50) throw malformed('Sono troppi buoni.');
    const cart = await give(userGiftCertificates, context);
    return { gift_certificates: await chosen(context, cart), cart };
  },
};
