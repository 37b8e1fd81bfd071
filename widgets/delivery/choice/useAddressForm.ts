import { useState } from 'react';
import { checkAddress, overtakenBy, saveAddress, type AddressVerdict } from '../../../core/flows/saveAddress.ts';
import * as formTexts from '../../../core/labels/it/delivery/addressForm.ts';
import type { Form, FormField, FormValues } from '../../../core/rules/form.ts';
import { homeFields, type HomeField } from '../../../core/rules/homeFields.ts';
import { phone } from '../../../core/rules/validation.ts';
import { addressTypeId } from '../../../core/rules/services.ts';
import type { Address } from '../../../core/schema/address.ts';
import type { AddressInput } from '../../../core/schema/delivery.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useForm } from '../../hooks/useForm.ts';
import { usePostcode } from '../../hooks/usePostcode.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { useTowns } from './useTowns.ts';

type Name = HomeField | 'addressName' | 'doorbellName' | 'floor' | 'referencePhoneNumber' | 'note' | 'favourite';

const fields: readonly FormField<Name>[] = [
  ...homeFields,
  { name: 'floor', label: formTexts.floor, complete: 'off', width: 'short' },
  { name: 'doorbellName', label: formTexts.doorbell, complete: 'family-name', width: 'long' },
  {
    name: 'referencePhoneNumber',
    label: formTexts.phone,
    kind: 'tel',
    required: true,
    rules: [phone],
    complete: 'tel',
    width: 'middle',
  },
  { name: 'note', label: formTexts.notes, complete: 'off' },
  {
    name: 'addressName',
    label: formTexts.addressName,
    hint: formTexts.addressNameHint,
    complete: 'off',
    width: 'middle',
  },
  { name: 'favourite', label: formTexts.makeFavourite, kind: 'box', complete: 'off' },
];

/** The fields of each part of the form, in their order. */
export const parts = {
  town: ['postalcode', 'city', 'province'],
  street: ['address1', 'addressNumber'],
  door: ['floor', 'doorbellName', 'referencePhoneNumber', 'note'],
  own: ['addressName', 'favourite'],
} as const satisfies Record<string, readonly Name[]>;

/** The address as it is sent; what was left empty is left out. */
function addressOf(values: FormValues<Name>, serviceId: number, address: Partial<Address>): AddressInput {
  const given = Object.entries(values).filter(([, text]) => text !== '');
  return {
    ...(Object.fromEntries(given) as unknown as AddressInput),
    province: values.province.toUpperCase(),
    addressTypeId: addressTypeId.home,
    deliveryServiceId: address.deliveryServiceId ?? serviceId,
    favourite: values.favourite === 'true',
    ...(address.addressId && {
      addressId: address.addressId,
      ...(address.version && { version: address.version }),
      ...(address.elevator !== undefined && { elevator: address.elevator }),
      ...(address.address2 && { address2: address.address2 }),
    }),
  };
}

/** What is known of an address, in the fields of its form. */
const knownOf = (address: Partial<Address>): Partial<FormValues<Name>> =>
  Object.fromEntries(fields.map(({ name }) => [name, String(address[name] || '')])) as Partial<FormValues<Name>>;

interface AddressForm {
  form: Form<Name>;
  /** What its fields offer. */
  lists: readonly { id: string; texts: readonly string[] }[];
  /** The province that is not delivered to, by its name. */
  unserved: string | undefined;
  /** What the server says of the address, until something is changed; and the address as it was sent. */
  verdict: AddressVerdict | undefined;
  mine: AddressInput | undefined;
  busy: boolean;
  /** Why it could not be saved at all. */
  error: string;
  /** Saves the server's spelling, or the customer's own although unknown. */
  keep(input: AddressInput, force: boolean): void;
  /** Goes on from the address as another device has saved it meanwhile. */
  take(newer: Address): void;
  /** How an address reads in the fields of the form. */
  rows: readonly { name: Name; label: string }[];
}

/** A new address, or one to change: checked by the server, corrected or kept by the customer, saved (account §5). */
export function useAddressForm(
  serviceId: number,
  onSaved: (address: Address) => Promise<void>,
  known: Partial<Address>,
): AddressForm {
  const spesa = useSpesa();
  const [address, begin] = useState(known);
  const [answered, setAnswered] = useState<{ verdict: AddressVerdict; mine: AddressInput } | undefined>();
  const save = async (input: AddressInput, force: boolean): Promise<false | void> => {
    try {
      const saved = await saveAddress(spesa, input, force);
      if (!saved) return false;
      await onSaved(saved);
    } catch (failure) {
      const verdict = overtakenBy(failure);
      if (!verdict) throw failure;
      setAnswered({
        verdict,
        mine: { ...input, version: verdict.newer.version, ...(force && { forceSave: true }) },
      });
      return false;
    }
  };
  const form = usePostcode(
    useForm({
      fields,
      known: knownOf(address),
      ...(!address.addressId && { draft: 'address' }),
      async send(values) {
        const mine = addressOf(values, serviceId, address);
        const verdict = await checkAddress(spesa, mine);
        if (verdict.kind === 'good' && !verdict.better) return save(verdict.address, false);
        else {
          setAnswered({ verdict, mine });
          return false;
        }
      },
    }),
  );
  const keeping = useCommand(async (input: AddressInput, force: boolean) => {
    if ((await save(input, force)) === false) return false;
    form.undo();
    return true;
  });

  const towns = useTowns(form);
  return {
    lists: towns.lists,
    unserved: towns.unserved,
    form: {
      ...form,
      fields: towns.offered(form.fields),
      type(name, text) {
        setAnswered(undefined);
        keeping.clear();
        towns.type(name, text);
      },
      submit() {
        setAnswered(undefined);
        form.submit();
      },
    },
    verdict: answered?.verdict,
    mine: answered?.mine,
    busy: form.busy || keeping.busy,
    error: keeping.error,
    keep: (input, force) => void keeping.run(input, force),
    take(newer) {
      begin(newer);
      setAnswered(undefined);
      keeping.clear();
      for (const [name, text] of Object.entries(knownOf(newer))) form.type(name as Name, text);
    },
    rows: fields.map(({ name, label }) => ({ name, label: label() })),
  };
}
