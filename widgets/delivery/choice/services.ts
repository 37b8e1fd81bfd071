import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import type { Text } from '../../../core/labels/text.ts';
import { service } from '../../../core/rules/services.ts';
import type { IconName } from '../../ui/Icon.tsx';

export interface Service {
  id: number;
  title: Text;
  hint: Text;
  icon: IconName;
}

/** The delivery services (account §3) in the order they are offered. */
export const services: readonly Service[] = [
  { id: service.home, title: deliveryTexts.service2, hint: deliveryTexts.service2Hint, icon: 'truck' },
  { id: service.pickup, title: deliveryTexts.service1, hint: deliveryTexts.service1Hint, icon: 'store' },
  { id: service.fast, title: deliveryTexts.service4, hint: deliveryTexts.service4Hint, icon: 'clock' },
  { id: service.work, title: deliveryTexts.service5, hint: deliveryTexts.service5Hint, icon: 'basket' },
];

export const serviceOf = (id: number | undefined): Service => services.find((each) => each.id === id) ?? services[0]!;
