import * as deliveryErrorTexts from '../../labels/it/errorsOfDelivery.ts';
import * as v from 'valibot';
import { area, endpoint } from '../endpoint.ts';

/** What a customer keeps about themselves (account §7). */
export const profile = area('profile', {
  /** The favourite store, by the id of its address. */
  chooseFavouriteStore: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/basko-registration/update_default_store_address',
    query: v.object({ storeAddressId: v.number() }),
    answer: v.object({ defaultStoreAddressId: v.number() }),
    failure: deliveryErrorTexts.errorSettingStore,
  }),
});
