import type { loyalty } from '../../../core/api/endpoints/loyalty.ts';
import { romeTime } from '../../../core/rules/dates.ts';
import type { GiftCertificate } from '../../../core/schema/loyalty.ts';
import { now } from '../time/clock.ts';
import type { Context } from '../http/context.ts';
import { customerOf } from './session/customer.ts';
import type { Handlers } from '../http/implement.ts';
import { heldGifts } from '../sql/loyalty/heldGifts.ts';

async function giftsOf(
  context: Context,
  byHand: boolean,
  history: boolean,
): Promise<{ giftCertificates: GiftCertificate[] }> {
  const userId = customerOf(context);
  const today = romeTime((await now(context.db, context.clock)).getTime()).date;
  return { giftCertificates: await heldGifts(context.db, { userId, byHand, history, today }) };
}

/** The two lists of the customer's own gift certificates (§7, wire P8). */
export const loyaltyHandlers: Handlers<typeof loyalty> = {
  gifts: ({ show_history }, context) => giftsOf(context, false, show_history),
  giftsByHand: ({ show_history }, context) => giftsOf(context, true, show_history),
};
