import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import { addressTypeId } from '../../../core/rules/services.ts';
import type { Address } from '../../../core/schema/address.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { AddressCard } from './AddressCard.tsx';
import { matches } from './addressWords.ts';
import { PlaceList } from './PlaceList.tsx';

/** So many addresses of one's own are found without a search. */
const OWN = 6;

interface Props {
  addresses: readonly Address[];
  toHome: boolean;
  /** The list is a page, not a step: its chosen address has no button. */
  page: true | undefined;
  /** The cart's own. */
  chosenId: number | undefined;
  /** The one that the shopping goes to, by whatever service: it is not deleted. */
  usedId: number | undefined;
  /** The one being chosen. */
  busyId: number | undefined;
  onChoose(address: Address): void;
  onEdit(address: Address): void;
  onDelete(address: Address): void;
}

/** Addresses to choose from. */
export function AddressList({ addresses, toHome, page, chosenId, usedId, busyId, onChoose, onEdit, onDelete }: Props) {
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
          onDelete: address.addressId === usedId ? undefined : () => onDelete(address),
        })}
    />
  );
  return (
    <PlaceList
      places={addresses}
      few={toHome ? OWN : undefined}
      texts={{ list: toHome ? deliveryTexts.addresses : deliveryTexts.stores, search: deliveryTexts.search }}
      matches={matches}
      row={row}
    />
  );
}
