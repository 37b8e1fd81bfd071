import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as storeTexts from '../../../core/labels/it/delivery/storeChoice.ts';
import { phoneOf } from '../../../core/rules/phone.ts';
import { formatNumber } from '../../../core/rules/price.ts';
import type { Store } from '../../../core/schema/delivery.ts';
import { Button } from '../../ui/Button.tsx';
import { PlaceCard } from './PlaceCard.tsx';

interface Props {
  store: Store;
  now: number;
  chosen: boolean;
  busy: boolean;
  onChoose(): void;
}

/** One store: where, how far, open or not, how to call it. */
export function StoreCard({
  store: { name, address, distance, serviceHours, metadata },
  now,
  chosen,
  busy,
  onChoose,
}: Props) {
  const phone = phoneOf(metadata?.PHONE);
  const marks = distance === undefined ? [] : [deliveryTexts.distance({ km: formatNumber(distance / 1000) })];
  const call = phone && (
    <p className="place-card__line">
      <a href={phone.href}>{storeTexts.callStore({ phone: phone.words })}</a>
    </p>
  );
  return (
    <PlaceCard
      icon="store"
      name={name}
      marks={marks}
      chosen={chosen && deliveryTexts.chosen()}
      address={address}
      hours={serviceHours}
      now={now}
      more={call}
    >
      <Button
        small
        variant={chosen ? 'primary' : 'secondary'}
        busy={busy}
        aria-label={storeTexts.shopHereName({ name })}
        onClick={onChoose}
      >
        {storeTexts.shopHere()}
      </Button>
    </PlaceCard>
  );
}
