import { delivery } from '../api/endpoints/delivery.ts';
import { ApiError } from '../api/error.ts';
import * as addressTexts from '../labels/it/delivery/addresses.ts';
import { service } from '../rules/services.ts';
import type { Address } from '../schema/address.ts';
import type { AddressInput } from '../schema/delivery.ts';
import type { Spesa } from '../spesa.ts';
import { foretold } from './chooseDelivery.ts';
import type { Move } from './confirmMove.ts';
import { failureText } from './reportFailure.ts';
import { showMessages } from './showMessages.ts';

/**
 * What the server makes of an address (account §5): `good` may be saved, perhaps written better; `unvalidated` is unknown to the maps but may be kept;
 * `notCovered` is not served; `overtaken` was changed by another device while it was typed; `refused` is none of these.
 */
export type AddressVerdict =
  | { kind: 'good'; address: AddressInput; better: boolean }
  | { kind: 'overtaken'; text: string; newer: Address }
  | { kind: 'unvalidated' | 'notCovered' | 'refused'; text: string; suggestion?: AddressInput };

const written = ['address1', 'addressNumber', 'city', 'province', 'postalcode'] as const;
const told = [...written, 'latitude', 'longitude'] as const;

/** The customer's address as the server writes it. */
function withSuggestion(input: AddressInput, suggestion: Address | undefined): AddressInput {
  const improved: Record<string, unknown> = { ...input };
  for (const name of told) if (suggestion?.[name]) improved[name] = suggestion[name];
  return improved as unknown as AddressInput;
}

const differs = (a: AddressInput, b: AddressInput) =>
  written.some((name) => a[name].trim().toLowerCase() !== b[name].trim().toLowerCase());

/** Has an address checked before it is saved; throws ApiError when the check itself failed or a field is refused. */
export async function checkAddress({ client }: Pick<Spesa, 'client'>, input: AddressInput): Promise<AddressVerdict> {
  try {
    const { data } = await client.call(delivery.checkAddress, input);
    const address = withSuggestion(input, data.address);
    return { kind: 'good', address, better: differs(input, address) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== 'rejected') throw error;
    if (error.messages.errors.some(({ field }) => field)) throw error;
    const codes = error.messages.errors.map(({ code }) => code);
    const text = failureText(error);
    const suggested = (error.data as { address?: Address } | undefined)?.address;
    const suggestion = suggested ? withSuggestion(input, suggested) : undefined;
    const better = suggestion && differs(input, suggestion) ? { suggestion } : {};
    if (codes.includes('address.notCovered')) return { kind: 'notCovered', text };
    if (codes.includes('address.notValidated')) return { kind: 'unvalidated', text, ...better };
    return { kind: 'refused', text };
  }
}

/** What a change of the address that the cart goes to would change of the cart, agreed to by the customer (SLOT-09). */
async function agreed(spesa: Spesa, input: AddressInput): Promise<Move> {
  const here = spesa.cart.current()?.shippingAddress;
  if (!input.addressId || here?.addressId !== input.addressId || here.postalcode === input.postalcode.trim())
    return { told: 0 };
  const { confirmMove } = await import('./confirmMove.ts');
  return confirmMove(spesa, input.addressId, here.deliveryServiceId ?? service.home, input.postalcode.trim());
}

/** Saves a new or changed address of the customer; a cart that goes there follows it, and what that changes is told before, or else after (SLOT-09); undefined when the customer leaves it as it was. `force`: it could not be validated and is kept as it is (account §5). */
export async function saveAddress(spesa: Spesa, input: AddressInput, force = false): Promise<Address | undefined> {
  const { client, cart } = spesa;
  const move = await agreed(spesa, input);
  if (move === 'refused') return undefined;
  const { data, messages } = await client.call(delivery.updateAddress, force ? { ...input, forceSave: true } : input);
  if (cart.current()?.shippingAddress?.addressId === data.addressId) {
    const news = messages.warnings.filter(({ code }) => move.told === 0 || !foretold.has(code));
    showMessages(spesa, { ...messages, warnings: news });
    await cart.load().catch(() => null);
  }
  spesa.toasts.show({
    kind: 'success',
    text: (input.addressId ? addressTexts.addressChanged : addressTexts.addressSaved)(),
  });
  return data;
}

/** A refused change of an address that has become another one meanwhile; undefined for any other failure. */
export function overtakenBy(failure: unknown): Extract<AddressVerdict, { kind: 'overtaken' }> | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  if (!failure.messages.errors.some(({ code }) => code === 'address.overtaken')) return undefined;
  const newer = (failure.data as { address?: Address } | undefined)?.address;
  return newer && { kind: 'overtaken', text: failureText(failure), newer };
}

/** Deletes a home address after a confirm (account §5); false when the customer keeps it. Throws ApiError, such as for the one that the shopping goes to. */
export async function deleteAddress(spesa: Spesa, address: Address): Promise<boolean> {
  const sure = await spesa.dialogs.open('confirm', {
    title: addressTexts.deleteTitle({ name: address.addressName ?? address.address1 ?? '' }),
    yes: addressTexts.deleteAddress(),
    danger: true,
  });
  if (!sure) return false;
  await spesa.client.call(delivery.deleteAddress, { address_id: address.addressId });
  spesa.toasts.show({ kind: 'success', text: addressTexts.addressDeleted() });
  return true;
}
