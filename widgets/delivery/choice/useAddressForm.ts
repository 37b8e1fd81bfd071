import { useState } from 'react';
import { checkAddress, saveAddress, type AddressVerdict } from '../../../core/flows/saveAddress.ts';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import type { Text } from '../../../core/labels/text.ts';
import { phone, postcode, required, validate, type FieldRule } from '../../../core/rules/validation.ts';
import type { Address, AddressInput } from '../../../core/schema/delivery.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';

const province: FieldRule = (text) =>
  text === '' || /^[a-z]{2}$/i.test(text.trim()) ? '' : deliveryTexts.provinceFault();

export interface AddressField {
  name:
    | 'addressName'
    | 'address1'
    | 'addressNumber'
    | 'postalcode'
    | 'city'
    | 'province'
    | 'doorbellName'
    | 'floor'
    | 'referencePhoneNumber'
    | 'note';
  text: Text;
  hint?: Text;
  rules: readonly FieldRule[];
  complete: string;
  half?: boolean;
  mode?: 'numeric' | 'tel';
}
type Name = AddressField['name'];

/** The fields of an address in the order in which they are asked for; `complete` is what the browser may fill in. */
export const fields: readonly AddressField[] = [
  { name: 'address1', text: deliveryTexts.street, rules: [required], complete: 'address-line1' },
  { name: 'addressNumber', text: deliveryTexts.streetNumber, rules: [required], complete: 'off', half: true },
  {
    name: 'postalcode',
    text: deliveryTexts.postalcode,
    rules: [required, postcode],
    complete: 'postal-code',
    half: true,
    mode: 'numeric',
  },
  { name: 'city', text: deliveryTexts.city, rules: [required], complete: 'address-level2' },
  {
    name: 'province',
    text: deliveryTexts.province,
    hint: deliveryTexts.provinceHint,
    rules: [required, province],
    complete: 'address-level1',
  },
  { name: 'doorbellName', text: deliveryTexts.doorbell, rules: [], complete: 'family-name', half: true },
  { name: 'floor', text: deliveryTexts.floor, rules: [], complete: 'off', half: true },
  { name: 'referencePhoneNumber', text: deliveryTexts.phone, rules: [required, phone], complete: 'tel', mode: 'tel' },
  { name: 'note', text: deliveryTexts.notes, rules: [], complete: 'off' },
  {
    name: 'addressName',
    text: deliveryTexts.addressName,
    hint: deliveryTexts.addressNameHint,
    rules: [],
    complete: 'off',
  },
];

type Texts = Record<Name, string>;
const blank = Object.fromEntries(fields.map(({ name }) => [name, ''])) as Texts;

function faultsOf(texts: Texts): Partial<Texts> {
  const faults = fields.map(({ name, rules }) => [name, validate(texts[name], rules)] as const);
  return Object.fromEntries(faults.flatMap(([name, fault]) => (fault ? [[name, fault]] : [])));
}

export interface AddressForm {
  texts: Texts;
  faults: Partial<Texts>;
  /** What the server says of the address, until something is changed. */
  verdict: AddressVerdict | undefined;
  busy: boolean;
  /** Why it could not be checked or saved at all. */
  error: string;
  type(name: Name, text: string): void;
  /** Checks, and saves what is good as it stands; the field to correct, or nothing when it was sent. */
  submit(): Name | undefined;
  /** Saves the server's spelling, or the customer's own although unknown. */
  keep(input: AddressInput, force: boolean): void;
  mine(): AddressInput;
}

/** A new address: checked by the server, corrected or kept by the customer, saved (account §5). */
export function useAddressForm(serviceId: number, onSaved: (address: Address) => Promise<void>): AddressForm {
  const spesa = useSpesa();
  const [texts, setTexts] = useState(blank);
  const [tried, setTried] = useState(false);
  const [verdict, setVerdict] = useState<AddressVerdict | undefined>();

  const mine = (): AddressInput => {
    const entries = fields.map(({ name }) => [name, texts[name].trim()] as const).filter(([, text]) => text !== '');
    return {
      ...(Object.fromEntries(entries) as unknown as AddressInput),
      province: texts.province.trim().toUpperCase(),
      addressTypeId: 2,
      deliveryServiceId: serviceId,
    };
  };
  const save = async (input: AddressInput, force: boolean) => onSaved(await saveAddress(spesa, input, force));
  const command = useCommand(async (work: () => Promise<void>) => work());
  const check = async () => {
    const found = await checkAddress(spesa, mine());
    if (found.kind === 'good' && !found.better) await save(found.address, false);
    else setVerdict(found);
  };

  return {
    texts,
    faults: tried ? faultsOf(texts) : {},
    verdict,
    busy: command.busy,
    error: command.error,
    type(name, text) {
      setVerdict(undefined);
      command.clear();
      setTexts((old) => ({ ...old, [name]: text }));
    },
    submit() {
      setTried(true);
      setVerdict(undefined);
      const faults = faultsOf(texts);
      const wrong = fields.find(({ name }) => faults[name])?.name;
      if (!wrong) void command.run(check);
      return wrong;
    },
    keep: (input, force) => void command.run(() => save(input, force)),
    mine,
  };
}
