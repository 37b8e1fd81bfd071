import * as doorTexts from '../../../core/labels/it/checkoutDoor.ts';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as addressTexts from '../../../core/labels/it/delivery/addresses.ts';
import { addressTypeId as types } from '../../../core/rules/services.ts';
import type { Address } from '../../../core/schema/address.ts';
import { useCart } from '../../hooks/useCart.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { addressTitle } from './addressWords.ts';
import { PlaceCard, type Sign } from './PlaceCard.tsx';
import { WorkIcon } from './WorkIcon.tsx';

interface Props {
  address: Address;
  /** To a home, or collected from a place. */
  toHome: boolean;
  chosen: boolean;
  /** The only address there is. */
  proposed?: boolean;
  busy: boolean;
  now: number;
  /** Goes on with it; where there is nothing to go on to, the chosen one has none. */
  onChoose?: (() => void) | undefined;
  /** For a home address of the customer's own. */
  onEdit?: (() => void) | undefined;
  /** For one that the shopping does not go to. */
  onDelete?: (() => void) | undefined;
}

const icons: Record<number, IconName> = { [types.home]: 'home', [types.store]: 'store', [types.work]: 'basket' };

const chooses = {
  home: { says: addressTexts.deliverHere, named: addressTexts.deliverHereName },
  place: { says: addressTexts.collectHere, named: addressTexts.collectHereName },
  chosen: { says: addressTexts.keepHere, named: addressTexts.keepHereName },
};

/** One address with its select button; the chosen one is said in words too. */
export function AddressCard({ address, toHome, chosen, proposed, busy, now, onChoose, onEdit, onDelete }: Props) {
  const { addressTypeId, serviceHours } = address;
  const usual = useCart()?.user.defaultDeliveryAddressId;
  const favourite = address.favourite ?? address.addressId === usual;
  const name = addressTitle(address);
  const choose = chooses[chosen ? 'chosen' : toHome ? 'home' : 'place'];
  const { doorbellName, floor, note } = address;
  const door = onEdit && [
    doorbellName && doorTexts.doorBell({ name: doorbellName }),
    floor && doorTexts.doorFloor({ n: floor }),
    note,
  ];
  const signs: Sign[] = [];
  if (favourite) signs.push({ picture: <Icon name="star" />, text: addressTexts.favourite() });
  if (addressTypeId === types.work) signs.push({ picture: <WorkIcon />, text: addressTexts.work() });
  const take = onChoose && (
    <Button
      small
      variant={!chosen && proposed ? 'primary' : 'secondary'}
      busy={busy}
      aria-label={choose.named({ name })}
      onClick={onChoose}
    >
      {choose.says()}
    </Button>
  );
  return (
    <PlaceCard
      icon={icons[addressTypeId ?? types.home] ?? 'pin'}
      name={name}
      signs={signs}
      chosen={chosen && deliveryTexts.chosen()}
      address={address}
      hours={serviceHours}
      now={now}
      more={
        door?.some(Boolean) && (
          <p className="place-card__line">
            <bdi>{door.filter(Boolean).join(' · ')}</bdi>
          </p>
        )
      }
    >
      {onEdit ? (
        <div className="place-card__own">
          {take}
          <IconButton icon="edit" name={addressTexts.editAddressName({ name })} onClick={onEdit} />
          {onDelete && <IconButton icon="trash" name={addressTexts.deleteAddressName({ name })} onClick={onDelete} />}
        </div>
      ) : (
        take
      )}
    </PlaceCard>
  );
}
