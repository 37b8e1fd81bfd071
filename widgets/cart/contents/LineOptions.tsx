import { useState } from 'react';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import { customWeightOf, noteOf, offersWeight, sizeOf, sizesOf } from '../../../core/rules/cartChoices.ts';
import type { CartItem } from '../../../core/schema/cart.ts';
import { laterView } from '../../hooks/laterView.ts';

const LineChoices = laterView<{ line: CartItem; children?: undefined }>(() => import('./LineChoices.tsx'), 'needed');

/** What the customer says of a line, in short; its fields come when they are first opened, and keep what is typed when they are closed. */
export function LineOptions({ line, name }: { line: CartItem; name: string }) {
  const [opened, setOpened] = useState(false);
  const note = noteOf(line);
  const weight = customWeightOf(line);
  const offers = offersWeight(line.product) || sizesOf(line.product).length > 0;
  const chosen = [sizeOf(line), weight && cartContentsTexts.chosenWeight({ n: weight }), note && `“${note}”`]
    .filter(Boolean)
    .join(' · ');

  return (
    <details className="line-options" onToggle={() => setOpened(true)}>
      <summary className="line-options__summary">
        <span className="line-options__note">
          {chosen ? <bdi>{chosen}</bdi> : (offers ? cartContentsTexts.addChoice : cartContentsTexts.addNote)()}
        </span>
        <span className="hidden-text">{`: ${name}`}</span>
      </summary>
      {opened && <LineChoices line={line} />}
    </details>
  );
}
