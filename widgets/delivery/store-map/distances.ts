import { metresBetween } from '../../../core/rules/distance.ts';
import { isKnownPlace } from '../../../core/rules/knownPlace.ts';
import type { Store } from '../../../core/schema/delivery.ts';
import { currentPosition } from '../../hooks/currentPosition.ts';

/** Distances in metres from the device to the stores, by storeId; undefined without a position. The position is not sent to the server. */
export async function findDistances(stores: readonly Store[]): Promise<ReadonlyMap<number, number> | undefined> {
  const here = (await currentPosition())?.coords;
  if (!isKnownPlace(here)) return undefined;
  return new Map(
    stores.flatMap(({ storeId, address }) => (isKnownPlace(address) ? [[storeId, metresBetween(here, address)]] : [])),
  );
}
