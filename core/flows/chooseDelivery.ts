import * as cartContentsTexts from '../labels/it/cartContents.ts';
import { delivery } from '../api/endpoints/delivery.ts';
import { missingStep } from '../rules/missingStep.ts';
import type { Address, Timeslot } from '../schema/delivery.ts';
import type { Spesa } from '../spesa.ts';
import type { ChainAnswer } from '../stores/dialogs.ts';
import { showMessages } from './showMessages.ts';
import { tellLines } from './tellLines.ts';

type Parts = Pick<Spesa, 'cart' | 'config' | 'toasts' | 'dialogs'>;
const answers = { login: 'done', address: 'setAddress', store: 'setStore', timeslot: 'setTimeslot' } as const;

/** What a step of the chain answers once it is taken: the step that the cart lacks now, or that nothing is missing (§4, ruling 24). */
export function nextAnswer({ cart, config }: Pick<Spesa, 'cart' | 'config'>): ChainAnswer {
  const missing = missingStep(cart.current(), config);
  return missing ? answers[missing] : 'done';
}

/** Which `address_type` the calls want for a delivery service (account §7). */
const addressTypeOf = (deliveryServiceId: number): string => ({ 1: 'drive', 5: 'work' })[deliveryServiceId] ?? 'home';

/** Delivers to, or collects at, an address by a service; throws ApiError when the address cannot be served. */
export async function chooseAddress(spesa: Parts, address: Address, deliveryServiceId: number): Promise<ChainAnswer> {
  const { messages } = await spesa.cart.run(delivery.selectAddress, {
    address_type: address.addressType ?? addressTypeOf(deliveryServiceId),
    address_id: address.addressId,
    delivery_service_id: deliveryServiceId,
  });
  await tellLines(spesa, messages, cartContentsTexts.changedByStore);
  return nextAnswer(spesa);
}

/** Shops at the prices and stock of a store (§4). */
export async function chooseStore(spesa: Parts, storeId: number): Promise<ChainAnswer> {
  const { messages } = await spesa.cart.run(delivery.selectStore, { store_id: storeId });
  await tellLines(spesa, messages, cartContentsTexts.changedByStore);
  return nextAnswer(spesa);
}

/** Books a slot; throws ApiError when it is full or too late (SLOT-02). */
export async function chooseTimeslot(spesa: Parts, slot: Pick<Timeslot, 'date' | 'timeslotId'>): Promise<ChainAnswer> {
  const { messages } = await spesa.cart.run(delivery.selectTimeslot, {
    sel_date: slot.date,
    timeslot_id: slot.timeslotId,
  });
  showMessages(spesa, messages);
  return nextAnswer(spesa);
}
