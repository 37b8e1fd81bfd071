import * as cartNotReadyTexts from '../labels/it/cartNotReady.ts';
import { missingStep } from '../rules/missingStep.ts';
import type { Spesa } from '../spesa.ts';

/** Says that what was wanted is not done, and what it waits for; a slot or address that is chosen takes the message away. */
export function tellNotReady(
  { cart, config, toasts }: Pick<Spesa, 'cart' | 'config' | 'toasts'>,
  wanted: 'add' | 'order',
): void {
  const step = missingStep(cart.current(), config);
  const why = step === 'login' ? 'WithoutLogin' : 'WithoutSlot';
  toasts.show({
    kind: 'notice',
    text: cartNotReadyTexts[`${wanted}${why}`](),
    code: step === 'timeslot' ? 'timeslot.missing' : 'address.missing',
  });
}
