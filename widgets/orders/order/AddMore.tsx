import * as supplementTexts from '../../../core/labels/it/supplements.ts';
import type { Order } from '../../../core/schema/orders.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';

type Supplement = NonNullable<Order['supplement']>;
const Added = laterView<{ order: Order; added: Supplement; onKnown(): void; children?: never }>(
  () => import('./Added.tsx'),
  'needed',
);

/** Adding to an order until it is picked, paid by itself, and how that stands; `onKnown` hears that this is there. */
export function AddMore({ order, open, onKnown }: { order: Order; open: boolean; onKnown(): void }) {
  const spesa = useSpesa();
  return (
    <>
      {order.supplement && <Added order={order} added={order.supplement} onKnown={onKnown} />}
      {open && (
        <section className="order__parking" aria-labelledby="add-more-title">
          <h2 className="order__parking-title" id="add-more-title">
            {supplementTexts.forgotten()}
          </h2>
          <p className="order__note">{supplementTexts.hint()}</p>
          <Button variant="secondary" onClick={() => void spesa.dialogs.open('addToOrder', { order })}>
            {supplementTexts.open()}
          </Button>
        </section>
      )}
    </>
  );
}
