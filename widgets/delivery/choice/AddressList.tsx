import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import { addressTypeId } from '../../../core/rules/services.ts';
import type { Address } from '../../../core/schema/address.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { AddressCard } from './AddressCard.tsx';
import { matches } from './addressWords.ts';
import { PlaceList } from './PlaceList.tsx';

interface Props {
  addresses: readonly Address[];
  toHome: boolean;
  /** The list is a page, not a step: its chosen address has no button. */
  page: true | undefined;
  /** The cart's own. */
  chosenId: number | undefined;
  /** The one being chosen. */
  busyId: number | undefined;
  onChoose(address: Address): void;
  onEdit(address: Address): void;
  onDelete(address: Address): void;
}

/** Addresses to choose from. */
export function AddressList({ addresses, toHome, page, chosenId, busyId, onChoose, onEdit, onDelete }: Props) {
  const { browser } = useSpesa();
  const row = (address: Address) => (
    <AddressCard
      key={address.addressId}
      address={address}
      toHome={toHome}
      chosen={address.addressId === chosenId}
      proposed={toHome && addresses.length === 1}
      busy={address.addressId === busyId}
      now={browser.now()}
      onChoose={page && address.addressId === chosenId ? undefined : () => onChoose(address)}
      {...(toHome &&
        address.addressTypeId === addressTypeId.home && {
          onEdit: () => onEdit(address),
          onDelete: () => onDelete(address),
        })}
    />
  );
  return (
    <PlaceList
      places={addresses}
      texts={{ list: toHome ? deliveryTexts.addresses : deliveryTexts.stores, search: deliveryTexts.search }}
      matches={matches}
      row={row}
    />
  );
}
