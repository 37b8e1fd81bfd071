import { label } from '../../../core/labels/label.ts';
import type { Store } from '../../../core/schema/delivery.ts';
import { Button } from '../../ui/Button.tsx';
import { names } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TodayHours } from './AddressCard.tsx';
import { addressLine } from './addressWords.ts';

interface Props {
  store: Store;
  now: number;
  /** Is the favourite already. */
  current: boolean;
  busy: boolean;
  onChoose(): void;
}

/** A store that may become the favourite: where it is, and whether it is open. */
export function FavouriteStoreCard({ store: { name, address, serviceHours }, now, current, busy, onChoose }: Props) {
  return (
    <li className={names('place-card', current && 'chosen')} aria-current={current || undefined}>
      <Icon name="store" className="place-card__icon" />
      <div className="place-card__text">
        <p className="place-card__name">
          <bdi>{name}</bdi>
          {current && <span className="badge badge--chosen">{label('store.current')}</span>}
        </p>
        {address && (
          <p className="place-card__line">
            <bdi>{addressLine(address)}</bdi>
          </p>
        )}
        {serviceHours && <TodayHours hours={serviceHours} now={now} />}
      </div>
      {!current && (
        <Button small variant="secondary" busy={busy} aria-label={label('store.pickName', { name })} onClick={onChoose}>
          {label('store.pick')}
        </Button>
      )}
    </li>
  );
}
