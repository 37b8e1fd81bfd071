import { delivery } from '../api/endpoints/delivery.ts';
import { addressInputSchema, type AddressInput } from '../schema/delivery.ts';
import type { Spesa } from '../spesa.ts';
import { saveAddress } from './saveAddress.ts';

/** Adds to a customer's address what is found at its door; false when they leave it as it was. Throws ApiError. */
export async function saveDoor(
  spesa: Spesa,
  addressId: number,
  door: Pick<AddressInput, 'doorbellName' | 'floor' | 'note'>,
): Promise<boolean> {
  const { data } = await spesa.client.call(delivery.userAddress, { address_id: addressId }, { fresh: true });
  const kept = Object.entries(data).filter(([name]) => name in addressInputSchema.entries);
  const input = { ...Object.fromEntries(kept), ...door } as AddressInput;
  return (await saveAddress(spesa, input, data.validated === false)) !== undefined;
}
