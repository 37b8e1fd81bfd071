import { metresBetween } from '../../../core/rules/distance.ts';
import { isKnownPlace } from '../../../core/rules/knownPlace.ts';
import type { Store } from '../../../core/schema/delivery.ts';
import { currentPosition } from '../../hooks/currentPosition.ts';

/** Metres from the device to each store whose place is known, by store; undefined where nobody knows the device's. The position stays on the device. */
export async function findDistances(stores: readonly Store[]): Promise<ReadonlyMap<number, number> | undefined> {
  const here = (await currentPosition())?.coords;
  if (!isKnownPlace(here)) return undefined;
  return new Map(
    stores.flatMap(({ storeId, address }) => (isKnownPlace(address) ? [[storeId, metresBetween(here, address)]] : [])),
  );
}
