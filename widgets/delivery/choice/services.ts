import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import type { Text } from '../../../core/labels/text.ts';
import type { IconName } from '../../ui/Icon.tsx';

export interface Service {
  id: number;
  title: Text;
  hint: Text;
  icon: IconName;
  /** The service delivers to the customer's address; otherwise the customer collects at a place of the shop. */
  toHome: boolean;
}

/** The delivery services (account §3): 2 home, 1 pickup, 4 fast, 5 work and lockers. */
export const services: readonly Service[] = [
  { id: 2, title: deliveryTexts.service2, hint: deliveryTexts.service2Hint, icon: 'truck', toHome: true },
  { id: 1, title: deliveryTexts.service1, hint: deliveryTexts.service1Hint, icon: 'store', toHome: false },
  { id: 4, title: deliveryTexts.service4, hint: deliveryTexts.service4Hint, icon: 'clock', toHome: true },
  { id: 5, title: deliveryTexts.service5, hint: deliveryTexts.service5Hint, icon: 'basket', toHome: false },
];

export const serviceOf = (id: number | undefined): Service =>
  services.find((service) => service.id === id) ?? services[0]!;

/** The `address_type` under which places of a service are listed (account §7). */
export const placeTypes: Record<number, string> = { 1: 'drive', 5: 'locker' };
