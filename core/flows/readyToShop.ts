import type { Spesa } from '../spesa.ts';
import type { ChainAnswer } from '../stores/dialogs.ts';
import { missingStep, type Step } from '../rules/missingStep.ts';

const stepOf = { setAddress: 'address', setTimeslot: 'timeslot', setStore: 'store' } as const;

/**
 * Leads the customer through login, address, store and timeslot until nothing is missing (§4, rulings 24).
 * One dialog level for the whole chain; false when the customer leaves it at any point. `first` begins there although nothing is missing.
 */
export async function readyToShop({ dialogs, cart, config }: Pick<Spesa, 'dialogs' | 'cart' | 'config'>, first?: Step): Promise<boolean> {
  if (cart.store.getState().status === 'loading') await cart.load();
  const missing = missingStep(cart.current(), config);
  let step: Step | null = missing === 'login' ? missing : (first ?? missing);
  if (!step) return true;
  const chain = dialogs.chain();
  try {
    while (step) {
      const answer: ChainAnswer | undefined = step === 'login' ? await chain.open('login', { reason: 'cart' }) : await chain.open(step, {});
      if (!answer) return false;
      await cart.load();
      step = answer === 'done' ? missingStep(cart.current(), config) : stepOf[answer];
    }
    return true;
  } finally {
    chain.end();
  }
}
