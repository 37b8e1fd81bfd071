import * as cartBillTexts from '../labels/it/cartBill.ts';
import { delivery } from '../api/endpoints/delivery.ts';
import { missingStep } from '../rules/missingStep.ts';
import { service, serviceRule } from '../rules/services.ts';
import type { Address } from '../schema/address.ts';
import type { Store, Timeslot } from '../schema/delivery.ts';
import type { Messages } from '../schema/envelope.ts';
import type { Spesa } from '../spesa.ts';
import type { ChainAnswer } from '../stores/dialogs.ts';
import type { Move } from './confirmMove.ts';
import { showMessages } from './showMessages.ts';
import { tellLines } from './tellLines.ts';

type Parts = Pick<Spesa, 'preferences' | 'cart' | 'client' | 'config' | 'browser' | 'toasts' | 'dialogs' | 'serverNow'>;

/** Nothing is asked of an empty cart, so nothing is fetched for it either. */
async function asked(spesa: Parts, addressId: number, deliveryServiceId: number): Promise<Move> {
  if (!spesa.cart.current()?.totalItems) return { told: 0 };
  return (await import('./confirmMove.ts')).confirmMove(spesa, addressId, deliveryServiceId);
}

/** Warnings of what a customer can be told before they agree to a move. */
export const foretold = new Set(['cart.lineDropped', 'cart.priceChanged']);

const foretoldOfPlace = new Set([...foretold, 'timeslot.cleared']);

/** What the customer has not been told before they agreed. */
function untold(messages: Messages, told: number): Messages {
  const news = messages.warnings.filter(({ code }) => foretoldOfPlace.has(code));
  return news.length > told
    ? messages
    : { ...messages, warnings: messages.warnings.filter((one) => !news.includes(one)) };
}

const answers = { login: 'done', address: 'setAddress', store: 'setStore', timeslot: 'setTimeslot' } as const;

/** What a step of the chain answers once it is taken: the step that the cart lacks now, or that nothing is missing (§4, ruling 24). */
export function nextAnswer({ cart, config }: Pick<Spesa, 'cart' | 'config'>): ChainAnswer {
  const missing = missingStep(cart.current(), config);
  return missing ? answers[missing] : 'done';
}

/**
 * Delivers to, or collects at, an address by a service, once the customer agrees to what that changes; undefined when they do not.
 * Throws ApiError when the address cannot be served.
 */
export async function chooseAddress(
  spesa: Parts,
  address: Address,
  deliveryServiceId: number,
): Promise<ChainAnswer | undefined> {
  const move = await asked(spesa, address.addressId, deliveryServiceId);
  if (move === 'refused') return undefined;
  const { messages } = await spesa.cart.run(delivery.selectAddress, {
    address_type: address.addressType ?? serviceRule(deliveryServiceId).addressType,
    address_id: address.addressId,
    delivery_service_id: deliveryServiceId,
  });
  spesa.toasts.settle('address');
  await tellLines(spesa, untold(messages, move.told), cartBillTexts.changedByStore);
  return nextAnswer(spesa);
}

/** Shops at the prices and stock of a store (§4), once the customer agrees to what that changes; undefined when they do not. */
export async function chooseStore(
  spesa: Parts,
  { storeId, address }: Pick<Store, 'storeId' | 'address'>,
): Promise<ChainAnswer | undefined> {
  const move = address ? await asked(spesa, address.addressId, service.pickup) : { told: 0 };
  if (move === 'refused') return undefined;
  const { messages } = await spesa.cart.run(delivery.selectStore, { store_id: storeId });
  spesa.toasts.settle('address');
  await tellLines(spesa, untold(messages, move.told), cartBillTexts.changedByStore);
  return nextAnswer(spesa);
}

/** Books a slot; throws ApiError when it is full or too late (SLOT-02). */
export async function chooseTimeslot(spesa: Parts, slot: Pick<Timeslot, 'date' | 'timeslotId'>): Promise<ChainAnswer> {
  const { messages } = await spesa.cart.run(delivery.selectTimeslot, {
    sel_date: slot.date,
    timeslot_id: slot.timeslotId,
  });
  spesa.toasts.settle('timeslot');
  showMessages(spesa, messages);
  return nextAnswer(spesa);
}
