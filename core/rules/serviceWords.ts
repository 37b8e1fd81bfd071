import * as deliveryTexts from '../labels/it/delivery.ts';
import type { Text } from '../labels/text.ts';
import { placeWords } from './placeWords.ts';
import { service } from './services.ts';

/** Names of the delivery services, by their id (account §3). */
export const serviceTitles: Readonly<Record<number, Text>> = {
  [service.pickup]: deliveryTexts.service1,
  [service.home]: deliveryTexts.service2,
  [service.fast]: deliveryTexts.service4,
  [service.work]: deliveryTexts.service5,
};

/** "Consegna rapida: Casa, Via XX Settembre 100, 16121 Genova"; empty without a place. */
export function serviceAndPlace(
  address: Parameters<typeof placeWords>[0] & { deliveryServiceId?: number | undefined },
): string {
  const place = placeWords(address);
  const title = serviceTitles[address.deliveryServiceId ?? 0];
  return place && title ? `${title()}: ${place}` : place;
}
