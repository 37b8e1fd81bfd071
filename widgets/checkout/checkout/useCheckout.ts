import { useEffect, useState } from 'react';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { ApiError } from '../../../core/api/error.ts';
import { failureText } from '../../../core/flows/reportFailure.ts';
import type { Prepared } from '../../../core/schema/checkout.ts';
import { useSlice, useSpesa } from '../../hooks/useSpesa.ts';

export interface Preparation {
  status: 'waiting' | 'ready' | 'refused';
  prepared: Prepared | undefined;
  /** Why the order cannot be made as it is, in the server's words. */
  reasons: string[];
  again(): void;
}

/** Prepares the order whenever the cart has changed, and says what stands in its way (§7 checkout/prepare). */
export function usePreparation(wanted: boolean): Preparation {
  const { client, cart } = useSpesa();
  const cartId = useSlice(cart.store, (state) => state.cart?.cartId);
  const revision = useSlice(cart.store, (state) => state.revision);
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<Omit<Preparation, 'again'>>({ status: 'waiting', prepared: undefined, reasons: [] });

  useEffect(() => {
    if (!wanted || cartId === undefined) return;
    const abort = new AbortController();
    setState((old) => ({ ...old, status: 'waiting' }));
    client.call(checkout.prepare, {}, { signal: abort.signal }).then(
      ({ data }) => setState({ status: 'ready', prepared: data, reasons: [] }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (abort.signal.aborted) return;
        const texts = error.messages.errors.map(({ message }) => message);
        setState((old) => ({ status: 'refused', prepared: old.prepared, reasons: texts.length > 0 ? texts : [failureText(error)] }));
      },
    );
    return () => abort.abort();
  }, [client, wanted, cartId, revision, turn]);

  return { ...state, again: () => setTurn((value) => value + 1) };
}
