import { useEffect, useState } from 'react';
import { orders, wholeOrder } from '../../../core/api/endpoints/orders.ts';
import * as orderTexts from '../../../core/labels/it/orders.ts';
import * as supplementTexts from '../../../core/labels/it/supplements.ts';
import { formatCurrency } from '../../../core/rules/price.ts';
import type { Order } from '../../../core/schema/orders.ts';
import { leaveFor } from '../../hooks/leaveFor.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

const LOOK_AGAIN_MS = 3_000;
const LOOKS = 40;

const words = {
  waiting: { kind: 'warning', title: supplementTexts.waiting, text: supplementTexts.waitingText },
  placed: { kind: 'success', title: supplementTexts.placed, text: supplementTexts.placedText },
  unpaid: { kind: 'error', title: supplementTexts.unpaid, text: supplementTexts.unpaidText },
  late: { kind: 'warning', title: supplementTexts.late, text: supplementTexts.lateText },
} as const;

interface Props {
  order: Order;
  added: NonNullable<Order['supplement']>;
  onKnown(): void;
  children?: never;
}

/** How what was added last stands: while it waits always, how it ended to who comes back from the bank's page; `onKnown` hears that it is there. */
export default function Added({ order, added, onKnown }: Props) {
  const spesa = useSpesa();
  const [back] = useState(() => Number(new URLSearchParams(location.search).get('added')));
  const [looks, setLooks] = useState(0);
  const [problem, setProblem] = useState('');
  const { state, url, supplementId, grossTotal } = added;
  const { orderId } = order;
  useEffect(onKnown, []);
  useEffect(() => {
    if (state !== 'waiting' || looks >= LOOKS) return;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      spesa.query.reload(orders.view, wholeOrder(orderId));
    }, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [spesa, state, looks, orderId]);
  if (state !== 'waiting' && back !== supplementId) return null;
  const { kind, title, text } = words[state];
  return (
    <>
      <Notice kind={kind} title={title({ amount: formatCurrency(grossTotal, spesa.config.currencyForm) })}>
        <p>{text()}</p>
      </Notice>
      {state === 'waiting' && url && (
        <Button
          onClick={() => setProblem(leaveFor({ status: 'redirect', url }, spesa) ? '' : orderTexts.wrongOrigin())}
        >
          {supplementTexts.goOn()}
        </Button>
      )}
      {problem && <Notice kind="error">{problem}</Notice>}
    </>
  );
}
