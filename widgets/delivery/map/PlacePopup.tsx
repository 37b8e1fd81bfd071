import * as pageTexts from '../../../core/labels/it/deliveryPages.ts';
import * as pinTexts from '../../../core/labels/it/deliveryPins.ts';
import * as storeTexts from '../../../core/labels/it/store.ts';
import { directionsLink } from '../../../core/rules/directions.ts';
import type { Address } from '../../../core/schema/address.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { IconButton } from '../../ui/Button.tsx';
import { TodayHours } from '../choice/TodayHours.tsx';
import { addressLine, addressTitle } from '../choice/addressWords.ts';

/** Popup of a place: name, address, today's hours, directions, its page (account §2). */
export function PlacePopup({ place, onClose }: { place: Address; onClose(): void }) {
  const now = useMinute();
  const page = useLinks().page('store', { id: place.addressId });
  const way = directionsLink(place);
  const name = addressTitle(place);
  return (
    <div className="places-map__popup" role="group" aria-label={name}>
      <p className="places-map__name">
        <bdi>{name}</bdi>
      </p>
      <p>
        <bdi>{addressLine(place)}</bdi>
      </p>
      {place.serviceHours && <TodayHours hours={place.serviceHours} now={now} />}
      <p className="places-map__ways">
        {way && (
          <a href={way} target="_blank" rel="noopener noreferrer" aria-label={storeTexts.directionsTo({ name })}>
            {storeTexts.directions()}
          </a>
        )}
        {page && <a href={page}>{pageTexts.storePage()}</a>}
      </p>
      <IconButton plain icon="close" name={pinTexts.close()} onClick={onClose} />
    </div>
  );
}
