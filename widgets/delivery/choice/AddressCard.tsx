import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import type { Address } from '../../../core/schema/delivery.ts';
import { Button } from '../../ui/Button.tsx';
import { addressTitle } from './addressWords.ts';
import { PlaceCard } from './PlaceCard.tsx';

interface Props {
  address: Address;
  /** To a home, or collected from a place. */
  toHome: boolean;
  chosen: boolean;
  busy: boolean;
  now: number;
  onChoose(): void;
}

const WORK = 4;

/** One address with its select button; the chosen one is said in words too. */
export function AddressCard({ address, toHome, chosen, busy, now, onChoose }: Props) {
  const { addressTypeId, favourite, serviceHours } = address;
  const name = addressTitle(address);
  const marks = [favourite && deliveryTexts.favourite(), addressTypeId === WORK && deliveryTexts.work()].filter(
    (mark) => typeof mark === 'string',
  );
  return (
    <PlaceCard
      icon={addressTypeId === 2 ? 'home' : addressTypeId === 3 ? 'store' : 'pin'}
      name={name}
      marks={marks}
      chosen={chosen && deliveryTexts.chosen()}
      address={address}
      hours={serviceHours}
      now={now}
    >
      <Button
        small
        variant={chosen ? 'primary' : 'secondary'}
        busy={busy}
        aria-label={(toHome ? deliveryTexts.deliverHereName : deliveryTexts.collectHereName)({ name })}
        onClick={onChoose}
      >
        {(toHome ? deliveryTexts.deliverHere : deliveryTexts.collectHere)()}
      </Button>
    </PlaceCard>
  );
}
