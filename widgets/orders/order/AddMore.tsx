import * as supplementTexts from '../../../core/labels/it/supplements.ts';
import type { Order } from '../../../core/schema/orders.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';

/** Adding to an order until it is picked, paid by itself. */
export function AddMore({ order }: { order: Order }) {
  const spesa = useSpesa();
  return (
    <section className="order__parking" aria-labelledby="add-more-title">
      <h2 className="order__parking-title" id="add-more-title">
        {supplementTexts.forgotten()}
      </h2>
      <p className="order__note">{supplementTexts.hint()}</p>
      <Button variant="secondary" onClick={() => void spesa.dialogs.open('addToOrder', { order })}>
        {supplementTexts.open()}
      </Button>
    </section>
  );
}
