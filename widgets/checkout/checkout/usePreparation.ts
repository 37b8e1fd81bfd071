import { useLayoutEffect, useState } from 'react';
import { prepareOrder, type Reason } from '../../../core/flows/prepareOrder.ts';
import type { Prepared } from '../../../core/schema/checkout.ts';
import { useSlice, useSpesa } from '../../hooks/useSpesa.ts';

export interface Preparation {
  status: 'waiting' | 'ready' | 'refused';
  prepared: Prepared | undefined;
  /** Why the order cannot be made as it is, in the server's words. */
  reasons: Reason[];
  again(): void;
}

/** Prepares the order whenever the cart or its total has changed, and says what stands in its way (account §7 checkout/prepare). */
export function usePreparation(wanted: boolean): Preparation {
  const spesa = useSpesa();
  const cartId = useSlice(spesa.cart.store, ({ cart }) => cart?.cartId);
  const revision = useSlice(spesa.cart.store, (state) => state.revision);
  const total = useSlice(spesa.cart.store, ({ cart }) => cart?.grossTotal);
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<Omit<Preparation, 'again'>>({
    status: 'waiting',
    prepared: undefined,
    reasons: [],
  });

  // Before the frame, not after it, as in useQuery.
  useLayoutEffect(() => {
    if (!wanted || cartId === undefined) return;
    const abort = new AbortController();
    setState((old) => ({ ...old, status: 'waiting' }));
    void prepareOrder(spesa, abort.signal).then((outcome) => {
      if (!outcome || abort.signal.aborted) return;
      if ('prepared' in outcome) setState({ status: 'ready', prepared: outcome.prepared, reasons: [] });
      else setState((old) => ({ ...old, status: 'refused', reasons: outcome.reasons }));
    });
    return () => abort.abort();
  }, [spesa, wanted, cartId, revision, total, turn]);

  return { ...state, again: () => setTurn((value) => value + 1) };
}
