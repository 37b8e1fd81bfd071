import * as storeTexts from '../../../core/labels/it/store.ts';
import { directionsLink } from '../../../core/rules/directions.ts';
import { phoneOf } from '../../../core/rules/phone.ts';
import type { Warehouse } from '../../../core/schema/delivery.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { addressLine } from '../choice/addressWords.ts';
import { OpenBadge } from '../choice/TodayHours.tsx';
import { OpeningWeek } from './OpeningWeek.tsx';

/** Where a store is, whether it is open at this minute, when it opens, how to call it and how to get there. */
export function StoreDetails({
  store: { name, address, serviceHours, metaData },
  noHours,
  noName,
}: {
  store: Warehouse;
  noHours: boolean;
  /** The page's own title is the name already. */
  noName?: boolean;
}) {
  const now = useMinute();
  const phone = phoneOf(metaData?.warehouse_locator?.PHONE);
  const way = address && directionsLink(address);
  return (
    <>
      <div className="favourite-store__where">
        {!noName && (
          <p className="favourite-store__name">
            <bdi>{name}</bdi>
          </p>
        )}
        {serviceHours && (
          <p role="status">
            <OpenBadge hours={serviceHours} now={now} />
          </p>
        )}
        {address && (
          <p className="favourite-store__address">
            <bdi>{addressLine(address)}</bdi>
          </p>
        )}
        <p className="favourite-store__ways">
          {way && (
            <ButtonLink
              small
              variant="secondary"
              icon="pin"
              href={way}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={storeTexts.directionsTo({ name })}
            >
              {storeTexts.directions()}
            </ButtonLink>
          )}
          {phone && (
            <ButtonLink
              small
              variant="ghost"
              icon="phone"
              href={phone.href}
              aria-label={storeTexts.call({ phone: phone.words })}
            >
              {phone.words}
            </ButtonLink>
          )}
        </p>
      </div>
      {serviceHours && !noHours && <OpeningWeek hours={serviceHours} now={now} />}
    </>
  );
}
