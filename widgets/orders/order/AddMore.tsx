import { useEffect, useState } from 'react';
import { orders } from '../../../core/api/endpoints/orders.ts';
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

/** How what was added last stands: while it waits always, how it ended to who comes back from the bank's page. */
function Added({ order, added }: { order: Order; added: NonNullable<Order['supplement']> }) {
  const spesa = useSpesa();
  const [back] = useState(() => Number(new URLSearchParams(location.search).get('added')));
  const [looks, setLooks] = useState(0);
  const [problem, setProblem] = useState('');
  const { state, url, supplementId, grossTotal } = added;
  const { orderId } = order;
  useEffect(() => {
    if (state !== 'waiting' || looks >= LOOKS) return;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      spesa.query.reload(orders.view, { order_id: orderId });
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

/** Adding to an order until it is picked, paid by itself, and how that stands. */
export default function AddMore({ order, open }: { order: Order; open: boolean; children?: never }) {
  const spesa = useSpesa();
  return (
    <>
      {order.supplement && <Added order={order} added={order.supplement} />}
      {open && (
        <section className="order__parking" aria-labelledby="add-more-title">
          <h3 className="order__parking-title" id="add-more-title">
            {supplementTexts.forgotten()}
          </h3>
          <p className="order__note">{supplementTexts.hint()}</p>
          <Button variant="secondary" onClick={() => void spesa.dialogs.open('addToOrder', { order })}>
            {supplementTexts.open()}
          </Button>
        </section>
      )}
    </>
  );
}
