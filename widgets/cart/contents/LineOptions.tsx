import { useState } from 'react';
import { label } from '../../../core/labels/label.ts';
import { customWeightOf, noteOf, offersWeight, sizeOf, sizesOf } from '../../../core/rules/cartChoices.ts';
import type { CartItem } from '../../../core/schema/cart.ts';
import { LineChoices } from './LineChoices.tsx';

/** What the customer says of a line, in short; its fields come when they are opened. */
export function LineOptions({ line, name }: { line: CartItem; name: string }) {
  const [open, setOpen] = useState(false);
  const note = noteOf(line);
  const weight = customWeightOf(line);
  const offers = offersWeight(line.product) || sizesOf(line.product).length > 0;
  const chosen = [sizeOf(line), weight && label('cart.chosenWeight', { n: weight }), note && `“${note}”`].filter(Boolean).join(' · ');

  return (
    <details className="line-options" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="line-options__summary">
        <span className="line-options__note">{chosen ? <bdi>{chosen}</bdi> : label(offers ? 'cart.addChoice' : 'cart.addNote')}</span>
        <span className="hidden-text">{`: ${name}`}</span>
      </summary>
      {open && <LineChoices line={line} />}
    </details>
  );
}
