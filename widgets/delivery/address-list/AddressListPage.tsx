import type { ElementEvents } from '../../element/events.ts';
import { useRef, useState } from 'react';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as pageTexts from '../../../core/labels/it/deliveryPages.ts';
import type { ChainAnswer } from '../../../core/stores/dialogs.ts';
import type { ViewContext } from '../../element/defineWidget.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { arriveAt } from '../../ui/arriveAt.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProfilePage } from '../../profile/parts/ProfilePage.tsx';
import { AddressChoice } from '../choice/AddressChoice.tsx';
import { addressTitle } from '../choice/addressWords.ts';
import { ListAndMap } from './ListAndMap.tsx';

/** The customer's addresses and the places to collect at, by service, as a page; after a choice it leads to what is due next. */
export default function AddressListPage({ host }: ViewContext) {
  const { cart: carts } = useSpesa();
  const links = useLinks();
  const cart = useCart();
  const [chosen, setChosen] = useState<ChainAnswer | undefined>();
  const said = useRef<HTMLDivElement>(null);
  const next = links.page('deliveryService');
  const tell = (answer: ChainAnswer): void => {
    setChosen(answer);
    arriveAt(said.current);
    const detail = { addressId: carts.current()?.shippingAddress?.addressId };
    host.dispatchEvent(
      new CustomEvent<ElementEvents['spesa-address-chosen']>('spesa-address-chosen', {
        detail,
        bubbles: true,
        composed: true,
      }),
    );
  };
  const address = cart?.shippingAddress;
  return (
    <ProfilePage page="addresses" login={pageTexts.addressesLogin()}>
      <div className="address-list__said" role="status" ref={said}>
        {chosen && address && (
          <Notice kind="success" title={pageTexts.goesTo({ name: addressTitle(address) })}>
            {chosen === 'setTimeslot' && next && (
              <ButtonLink small href={`${next}?back=${encodeURIComponent(location.pathname)}`}>
                {deliveryTexts.toSlots()}
              </ButtonLink>
            )}
          </Notice>
        )}
      </div>
      <AddressChoice page onChosen={tell} beside={(places, list) => <ListAndMap places={places} list={list} />} />
    </ProfilePage>
  );
}
