import { useState } from 'react';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import { chooseStore } from '../../../core/flows/chooseDelivery.ts';
import type { Store } from '../../../core/schema/delivery.ts';
import type { ChainAnswer } from '../../../core/stores/dialogs.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { EmptyState, ErrorState, Notice, Skeleton } from '../../ui/Notice.tsx';
import { storeMatches } from './addressWords.ts';
import { PlaceList, textsOfStores } from './PlaceList.tsx';
import { StoreCard } from './StoreCard.tsx';

/** The stores by their distance, as a list without a map (account §2). */
export function StoreChoice({ hint, onChosen }: { hint?: string; onChosen(answer: ChainAnswer): void }) {
  const spesa = useSpesa();
  const cart = useCart();
  const [busyId, setBusy] = useState<number | undefined>();
  const reading = useQuery(delivery.proximityStores, { orderby: 'distance' });
  const stores = reading.data?.stores;

  const command = useCommand(async ({ storeId }: Store) => {
    setBusy(storeId);
    onChosen(await chooseStore(spesa, storeId));
  }, errorTexts.errorSettingStore);
  const choose = async (store: Store): Promise<void> => {
    await command.run(store);
    setBusy(undefined);
  };

  if (!stores) return reading.status === 'failed' ? <ErrorState onRetry={reading.reload} /> : <Skeleton lines={8} />;
  if (stores.length === 0) return <EmptyState icon="store" title={deliveryTexts.noPlaces()} />;
  const row = (store: Store) => (
    <StoreCard
      key={store.storeId}
      store={store}
      now={spesa.browser.now()}
      chosen={!cart?.selectWarehouse && store.storeId === cart?.store?.storeId}
      busy={store.storeId === busyId}
      onChoose={() => void choose(store)}
    />
  );
  return (
    <div className="store-choice">
      {hint && <p className="slot-choice__hint">{hint}</p>}
      {command.error && !command.busy && <Notice kind="error">{command.error}</Notice>}
      <PlaceList places={stores} texts={textsOfStores} matches={storeMatches} row={row} />
    </div>
  );
}
