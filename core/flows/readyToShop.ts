import type { Spesa } from '../spesa.ts';
import type { ChainAnswer } from '../stores/dialogs.ts';
import { missingStep, type Step } from '../rules/missingStep.ts';
import type { Wanted } from '../schema/interrupted.ts';

const stepOf = { setAddress: 'address', setTimeslot: 'timeslot', setStore: 'store' } as const;

export type Parts = Pick<Spesa, 'dialogs' | 'cart' | 'config'>;

/** Resolves when nothing is missing any more, also when another tab has finished what was begun in this one (CART-14). */
function finished({ cart, config }: Parts): { done: Promise<'done'>; forget(): void } {
  let forget = () => {};
  const done = new Promise<'done'>((resolve) => {
    forget = cart.store.subscribe(
      (state) => state.status === 'ready' && missingStep(state.cart, config) === null && resolve('done'),
    );
  });
  return { done, forget };
}

/**
 * Leads the customer through login, address, store and timeslot until nothing is missing (§4, ruling 24).
 * One dialog level for the whole chain; false when the customer leaves it at any point. `first` begins there although nothing is missing; `wanted` is what it is for.
 */
export async function readyToShop(spesa: Parts, first?: Step, wanted?: Wanted): Promise<boolean> {
  const { dialogs, cart, config } = spesa;
  if (cart.store.getState().status === 'loading') await cart.load();
  const missing = missingStep(cart.current(), config);
  let step: Step | null = missing === 'login' ? missing : (first ?? missing);
  if (!step) return true;
  const chain = dialogs.chain();
  const elsewhere = missing ? finished(spesa) : undefined;
  try {
    while (step) {
      const asked: Promise<ChainAnswer | undefined> =
        step === 'login' ? chain.open('login', { reason: 'cart', wanted }) : chain.open(step, {});
      const answer = await Promise.race([asked, ...(elsewhere ? [elsewhere.done] : [])]);
      if (!answer) return false;
      await cart.load();
      step = answer === 'done' ? missingStep(cart.current(), config) : stepOf[answer];
    }
    return true;
  } finally {
    elsewhere?.forget();
    chain.end();
  }
}
