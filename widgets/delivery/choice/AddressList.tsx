import { useState } from 'react';
import { label } from '../../../core/labels/label.ts';
import type { Address } from '../../../core/schema/delivery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Field } from '../../ui/Field.tsx';
import { matches } from './addressWords.ts';
import { AddressCard } from './AddressCard.tsx';

/** With more than this many, a search field helps. */
const SEARCHED = 4;

interface Props {
  addresses: readonly Address[];
  toHome: boolean;
  /** The cart's own. */
  chosenId: number | undefined;
  /** The one being chosen. */
  busyId: number | undefined;
  onChoose(address: Address): void;
}

/** Addresses to choose from, searched by the words typed. */
export function AddressList({ addresses, toHome, chosenId, busyId, onChoose }: Props) {
  const { browser } = useSpesa();
  const [words, setWords] = useState('');
  const found = addresses.filter((address) => matches(address, words));
  return (
    <>
      {addresses.length > SEARCHED && <Field label={label('delivery.search')} name="address-search" type="search" autoComplete="off" value={words} onChange={setWords} />}
      <ul className="place-list" aria-label={label(toHome ? 'delivery.addresses' : 'delivery.stores')}>
        {found.map((address) => (
          <AddressCard
            key={address.addressId}
            address={address}
            toHome={toHome}
            chosen={address.addressId === chosenId}
            busy={address.addressId === busyId}
            now={browser.now()}
            onChoose={() => onChoose(address)}
          />
        ))}
      </ul>
      <p role="status" className="place-list__none">
        {found.length === 0 ? label('delivery.noMatch') : ''}
      </p>
    </>
  );
}
