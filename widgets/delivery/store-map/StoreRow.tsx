import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as finderTexts from '../../../core/labels/it/storeFinder.ts';
import { formatNumber } from '../../../core/rules/price.ts';
import { romeTime } from '../../../core/rules/dates.ts';
import type { ServiceHours } from '../../../core/schema/address.ts';
import type { Store } from '../../../core/schema/delivery.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { IconButton } from '../../ui/Button.tsx';
import { usualLines } from '../../ui/hoursWords.ts';
import { addressLine } from '../choice/addressWords.ts';
import { services } from '../choice/services.ts';
import { StoreLinks } from '../choice/StoreLinks.tsx';
import { OpenBadge, todayWords } from '../choice/TodayHours.tsx';

/** Today's hours where they are not those of the week. */
function SpecialToday({ hours, now }: { hours: ServiceHours; now: number }) {
  if (!hours.custom?.some(({ beginDate }) => beginDate === romeTime(now).date)) return null;
  return <p className="place-card__hours store-map__today">{todayWords({ hours, now })}</p>;
}

interface Props {
  store: Store;
  /** Server time in ms. */
  now: number;
  /** Metres from the person. */
  distance: number | undefined;
  onShow?: (() => void) | undefined;
}

/** A store of the list: where it is, whether it is open, when it opens, what it offers, and the way there. */
export function StoreRow({ store, now, distance, onShow }: Props) {
  const links = useLinks();
  const { name, address, serviceHours, metadata } = store;
  const page = address && links.page('store', { id: address.addressId });
  const offered = services.filter(({ id }) => store.services?.includes(id)).map(({ title }) => title());
  return (
    <li className="place-card store-map__row">
      <div className="place-card__text">
        <p className="place-card__name">
          {page ? (
            <a className="store-map__link" href={page}>
              <bdi>{name}</bdi>
            </a>
          ) : (
            <bdi>{name}</bdi>
          )}
          {serviceHours && <OpenBadge hours={serviceHours} now={now} />}
          {distance !== undefined && (
            <span className="badge badge--quiet">
              {deliveryTexts.distance({ km: formatNumber(Math.round(distance / 100) / 10) })}
            </span>
          )}
        </p>
        {address && (
          <p className="place-card__line">
            <bdi>{addressLine(address)}</bdi>
          </p>
        )}
        {serviceHours && <SpecialToday hours={serviceHours} now={now} />}
        {serviceHours &&
          usualLines(serviceHours).map((line) => (
            <p className="place-card__hours" key={line}>
              {line}
            </p>
          ))}
        {offered.length > 0 && <p className="place-card__line store-map__services">{offered.join(' · ')}</p>}
      </div>
      <span className="store-map__show">
        {onShow && <IconButton plain icon="pin" name={finderTexts.onMap({ name })} onClick={onShow} />}
      </span>
      <p className="store-map__ways">
        <StoreLinks name={name} address={address} phone={metadata?.PHONE} />
      </p>
    </li>
  );
}
