import type { LabelKey } from '../../../core/labels/label.ts';
import type { IconName } from '../../ui/Icon.tsx';

export interface Service {
  id: number;
  title: LabelKey;
  hint: LabelKey;
  icon: IconName;
  /** Goes to an address of the customer's; else it is collected somewhere of ours. */
  toHome: boolean;
}

/** The delivery services (second document §3): 2 home, 1 pickup, 4 fast, 5 work and lockers. */
export const services: readonly Service[] = [
  { id: 2, title: 'delivery.service2', hint: 'delivery.service2Hint', icon: 'truck', toHome: true },
  { id: 1, title: 'delivery.service1', hint: 'delivery.service1Hint', icon: 'store', toHome: false },
  { id: 4, title: 'delivery.service4', hint: 'delivery.service4Hint', icon: 'clock', toHome: true },
  { id: 5, title: 'delivery.service5', hint: 'delivery.service5Hint', icon: 'basket', toHome: false },
];

export const serviceOf = (id: number | undefined): Service => services.find((service) => service.id === id) ?? services[0]!;

/** The `address_type` under which places of a service are listed (§7). */
export const placeTypes: Record<number, string> = { 1: 'drive', 5: 'locker' };
