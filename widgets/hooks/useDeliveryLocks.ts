import { deliveryLocks, type DeliveryLocks } from '../../core/rules/deliveryLocks.ts';
import { isPage } from '../../core/rules/links.ts';
import { useCart } from './useCart.ts';
import { useSpesa } from './useSpesa.ts';

/** What of place and time may not be changed with this cart on this page (SLOT-10). */
export function useDeliveryLocks(): DeliveryLocks {
  const { config } = useSpesa();
  return deliveryLocks(useCart(), isPage(config.pages, 'payment', location.pathname));
}
