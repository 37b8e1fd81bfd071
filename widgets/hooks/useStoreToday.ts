import { delivery } from '../../core/api/endpoints/delivery.ts';
import * as deliveryTexts from '../../core/labels/it/delivery.ts';
import { hasAddress } from '../../core/rules/missingStep.ts';
import { intervalWords, openingWeek } from '../../core/rules/openingHours.ts';
import { storeAddress } from '../../core/rules/storeAddress.ts';
import { useCart } from './useCart.ts';
import { useMinute } from './useMinute.ts';
import { useQuery } from './useQuery.ts';
import { useSpesa } from './useSpesa.ts';

/** The store that is shopped at, else the default one: its name, where it is and when it is open today; what is not known yet is empty. */
export function useStoreToday(): { name: string; address: string; today: string } {
  const { config } = useSpesa();
  const cart = useCart();
  const now = useMinute();
  const store_id = (hasAddress(cart) && cart?.store?.storeId) || config.defaultStore.storeId;
  const { data: store } = useQuery(delivery.store, { store_id });
  const [today] = store?.serviceHours ? openingWeek(store.serviceHours, now) : [];
  const hours = today && intervalWords(today);
  return {
    name: store?.name ?? (cart?.store?.name || cart?.warehouse?.name) ?? config.defaultStore.name,
    address: storeAddress(store?.address),
    today: today ? (hours ? deliveryTexts.hoursToday({ hours }) : deliveryTexts.closedToday()) : '',
  };
}
