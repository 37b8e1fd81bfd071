import { profile } from '../api/endpoints/profile.ts';
import { ApiError } from '../api/error.ts';
import type { Spesa } from '../spesa.ts';

/** Makes a store, by its address, the customer's favourite (§4); throws ApiError when it was refused. The cart is read again, for it carries the account; answers the address id. */
export async function chooseFavouriteStore(
  { client, cart }: Pick<Spesa, 'client' | 'cart'>,
  storeAddressId: number,
): Promise<number> {
  const { data } = await client.call(profile.chooseFavouriteStore, { storeAddressId });
  try {
    await cart.load();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const known = cart.current();
    if (known) cart.adopt({ ...known, user: { ...known.user, defaultStoreAddressId: data.defaultStoreAddressId } });
  }
  return data.defaultStoreAddressId;
}
