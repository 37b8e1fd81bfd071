import { useState } from 'react';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as deliveryErrorTexts from '../../../core/labels/it/errorsOfDelivery.ts';
import * as storeTexts from '../../../core/labels/it/store.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { chooseFavouriteStore } from '../../../core/flows/chooseFavouriteStore.ts';
import type { Store } from '../../../core/schema/delivery.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { DialogPanel } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { FavouriteStoreCard } from '../choice/FavouriteStoreCard.tsx';
import { storeMatches } from '../choice/addressWords.ts';
import { PlaceList, textsOfStores } from '../choice/PlaceList.tsx';

/** Lists the stores and makes one the customer's favourite (§2): answers its address id once the server has agreed (§4). */
export default function FavouriteStoreDialog({ input: { addressId }, answer, close }: DialogProps<'favouriteStore'>) {
  const spesa = useSpesa();
  const now = useMinute();
  const [busyId, setBusy] = useState<number | undefined>();
  const { status, data, reload } = useQuery(delivery.stores, {});
  const command = useCommand(async ({ name, address }: Store) => {
    setBusy(address?.addressId);
    const chosen = await chooseFavouriteStore(spesa, address?.addressId ?? 0);
    answer(chosen);
    spesa.toasts.show({ kind: 'success', text: storeTexts.changed({ name }) });
  }, deliveryErrorTexts.errorSettingStore);
  const choose = async (store: Store): Promise<void> => {
    await command.run(store);
    setBusy(undefined);
  };

  const stores = (data?.stores ?? []).filter(({ address }) => address !== undefined);
  const row = (store: Store) => (
    <FavouriteStoreCard
      key={store.storeId}
      store={store}
      now={now}
      current={store.address!.addressId === addressId}
      busy={store.address!.addressId === busyId}
      onChoose={() => void choose(store)}
    />
  );
  return (
    <DialogPanel title={storeTexts.choose()} onClose={close}>
      <div className="store-choice">
        <p className="slot-choice__hint">{storeTexts.favouriteHint()}</p>
        {command.error && !command.busy && <Notice kind="error">{command.error}</Notice>}
        {!data && <Pending status={status} reload={reload} lines={8} />}
        {data && stores.length === 0 && <EmptyState icon="store" title={deliveryTexts.noPlaces()} />}
        {stores.length > 0 && <PlaceList places={stores} texts={textsOfStores} matches={storeMatches} row={row} />}
      </div>
    </DialogPanel>
  );
}
