import { useEffect, useState } from 'react';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { placeOrder } from '../../../core/flows/placeOrder.ts';
import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import type { Bought, PaymentAuth, PaymentType, Prepared } from '../../../core/schema/checkout.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { leaveFor } from './leaveFor.ts';

/** A way to pay as it is chosen: a payment type, with a card where it needs one. */
export interface Way {
  value: string;
  type: PaymentType;
  card?: PaymentAuth;
}

const CARD = 12;

/** The ways to pay: each saved card, a new card, and the types that need none. */
function waysOf(types: readonly PaymentType[], cards: readonly PaymentAuth[]): Way[] {
  return types.flatMap((type) => {
    if (!type.needAuth) return [{ value: String(type.paymentTypeId), type }];
    const saved = cards
      .filter((card) => card.paymentTypeId === type.paymentTypeId)
      .map((card) => ({ value: `${type.paymentTypeId}-${card.userPaymentAuthId}`, type, card }));
    return [...saved, { value: `${type.paymentTypeId}-new`, type }];
  });
}

/** Choosing how to pay and ordering at the total that is shown, in euro: one press is one order, then the card's site, the order's page, or patience. */
export function usePayment(prepared: Prepared | undefined, total: number) {
  const spesa = useSpesa();
  const links = useLinks();
  const cards = useQuery(checkout.savedCards, prepared ? { payment_type_id: CARD } : null);
  const ways =
    prepared && cards.status !== 'idle' && (cards.data || cards.status === 'failed')
      ? waysOf(prepared.paymentTypes, cards.data?.auths ?? [])
      : undefined;
  const [chosen, setChosen] = useState<string | null>(null);
  const preset = ways?.find(({ card }) => card?.default) ?? ways?.find(({ type }) => type.selected) ?? ways?.[0];
  const way = ways?.find(({ value }) => value === chosen) ?? preset;
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  async function follow({ orderId, payment }: Bought) {
    if (payment.status === 'redirect') {
      setLeaving(true);
      if (leaveFor(payment, spesa)) return;
      setLeaving(false);
      setProblem(checkoutTexts.wrongOrigin());
      return;
    }
    spesa.browser.go(
      payment.status === 'ok'
        ? `${links.page('order', { id: orderId })}?new=1`
        : `${links.page('payment')}?order_id=${orderId}`,
    );
  }

  const order = useCommand(async () => {
    if (!way) return false;
    setProblem('');
    await follow(
      await placeOrder(
        spesa,
        {
          paymentTypeId: way.type.paymentTypeId,
          ...(way.card ? { userPaymentAuthId: way.card.userPaymentAuthId } : {}),
        },
        total,
      ),
    );
    return true;
  }, errorTexts.generic);

  return { ways, way, choose: setChosen, order, leaving, problem };
}
