import { useRef } from 'react';
import * as doorTexts from '../../../core/labels/it/checkoutDoor.ts';
import type { Address } from '../../../core/schema/address.ts';
import { AddDoor } from './AddDoor.tsx';

export interface DoorProps {
  /** A customer's home. */
  address: Address;
  children?: never;
}

/** Intercom name and floor of a home address, or the form that adds them. */
export default function Door({ address }: DoorProps) {
  const { doorbellName, floor, addressId } = address;
  /** The form goes with its address: the focus that it had goes to the words. */
  const saving = useRef(false);
  if (!doorbellName && !floor)
    return <AddDoor key={addressId} address={address} onSave={() => void (saving.current = true)} />;
  const words = [
    doorbellName && doorTexts.doorBell({ name: doorbellName }),
    floor && doorTexts.doorFloor({ n: floor }),
  ].filter(Boolean);
  return (
    <p
      className="place__note"
      tabIndex={-1}
      ref={(element) => {
        if (element && saving.current) element.focus();
        saving.current = false;
      }}
    >
      <bdi>{words.join(', ')}</bdi>
    </p>
  );
}
