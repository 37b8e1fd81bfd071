import type { profile } from '../../../core/api/endpoints/profile.ts';
import { customerOf } from './session/customer.ts';
import type { Handlers } from '../http/implement.ts';
import { notFound } from '../http/problem.ts';
import { findAddress } from '../sql/delivery/addresses.ts';

const storeAddress = 3;

/** What a customer keeps about themselves (account §7). */
export const profileHandlers: Handlers<typeof profile> = {
  async chooseFavouriteStore({ storeAddressId }, context) {
    const userId = customerOf(context);
    const address = await findAddress(context.db, storeAddressId);
    if (address?.address_type_id !== storeAddress || address.user_id !== null)
      throw notFound('store.notFound', 'Questo negozio non c’è.');
    await context.db
      .updateTable('customer')
      .set({ default_store_address_id: storeAddressId })
      .where('user_id', '=', userId)
      .execute();
    return { defaultStoreAddressId: storeAddressId };
  },
};
