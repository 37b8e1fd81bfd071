import { useState } from 'react';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import { chooseAddress } from '../../../core/flows/chooseDelivery.ts';
import { hasAddress } from '../../../core/rules/missingStep.ts';
import type { Address } from '../../../core/schema/delivery.ts';
import type { ChainAnswer } from '../../../core/stores/dialogs.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, Notice, Skeleton } from '../../ui/Notice.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { AddressForm } from './AddressForm.tsx';
import { AddressList } from './AddressList.tsx';
import { serviceOf, services } from './services.ts';
import { useAddresses } from './useAddresses.ts';

/** Where and how the shopping is received: the service, then an address of the customer's or a place of ours (§4). */
export function AddressChoice({ onChosen }: { onChosen(answer: ChainAnswer): void }) {
  const spesa = useSpesa();
  const cart = useCart();
  const current = hasAddress(cart) ? cart?.shippingAddress : undefined;
  const [serviceId, setService] = useState(current?.deliveryServiceId ?? services[0]!.id);
  const [adding, setAdding] = useState(false);
  const [busyId, setBusy] = useState<number | undefined>();
  const { list, loading, failed, reload } = useAddresses(serviceId);
  const service = serviceOf(serviceId);

  const command = useCommand(async (address: Address) => {
    setBusy(address.addressId);
    onChosen(await chooseAddress(spesa, address, serviceId));
  }, errorTexts.errorSettingAddress);
  const choose = async (address: Address): Promise<void> => {
    await command.run(address);
    setBusy(undefined);
  };
  const turn = (id: string): void => {
    command.clear();
    setAdding(false);
    setService(Number(id));
  };

  return (
    <div className="address-choice">
      <RadioCards
        legend={deliveryTexts.services()}
        name="delivery-service"
        value={String(serviceId)}
        cards={services.map(({ id, title, hint, icon }) => ({
          value: String(id),
          title: title(),
          text: hint(),
          icon,
        }))}
        onChange={turn}
      />
      {command.error && !command.busy && (
        <Notice kind="error" title={command.error}>
          <p>{deliveryTexts.anotherService()}</p>
        </Notice>
      )}
      {adding ? (
        <AddressForm serviceId={serviceId} onBack={() => setAdding(false)} onSaved={choose} />
      ) : (
        <section className="address-choice__places">
          {failed && <ErrorState onRetry={reload} />}
          {loading && <Skeleton lines={6} />}
          {!failed && !loading && list.length === 0 && (
            <EmptyState icon="pin" title={(service.toHome ? deliveryTexts.noAddresses : deliveryTexts.noPlaces)()} />
          )}
          {list.length > 0 && (
            <AddressList
              addresses={list}
              toHome={service.toHome}
              chosenId={current?.deliveryServiceId === serviceId ? current.addressId : undefined}
              busyId={busyId}
              onChoose={(address) => void choose(address)}
            />
          )}
          {service.toHome && !loading && (
            <Button
              variant={list.length === 0 ? 'primary' : 'secondary'}
              wide
              icon="plus"
              onClick={() => setAdding(true)}
            >
              {deliveryTexts.addAddress()}
            </Button>
          )}
        </section>
      )}
    </div>
  );
}
