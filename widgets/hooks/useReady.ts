import * as errorTexts from '../../core/labels/it/errors.ts';
import { useLayoutEffect, useState } from 'react';
import { missingStep, type Step } from '../../core/rules/missingStep.ts';
import { readyToShop } from '../../core/flows/readyToShop.ts';
import { useCart, useCartStatus } from './useCart.ts';
import { useCommand, type Command } from './useCommand.ts';
import { useSpesa } from './useSpesa.ts';

/** Is everything there to order: who, where, when? `ask` leads the customer through what is missing. */
export function useReady(): { waiting: boolean; missing: Step | null; ask: Command<[]> } {
  const spesa = useSpesa();
  const cart = useCart();
  const status = useCartStatus();
  const [asked, setAsked] = useState(false);
  useLayoutEffect(() => setAsked(true), []);
  const waiting = !asked || status === 'loading' || status === 'stale';
  return {
    waiting,
    missing: missingStep(cart, { ...spesa.config, anonymousCart: false }),
    ask: useCommand(
      () => readyToShop({ ...spesa, config: { ...spesa.config, anonymousCart: false } }),
      errorTexts.errorLoadingCart,
    ),
  };
}
