import { useState, type ReactNode } from 'react';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as deliveryErrorTexts from '../../../core/labels/it/errorsOfDelivery.ts';
import { chooseStore } from '../../../core/flows/chooseDelivery.ts';
import type { Store } from '../../../core/schema/delivery.ts';
import type { ChainAnswer } from '../../../core/stores/dialogs.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { storeMatches } from './addressWords.ts';
import { PlaceList, textsOfStores } from './PlaceList.tsx';
import { StoreCard } from './StoreCard.tsx';

/** The stores by their distance, as a list without a map (account §2). */
export default function StoreChoice({
  hint,
  onChosen,
}: {
  hint?: string;
  onChosen(answer: ChainAnswer): void;
  children?: ReactNode;
}) {
  const spesa = useSpesa();
  const cart = useCart();
  const [busyId, setBusy] = useState<number | undefined>();
  const reading = useQuery(delivery.proximityStores, { orderby: 'distance' });
  const stores = reading.data?.stores;

  const command = useCommand(async (store: Store) => {
    setBusy(store.storeId);
    const answer = await chooseStore(spesa, store);
    if (answer) onChosen(answer);
  }, deliveryErrorTexts.errorSettingStore);
  const choose = async (store: Store): Promise<void> => {
    await command.run(store);
    setBusy(undefined);
  };

  if (!stores) return <Pending {...reading} lines={8} />;
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
