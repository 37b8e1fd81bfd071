import { Notice } from '../../ui/Notice.tsx';
import { useState, type ReactNode } from 'react';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as addressTexts from '../../../core/labels/it/delivery/addresses.ts';
import * as pageTexts from '../../../core/labels/it/deliveryPages.ts';
import * as deliveryErrorTexts from '../../../core/labels/it/errorsOfDelivery.ts';
import { chooseAddress } from '../../../core/flows/chooseDelivery.ts';
import { hasAddress } from '../../../core/rules/missingStep.ts';
import { service, serviceRule } from '../../../core/rules/services.ts';
import type { Address } from '../../../core/schema/address.ts';
import type { ChainAnswer } from '../../../core/stores/dialogs.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useDeliveryLocks } from '../../hooks/useDeliveryLocks.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';

import { EmptyState, ErrorState, Skeleton } from '../../ui/EmptyState.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import type { KnownAddress } from './AddressForm.tsx';
import { AddressList } from './AddressList.tsx';
import { Fees } from './Fees.tsx';
import { lockWords } from './lockWords.ts';
import { services } from './services.ts';
import { useAddresses } from './useAddresses.ts';

const AddressForm = laterView(() => import('./AddressForm.tsx'), 'shown');
const ShopAtWork = laterView<{ children?: undefined }>(() => import('./ShopAtWork.tsx'), 'shown');
const ServiceFinder = laterView(() => import('./ServiceFinder.tsx'), 'needed');

interface Props {
  onChosen(answer: ChainAnswer): void;
  /** On a page of its own, whose forms are pages too. */
  page?: true;
  /** A new address that the customer brings along: its form stands open. */
  known?: KnownAddress | undefined;
  /** The service that is looked at first. */
  first?: number | undefined;
  /** What places to collect at are drawn with beside their list; outside popups alone (account §2). */
  beside?(places: readonly Address[], list: ReactNode): ReactNode;
}

/** The page of an address, which comes back here (account §2: EditAddresses); what is known of a new one goes along. */
function formLink(page: string, { addressId, city, postalcode, province }: KnownAddress, serviceId: number): string {
  const query = new URLSearchParams({ back: location.pathname + location.search });
  if (addressId) query.set('addressId', String(addressId));
  else if (city) query.set('addressData', JSON.stringify({ city, postalcode, province }));
  if (serviceId === service.fast) query.set('isRider', 'true');
  return `${page}${page.includes('?') ? '&' : '?'}${query}`;
}

/** The service that the page's address asks for. */
function asked(page: true | undefined): number | undefined {
  const id = page && Number(new URLSearchParams(location.search).get('service'));
  return services.find((each) => each.id === id)?.id;
}

/** Where and how the shopping is received: the service, then an address of the customer's or a place of ours (§4). */
export function AddressChoice({ onChosen, page, known, first, beside }: Props) {
  const spesa = useSpesa();
  const links = useLinks();
  const cart = useCart();
  const current = hasAddress(cart) ? cart?.shippingAddress : undefined;
  const [serviceId, setService] = useState(() => first ?? asked(page) ?? current?.deliveryServiceId ?? services[0]!.id);
  const [form, setForm] = useState(() => (serviceRule(serviceId).toHome ? known : undefined));
  const [finding, find] = useState(false);
  const [busyId, setBusy] = useState<number | undefined>();
  const { list, loading, failed, reload } = useAddresses(serviceId);
  const { toHome } = serviceRule(serviceId);
  const locks = useDeliveryLocks();

  const command = useCommand(async (address: Address) => {
    setBusy(address.addressId);
    const answer = await chooseAddress(spesa, address, serviceId);
    if (answer) onChosen(answer);
  }, deliveryErrorTexts.errorSettingAddress);
  const choose = async (address: Address): Promise<void> => {
    await command.run(address);
    setBusy(undefined);
  };
  const changed = (): Promise<void> => {
    setForm(undefined);
    reload();
    return Promise.resolve();
  };
  const remove = useCommand(async (address: Address) => {
    const { deleteAddress } = await import('../../../core/flows/saveAddress.ts');
    return (await deleteAddress(spesa, address)) && changed();
  }, deliveryTexts.deleteAddressError);
  const turn = (id: string): void => {
    command.clear();
    remove.clear();
    setForm(undefined);
    find(false);
    setService(Number(id));
  };
  const edit = (known: KnownAddress): void => {
    const address = page && links.page('addressForm');
    if (!address) return setForm(known);
    spesa.browser.go(formLink(address, known, serviceId));
  };

  const places = (
    <AddressList
      key={serviceId}
      addresses={list}
      toHome={toHome}
      page={page}
      chosenId={current?.deliveryServiceId === serviceId ? current.addressId : undefined}
      usedId={current?.addressId}
      busyId={busyId}
      onChoose={(address) => void choose(address)}
      onEdit={edit}
      onDelete={(address) => void remove.run(address)}
    />
  );

  if (locks.address) return <Notice>{lockWords(locks)}</Notice>;
  return (
    <div className="address-choice">
      <RadioCards
        legend={addressTexts.services()}
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
          <p>{addressTexts.anotherService()}</p>
        </Notice>
      )}
      {remove.error && !remove.busy && <Notice kind="error">{remove.error}</Notice>}
      {form ? (
        <AddressForm
          serviceId={serviceId}
          known={form}
          onBack={() => setForm(undefined)}
          onCollect={(id) => turn(String(id))}
          onSaved={form.addressId ? changed : choose}
        >
          <Skeleton lines={6} />
        </AddressForm>
      ) : (
        <section className="address-choice__places">
          <Fees key={cart?.warehouse?.warehouseId} serviceId={serviceId} />
          {failed && <ErrorState onRetry={reload} />}
          {loading && <Skeleton lines={6} />}
          {!failed && !loading && list.length === 0 && (
            <EmptyState
              icon="pin"
              title={(toHome ? addressTexts.noAddresses : deliveryTexts.noPlaces)()}
              action={
                toHome && (
                  <>
                    <Button icon="plus" onClick={() => edit({})}>
                      {addressTexts.addAddress()}
                    </Button>
                    <Button variant="secondary" onClick={() => find(true)}>
                      {pageTexts.discover()}
                    </Button>
                  </>
                )
              }
            />
          )}
          {finding && (
            <ServiceFinder onAdd={edit} onCollect={(id) => turn(String(id))}>
              <Skeleton lines={3} />
            </ServiceFinder>
          )}
          {serviceId === service.work && <ShopAtWork />}
          {list.length > 0 && (toHome || !beside ? places : beside(list, places))}
          {toHome && !loading && (failed || list.length > 0) && (
            <Button variant="secondary" wide icon="plus" onClick={() => edit({})}>
              {addressTexts.addAddress()}
            </Button>
          )}
        </section>
      )}
    </div>
  );
}
