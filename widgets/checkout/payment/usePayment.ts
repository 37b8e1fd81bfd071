import { useEffect, useState } from 'react';
import { savedCards } from '../../../core/api/endpoints/savedCards.ts';
import { placeOrder } from '../../../core/flows/placeOrder.ts';
import { reasonsOf, type Reason } from '../../../core/flows/prepareOrder.ts';
import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import * as orderTexts from '../../../core/labels/it/orders.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import type { Bought, PaymentType, Prepared } from '../../../core/schema/checkout.ts';
import type { PaymentAuth } from '../../../core/schema/savedCards.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { leaveFor } from '../../hooks/leaveFor.ts';

/** A way to pay as it is chosen: a payment type, with a card where it needs one. */
export interface Way {
  value: string;
  type: PaymentType;
  card?: PaymentAuth;
}

const CARD = 12;
/** A page that is still here so long after it was left for the card’s site was kept from it, by a filter say (PAY-12). */
const PATIENCE_MS = 8_000;

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

/** Choosing how to pay and ordering at the total that is shown, in euro; nothing is asked before it is `wanted`. One press is one order, then the card's site, the order's page, or patience. */
export function usePayment(wanted: boolean, prepared: Prepared | undefined, total: number) {
  const spesa = useSpesa();
  const links = useLinks();
  const cards = useQuery(savedCards.list, wanted ? { payment_type_id: CARD } : null);
  const ways =
    prepared && cards.status !== 'idle' && (cards.data || cards.status === 'failed')
      ? waysOf(prepared.paymentTypes, cards.data?.auths ?? [])
      : undefined;
  const [chosen, setChosen] = useState<string | null>(null);
  const preset = ways?.find(({ card }) => card?.default) ?? ways?.find(({ type }) => type.selected) ?? ways?.[0];
  const way = ways?.find(({ value }) => value === chosen) ?? preset;
  const [leaving, setLeaving] = useState(false);
  /** Why the card’s site was not reached. */
  const [stopped, setStopped] = useState<Reason>();
  const [reasons, setReasons] = useState<Reason[]>([]);

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => {
      setLeaving(false);
      setStopped({ code: 'payment.noPage', text: checkoutTexts.noPage() });
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [leaving]);

  async function follow({ orderId, payment }: Bought) {
    if (payment.status === 'redirect') {
      setLeaving(true);
      if (leaveFor(payment, spesa)) return;
      setLeaving(false);
      setStopped({ code: 'payment.wrongOrigin', text: orderTexts.wrongOrigin() });
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
    setStopped(undefined);
    try {
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
    } catch (error) {
      setReasons(reasonsOf(error));
      throw error;
    }
    return true;
  }, errorTexts.generic);

  const refusals = order.error ? reasons : [];
  return {
    ways,
    way,
    choose(value: string) {
      setStopped(undefined);
      setChosen(value);
    },
    order,
    leaving,
    /** Why the last press made no order; empty again when it may be tried anew. */
    refusals: stopped ? [stopped] : refusals,
  };
}
