import type { DecodedInputOf } from '../../../../core/api/endpoint.ts';
import type { address as rows } from '../../../../core/api/endpoints/addresses.ts';
import * as deliveryTexts from '../../../../core/labels/it/delivery.ts';
import { toEuro } from '../../../../core/rules/price.ts';
import { addressTypeName, service, serviceRule, type ServiceId } from '../../../../core/rules/services.ts';
import type { DeliveryService } from '../../../../core/schema/geography.ts';
import type { Context } from '../../http/context.ts';
import { malformed } from '../../http/problem.ts';
import { addressOnTheWire, addressesOf, publicAddresses, type AddressRow } from '../../sql/delivery/addresses.ts';
import { zonesAt } from '../../sql/delivery/coverage.ts';
import { metres } from '../../sql/delivery/stores.ts';
import { zoneOf, type ZoneRow } from '../../sql/delivery/zones.ts';
import { placeOf, yearNow } from './asked.ts';

type Asked = DecodedInputOf<typeof rows.services>;
type Place = ReturnType<typeof placeOf>;

/** Metres, unless another distance is asked for (account §9). */
export const farthest = 10_000;

const words: Record<ServiceId, { name: () => string; descr: () => string }> = {
  1: { name: deliveryTexts.service1, descr: deliveryTexts.service1Hint },
  2: { name: deliveryTexts.service2, descr: deliveryTexts.service2Hint },
  4: { name: deliveryTexts.service4, descr: deliveryTexts.service4Hint },
  5: { name: deliveryTexts.service5, descr: deliveryTexts.service5Hint },
};

function askedServices({ address_type, delivery_service_id }: Asked): ServiceId[] {
  return Object.values(service).filter(
    (id) =>
      (delivery_service_id === undefined || id === delivery_service_id) &&
      (address_type === undefined ||
        serviceRule(id).addressType === address_type ||
        serviceRule(id).addressTypeIds.some((typeId) => addressTypeName(typeId) === address_type)),
  );
}

function askedPlace({ latitude, longitude }: Asked): Place | undefined {
  if (latitude === undefined && longitude === undefined) return undefined;
  if (latitude === undefined || longitude === undefined) throw malformed('Una posizione ha latitudine e longitudine.');
  return placeOf({ latitude, longitude });
}

/** Addresses within a distance of a place, the nearest first; one whose place nobody knows is far from everywhere. */
const near = (addresses: readonly AddressRow[], place: Place | undefined, distance: number): AddressRow[] => {
  if (!place) return [...addresses];
  const far = new Map(addresses.map((row) => [row, metres(row, place) ?? Infinity]));
  return addresses.filter((row) => far.get(row)! <= distance).sort((a, b) => far.get(a)! - far.get(b)!);
};

/**
 * The services that were asked for, each with where it can go: the customer's own addresses or the shop's places, around a place if one is
 * named. To a home a service is active where its zone lies, to be collected where a place of the shop's is near (account §7).
 */
export async function listServices(context: Context, asked: Asked, userId?: number): Promise<DeliveryService[]> {
  const { db } = context;
  const place = askedPlace(asked);
  const distance = asked.distance ?? farthest;
  const [year, own, zonesHere] = [
    await yearNow(context),
    userId === undefined ? [] : await addressesOf(db, userId),
    place && (await zonesAt(db, place)),
  ];
  const found: DeliveryService[] = [];
  for (const id of askedServices(asked)) {
    const { toHome, addressTypeIds } = serviceRule(id);
    const rows = toHome
      ? own.filter((row) => addressTypeIds.includes(row.address_type_id))
      : await publicAddresses(db, addressTypeIds, userId);
    const reached: AddressRow[] = [];
    const zones: ZoneRow[] = (toHome && zonesHere?.filter((zone) => zone.delivery_service_id === id)) || [];
    for (const row of near(rows, place, distance)) {
      const zone = await zoneOf(db, row, id);
      if (zone) reached.push(row);
      if (zone && !(toHome && zonesHere)) zones.push(zone);
    }
    const everywhere = toHome && !place && userId === undefined;
    found.push({
      deliveryServiceId: id,
      name: words[id].name(),
      descr: words[id].descr(),
      addressTypeId: addressTypeIds[0],
      addresses: reached.map((row) => addressOnTheWire(row, year)),
      active: everywhere || zones.length > 0,
      ...(zones.length > 0 && { deliveryFee: toEuro(Math.min(...zones.map(({ fee }) => fee))) }),
    });
  }
  return found;
}
