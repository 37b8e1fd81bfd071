import { label } from '../../../core/labels/label.ts';
import { phoneOf } from '../../../core/rules/phone.ts';
import { formatNumber } from '../../../core/rules/price.ts';
import type { Store } from '../../../core/schema/delivery.ts';
import { Button } from '../../ui/Button.tsx';
import { names } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TodayHours } from './AddressCard.tsx';
import { addressLine } from './addressWords.ts';

interface Props {
  store: Store;
  now: number;
  chosen: boolean;
  busy: boolean;
  onChoose(): void;
}

/** One store: where, how far, open or not, how to call it. */
export function StoreCard({ store, now, chosen, busy, onChoose }: Props) {
  const { name, address, distance, serviceHours, metadata } = store;
  const phone = phoneOf(metadata?.PHONE);
  return (
    <li className={names('place-card', chosen && 'chosen')} aria-current={chosen || undefined}>
      <Icon name="store" className="place-card__icon" />
      <div className="place-card__text">
        <p className="place-card__name">
          <bdi>{name}</bdi>
          {distance !== undefined && <span className="badge badge--quiet">{label('delivery.distance', { km: formatNumber(distance / 1000) })}</span>}
          {chosen && <span className="badge badge--chosen">{label('delivery.chosen')}</span>}
        </p>
        {address && (
          <p className="place-card__line">
            <bdi>{addressLine(address)}</bdi>
          </p>
        )}
        {serviceHours && <TodayHours hours={serviceHours} now={now} />}
        {phone && (
          <p className="place-card__line">
            <a href={phone.href}>{label('delivery.callStore', { phone: phone.words })}</a>
          </p>
        )}
      </div>
      <Button small variant={chosen ? 'primary' : 'secondary'} busy={busy} aria-label={label('delivery.shopHereName', { name })} onClick={onChoose}>
        {label('delivery.shopHere')}
      </Button>
    </li>
  );
}
