import type { Transaction } from 'kysely';
import { addressTypeId, service } from '../../../../core/rules/services.ts';
import type { AddressInput } from '../../../../core/schema/delivery.ts';
import type { Database, Db } from '../../database/database.ts';
import { Problem, notFound, status } from '../../http/problem.ts';
import {
  addressOnTheWire,
  addressVersion,
  lockHomeAddress,
  ownAddressOnTheWire,
  type AddressRow,
} from '../../sql/delivery/addresses.ts';
import { zoneOfPostalcode, type ZoneRow } from '../../sql/delivery/zones.ts';
import { normalise } from './normalise.ts';

const most = 50;

/** Where a map puts what it does not find: in the sea, off Africa. */
const isNowhere = ({ latitude, longitude }: AddressInput): boolean => latitude === 0 && longitude === 0;

/** The customer's words as an address row, before it has an id. */
const rowOf = (input: AddressInput, validated: boolean) => ({
  store_id: null,
  address_name: input.addressName?.trim() || `${input.address1} ${input.addressNumber}`,
  address_type_id: addressTypeId.home,
  delivery_service_id: input.deliveryServiceId ?? service.home,
  address1: input.address1,
  address_number: input.addressNumber,
  address2: input.address2 || null,
  doorbell_name: input.doorbellName || null,
  floor: input.floor || null,
  elevator: input.elevator ?? null,
  city: input.city,
  province: input.province,
  postalcode: input.postalcode,
  ...(isNowhere(input)
    ? { latitude: null, longitude: null }
    : { latitude: input.latitude ?? null, longitude: input.longitude ?? null }),
  reference_phone_number: input.referencePhoneNumber || null,
  note: input.note || null,
  favourite: input.favourite ?? false,
  validated,
});

interface Checked {
  row: AddressRow;
  zone: ZoneRow;
}

/** Spells the address as the post does and finds its zone; refuses one that no zone covers, or that the post would not know, with a suggestion. */
export async function checkAddress(db: Db, input: AddressInput): Promise<Checked> {
  const { address, validated, why = 'Non riconosciamo questo indirizzo' } = normalise(input);
  const row: AddressRow = { ...rowOf(address, validated), address_id: input.addressId ?? 0, user_id: null };
  const zone = await zoneOfPostalcode(
    db,
    address.postalcode,
    input.deliveryServiceId === service.fast ? service.fast : service.home,
  );
  const suggestion = { address: addressOnTheWire(row), covered: zone !== undefined, validated, zoneId: zone?.zone_id };
  if (!zone)
    throw new Problem(status.notAllowed, 'address.notCovered', 'Non arriviamo ancora a questo indirizzo.', {
      data: suggestion,
    });
  if (!validated && !input.forceSave)
    throw new Problem(status.validation, 'address.notValidated', `${why}: controllalo, oppure salvalo comunque.`, {
      data: suggestion,
    });
  return { row, zone };
}

/** The address that is to be changed, unless it has become another one since the change began. */
async function addressToChange(
  db: Transaction<Database>,
  userId: number,
  addressId: number,
  version: string | undefined,
): Promise<AddressRow> {
  const there = await lockHomeAddress(db, addressId, userId);
  if (!there) throw notFound('address.notFound', 'Questo indirizzo non c’è.');
  if (version !== undefined && version !== addressVersion(there))
    throw new Problem(
      status.conflict,
      'address.overtaken',
      'Questo indirizzo è stato modificato mentre lo correggevi: non abbiamo ancora salvato le tue modifiche.',
      { data: { address: ownAddressOnTheWire(there) } },
    );
  return there;
}

async function refuseTooMany(db: Transaction<Database>, userId: number): Promise<void> {
  const { count } = await db
    .selectFrom('address')
    .select((expression) => expression.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most)
    throw new Problem(status.notAllowed, 'address.tooMany', `Puoi tenere al massimo ${most} indirizzi.`);
}

/** Writes a customer's home address, new or their own; the favourite one is the only one, and a change that says nothing of it leaves that as it is. */
export async function saveAddress(db: Transaction<Database>, userId: number, input: AddressInput): Promise<AddressRow> {
  const { row } = await checkAddress(db, input);
  const isNew = !input.addressId || input.addressId <= 0;
  const there = isNew ? undefined : await addressToChange(db, userId, input.addressId!, input.version);
  if (!there) await refuseTooMany(db, userId);
  const favourite = input.favourite ?? there?.favourite ?? false;
  const values = { ...rowOf({ ...input, ...pick(row), favourite }, row.validated), user_id: userId };
  if (favourite && !there?.favourite)
    await db.updateTable('address').set({ favourite: false }).where('user_id', '=', userId).execute();
  if (!there) return db.insertInto('address').values(values).returningAll().executeTakeFirstOrThrow();
  return db
    .updateTable('address')
    .set(values)
    .where('address_id', '=', there.address_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const pick = ({ address1, address_number, city, province, postalcode }: AddressRow) => ({
  address1,
  addressNumber: address_number,
  city,
  province,
  postalcode,
});
