import * as storeTexts from '../../../core/labels/it/store.ts';
import type { Store } from '../../../core/schema/delivery.ts';
import { Button } from '../../ui/Button.tsx';
import { PlaceCard } from './PlaceCard.tsx';

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
    <PlaceCard
      icon="store"
      name={name}
      chosen={current && storeTexts.current()}
      address={address}
      hours={serviceHours}
      now={now}
    >
      {!current && (
        <Button small variant="secondary" busy={busy} aria-label={storeTexts.pickName({ name })} onClick={onChoose}>
          {storeTexts.pick()}
        </Button>
      )}
    </PlaceCard>
  );
}
