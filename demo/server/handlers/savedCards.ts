import type { savedCards } from '../../../core/api/endpoints/savedCards.ts';
import { transact } from '../database/transact.ts';
import type { Handlers } from '../http/implement.ts';
import { forgetCard } from '../payment/forgetCard.ts';
import { byCard, cardNotFound, savedCards as cardsOf } from './checkout/payment.ts';
import { customerOf } from './session/customer.ts';

/** The cards that the payment provider keeps for a customer. */
export const savedCardsHandlers: Handlers<typeof savedCards> = {
  list: ({ payment_type_id }, context) => cardsOf(context, customerOf(context), payment_type_id),

  async forget({ user_payment_auth_id }, context) {
    const userId = customerOf(context);
    const isGone = await transact(context.db, (db) => forgetCard(db, userId, user_payment_auth_id));
    if (!isGone) throw cardNotFound();
    return cardsOf(context, userId, byCard);
  },
};
