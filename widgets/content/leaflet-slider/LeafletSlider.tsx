import { Skeleton } from '../../ui/EmptyState.tsx';
import { useState } from 'react';
import { content } from '../../../core/api/endpoints/content.ts';
import { hasAddress } from '../../../core/rules/missingStep.ts';
import { printedItems } from '../../element/printedLists.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';

import { LeafletFrame } from './LeafletFrame.tsx';
import type { LeafletSliderProps } from './leaflet-slider.widget.ts';

const StoreLeaflets = laterView(() => import('./StoreLeaflets.tsx'), 'needed');

/** Everybody's leaflets stay as the server printed them and move by themselves; who has a store, or an old page, gets them drawn anew. */
export default function LeafletSlider(props: LeafletSliderProps) {
  const { query } = useSpesa();
  const cart = useCart();
  const [printed] = useState(() => printedItems(props.host)[0]);
  const [fresh] = useState(() => query.peek(content.leaflets, {}).status === 'ready');
  const hasStore = (cart?.user.defaultStoreAddressId ?? 0) > 0 || hasAddress(cart);
  const slides = printed && (
    <LeafletFrame {...props} printed={printed}>
      {null}
    </LeafletFrame>
  );
  return slides && fresh && !hasStore ? (
    slides
  ) : (
    <StoreLeaflets {...props}>{slides ?? <Skeleton lines={9} />}</StoreLeaflets>
  );
}
