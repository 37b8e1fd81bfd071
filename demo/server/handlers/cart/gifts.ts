import * as cartBillTexts from '../../../../core/labels/it/cartBill.ts';
import { romeTime } from '../../../../core/rules/dates.ts';
import type { Benefit } from '../../../../core/schema/cartChecks.ts';
import { now } from '../../time/clock.ts';
import type { Db } from '../../database/database.ts';
import type { Context } from '../../http/context.ts';
import { CHOSEN_ITEM, giftBase } from '../../pricing/gifts.ts';
import { inEuro } from '../../pricing/money.ts';
import { priceCart } from '../../pricing/priceCart.ts';
import { Problem, notFound, status } from '../../http/problem.ts';
import { refuseTooMany } from '../session/refuseTooMany.ts';
import { findCart, type CartRow } from '../../sql/cart/carts.ts';
import { readContents, type Contents } from '../../sql/cart/contents.ts';
import { alreadyUsed, asGift, automaticGifts, findGift, holds, type GiftRow } from '../../sql/cart/gifts.ts';
import type { Work } from './command.ts';
import { spoken } from '../../language/speak.ts';
import { translated } from '../../language/translate.ts';

const unknown = () => notFound('gift.notFound', 'Questo codice non esiste o è scaduto.');

/** A code that may be used today by this customer; unknown and lapsed ones get the same text (SEC-16). */
async function usableGift(db: Db, code: string, today: string, userId: number): Promise<GiftRow> {
  const gift = await findGift(db, code);
  if (
    !gift ||
    gift.start_date > today ||
    gift.end_date < today ||
    (gift.personal && !(await holds(db, gift.gift_certificate_id, userId)))
  )
    throw unknown();
  if (gift.once_per_customer && (await alreadyUsed(db, gift.gift_certificate_id, userId)))
    throw new Problem(status.conflict, 'gift.alreadyUsed', 'Hai già usato questo codice.');
  return gift;
}

const inputsOf = (contents: Contents) =>
  contents.lines.map((line) => ({
    itemId: line.item_id,
    product: line.product,
    quantity: line.quantity,
    params: line.params,
  }));

/** What it takes off, in cents; of one whose item must be chosen, what the best choice takes off. */
function discountWith(contents: Contents, gift: GiftRow): number {
  const choices = gift.adjustment_type_id === CHOSEN_ITEM ? contents.lines.map((line) => line.item_id) : [null];
  const amounts = choices.map(
    (itemId) =>
      priceCart(inputsOf(contents), [{ ...asGift(gift), itemId }], undefined).adjustments.find(
        (each) => each.giftCertificateId === gift.gift_certificate_id,
      )?.amount ?? 0,
  );
  return -Math.min(0, ...amounts);
}

const contentsOf = async (context: Context, cart: CartRow | undefined): Promise<Contents | undefined> =>
  cart ? readContents(context.db, cart, await now(context.db, context.clock)) : undefined;

const ownCart = async (context: Context) => (context.session ? findCart(context.db, context.session) : undefined);

/** Lets a customer guess 20 codes in vain an hour, and visitors 20 from one address (SEC-16). */
export async function guessed<T>(context: Context, work: () => Promise<T>): Promise<T> {
  const { userId } = context.user;
  const who = userId > 0 ? `of ${userId}` : `from ${context.remote}`;
  const takeBack = await refuseTooMany(context, [{ name: `gift ${who}`, tries: 20, minutes: 60 }]);
  try {
    const result = await work();
    await takeBack();
    return result;
  } catch (failure) {
    if (!(failure instanceof Problem) || failure.code !== 'gift.notFound') await takeBack();
    throw failure;
  }
}

/** Why a code does nothing for a cart that holds goods worth so many cents; nothing where it does. */
function whyNot(gift: GiftRow, base: number): string | undefined {
  if (base === 0) return 'Il carrello è vuoto: metti prima i prodotti, poi il codice.';
  if (base >= gift.threshold) return undefined;
  return `Il codice vale da ${inEuro(gift.threshold)}: mancano ${inEuro(gift.threshold - base)}.`;
}

/** Whether a code would do something for the cart as it is, and how much, in euro. */
export async function checkCode(
  context: Context,
  code: string,
): Promise<{ gift: GiftRow; applicable: boolean; discount: number }> {
  const at = await now(context.db, context.clock);
  const contents = await contentsOf(context, await ownCart(context));
  const gift = await guessed(context, () =>
    usableGift(context.db, code, romeTime(at.getTime()).date, context.session?.userId ?? -1),
  );
  const short = whyNot(gift, contents?.priced.base ?? 0);
  const discount = contents && !short ? discountWith(contents, gift) : 0;
  const reason = short ?? (discount === 0 ? cartBillTexts.codeNotApplicable() : undefined);
  if (reason) context.warn('gift.notApplicable', reason);
  return { gift, applicable: reason === undefined, discount: discount / 100 };
}

/** Puts a code on the cart; one whose threshold is not reached yet stays there and says what is missing. */
export async function addCode(work: Work, context: Context, code: string): Promise<void> {
  const at = await now(work.db, context.clock);
  const gift = await usableGift(work.db, code, romeTime(at.getTime()).date, context.session?.userId ?? -1);
  const inserted = await work.db
    .insertInto('cart_code')
    .values({ cart_id: work.cart.cart_id, gift_certificate_id: gift.gift_certificate_id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n)
    throw new Problem(status.conflict, 'gift.alreadyAdded', 'Questo codice è già nel carrello.');
  const { priced } = await readContents(work.db, work.cart, at);
  const reason = whyNot(gift, priced.base);
  if (reason) work.warn('gift.notApplicable', reason);
}

export async function removeCode(work: Work, code: string): Promise<void> {
  const gift = await findGift(work.db, code);
  const removed =
    gift &&
    (await work.db
      .deleteFrom('cart_code')
      .where('cart_id', '=', work.cart.cart_id)
      .where('gift_certificate_id', '=', gift.gift_certificate_id)
      .executeTakeFirst());
  if (!removed?.numDeletedRows) throw notFound('gift.notFound', 'Questo codice non è nel carrello.');
}

/** A gift's name within a sentence, in the language that is spoken: German nouns keep their capital. */
function within(name: string): string {
  const own = translated(name);
  return spoken() === 'de' ? own : own.charAt(0).toLowerCase() + own.slice(1);
}

/** The gifts that begin at an amount, with what is missing; euro. Those of some products only once one of them is in the cart. */
export async function benefitsOf(
  context: Context,
): Promise<{ gift: GiftRow; benefit: Omit<Benefit, 'giftCertificate'> }[]> {
  const at = await now(context.db, context.clock);
  const contents = await contentsOf(context, await ownCart(context));
  const goods = contents && {
    inputs: inputsOf(contents),
    lines: contents.priced.lines,
    cuts: contents.priced.adjustments.filter((each) => each.giftCertificateId === undefined),
  };
  return (await automaticGifts(context.db, romeTime(at.getTime()).date)).flatMap((gift) => {
    const base = goods ? giftBase(asGift(gift), goods) : 0;
    if (gift.category_id !== null && base === 0) return [];
    const missing = Math.max(0, gift.threshold - base);
    const message = translated(
      missing > 0 ? `Ti mancano ${inEuro(missing)}: ${within(gift.name)}.` : `Hai ottenuto: ${within(gift.name)}.`,
    );
    return [
      {
        gift,
        benefit: {
          threshold: gift.threshold / 100,
          current: base / 100,
          missing: missing / 100,
          percent: Math.min(100, Math.floor((base * 100) / gift.threshold)),
          reached: missing === 0,
          message,
        },
      },
    ];
  });
}
