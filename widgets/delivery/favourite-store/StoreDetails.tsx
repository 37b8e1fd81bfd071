import type { Warehouse } from '../../../core/schema/delivery.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { addressLine } from '../choice/addressWords.ts';
import { StoreLinks } from '../choice/StoreLinks.tsx';
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
          <StoreLinks name={name} address={address} phone={metaData?.warehouse_locator?.PHONE} pin />
        </p>
      </div>
      {serviceHours && !noHours && <OpeningWeek hours={serviceHours} now={now} />}
    </>
  );
}
