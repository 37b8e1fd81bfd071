import { label } from '../../../core/labels/label.ts';
import { intervalWords, isOpen, openingWeek } from '../../../core/rules/openingHours.ts';
import type { Address, ServiceHours } from '../../../core/schema/delivery.ts';
import { Button } from '../../ui/Button.tsx';
import { names } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { addressLine, addressTitle } from './addressWords.ts';

/** Open or closed at this moment, and the hours of today. */
export function TodayHours({ hours, now }: { hours: ServiceHours; now: number }) {
  const open = isOpen(hours, now);
  const today = openingWeek(hours, now)[0];
  const words = today ? intervalWords(today) : '';
  return (
    <p className="place-card__hours">
      <span className={names('badge', open ? 'open' : 'closed')}>{label(open ? 'delivery.openNow' : 'delivery.closedNow')}</span> {words ? label('delivery.hoursToday', { hours: words }) : label('delivery.closedToday')}
    </p>
  );
}

interface Props {
  address: Address;
  /** To a home, or collected from a place. */
  toHome: boolean;
  chosen: boolean;
  busy: boolean;
  now: number;
  onChoose(): void;
}

/** One address with its select button; the chosen one is said in words too. */
export function AddressCard({ address, toHome, chosen, busy, now, onChoose }: Props) {
  const name = addressTitle(address);
  return (
    <li className={names('place-card', chosen && 'chosen')} aria-current={chosen || undefined}>
      <Icon name={address.addressTypeId === 2 ? 'home' : address.addressTypeId === 3 ? 'store' : 'pin'} className="place-card__icon" />
      <div className="place-card__text">
        <p className="place-card__name">
          <bdi>{name}</bdi>
          {address.favourite && <span className="badge badge--quiet">{label('delivery.favourite')}</span>}
          {address.addressTypeId === 4 && <span className="badge badge--quiet">{label('delivery.work')}</span>}
          {chosen && <span className="badge badge--chosen">{label('delivery.chosen')}</span>}
        </p>
        <p className="place-card__line">
          <bdi>{addressLine(address)}</bdi>
        </p>
        {address.serviceHours && <TodayHours hours={address.serviceHours} now={now} />}
      </div>
      <Button small variant={chosen ? 'primary' : 'secondary'} busy={busy} aria-label={label(toHome ? 'delivery.deliverHereName' : 'delivery.collectHereName', { name })} onClick={onChoose}>
        {label(toHome ? 'delivery.deliverHere' : 'delivery.collectHere')}
      </Button>
    </li>
  );
}
