import { useEffect } from 'react';
import type { ElementEvents } from '../../element/events.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as pageTexts from '../../../core/labels/it/deliveryPages.ts';
import { discoveredAddress } from '../../../core/rules/discovered.ts';
import { safeBack } from '../../../core/rules/links.ts';
import { addressTypeId, service } from '../../../core/rules/services.ts';
import type { ViewContext } from '../../element/defineWidget.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

import { EmptyState, Skeleton } from '../../ui/EmptyState.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { AccountMenu } from '../../profile/parts/AccountMenu.tsx';
import { LoginFirst } from '../../session/LoginFirst.tsx';
import type { KnownAddress } from '../choice/AddressForm.tsx';

const AddressForm = laterView(() => import('../choice/AddressForm.tsx'), 'shown');

const withService = (page: string, id: number): string => `${page}${page.includes('?') ? '&' : '?'}service=${id}`;

/** A home address on a page of its own; saved, or given up, it leads back to where the customer came from. */
export default function AddressFormPage({ host }: ViewContext) {
  const { browser } = useSpesa();
  const links = useLinks();
  const loggedIn = useLoggedIn();
  const query = new URLSearchParams(location.search);
  const addressId = Number(query.get('addressId')) || 0;
  const { status, data, error, reload } = useQuery(
    delivery.userAddress,
    loggedIn && addressId > 0 ? { address_id: addressId } : null,
  );
  const back = safeBack(query.get('back'), location.origin, links.page('addresses') || links.page('home'));
  const known: KnownAddress | undefined = addressId > 0 ? data : discoveredAddress(query);
  const title = (addressId > 0 ? deliveryTexts.changeTitle : deliveryTexts.newAddress)();
  useEffect(() => {
    document.title = document.title.replace(/^.*?(?= [–|-] |$)/, () => title);
  }, [title]);
  const heading = <h1 className="address-form__title">{title}</h1>;
  const form = () => {
    if (error?.reason === 'rejected' || (known?.addressId && known.addressTypeId !== addressTypeId.home))
      return (
        <>
          {heading}
          <EmptyState
            icon="pin"
            title={pageTexts.notYours()}
            action={<ButtonLink href={back}>{deliveryTexts.backToList()}</ButtonLink>}
          />
        </>
      );
    if (!known) return <Pending status={status} reload={reload} lines={8} />;
    return (
      <AddressForm
        heading="h1"
        serviceId={query.get('isRider') === 'true' ? service.fast : service.home}
        known={known}
        onBack={() => browser.go(back)}
        onCollect={(id) => browser.go(withService(links.page('addresses') || back, id))}
        onSaved={(saved) => {
          const detail = { addressId: saved.addressId };
          host.dispatchEvent(
            new CustomEvent<ElementEvents['spesa-address-saved']>('spesa-address-saved', {
              detail,
              bubbles: true,
              composed: true,
            }),
          );
          browser.go(back);
          return Promise.resolve();
        }}
      >
        <Skeleton lines={8} />
      </AddressForm>
    );
  };
  return (
    <section className="form-page address-form-page">
      {loggedIn && <AccountMenu current="addresses" />}
      {loggedIn ? (
        form()
      ) : (
        <>
          {heading}
          <LoginFirst title={pageTexts.addressesLogin()} />
        </>
      )}
    </section>
  );
}
