import { useEffect, useRef, useState } from 'react';
import { loginFirst } from '../../../core/flows/loginFirst.ts';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import * as sessionTexts from '../../../core/labels/it/session.ts';
import { discoveredAddress } from '../../../core/rules/discovered.ts';
import { safeBack } from '../../../core/rules/links.ts';
import { hasAddress, hasTimeslot, isSet } from '../../../core/rules/missingStep.ts';
import { useCart, useLoggedIn } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { arriveAt } from '../../ui/arriveAt.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LoginFirst } from '../../session/LoginFirst.tsx';
import { AddressChoice } from '../choice/AddressChoice.tsx';
import { serviceOf } from '../choice/services.ts';
import { SlotChoice } from '../choice/SlotChoice.tsx';
import { SlotHold } from '../choice/SlotHold.tsx';
import type { DeliveryServiceViewProps } from './delivery-service-view.widget.ts';
import { ChosenDelivery } from './ChosenDelivery.tsx';

const Reached = laterView(() => import('./Reached.tsx'), 'needed');
const StoreChoice = laterView(() => import('../choice/StoreChoice.tsx'), 'shown');

type Part = 'address' | 'store' | 'timeslot' | 'none';
const headings = {
  address: deliveryTexts.addresses,
  store: deliveryTexts.storeTitle,
  timeslot: deliveryTexts.slotTitle,
};

/** The whole choice of the delivery on one page: what is chosen closes to a line, what is missing stands open. */
export default function DeliveryServiceView({ ownHeading }: DeliveryServiceViewProps) {
  const spesa = useSpesa();
  const { browser } = spesa;
  const cart = useCart();
  const links = useLinks();
  const loggedIn = useLoggedIn();
  const [opened, open] = useState<Part | undefined>();
  const [steps, step] = useState(0);
  const view = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const due: Part = !hasAddress(cart)
    ? 'address'
    : hasTimeslot(cart)
      ? 'none'
      : isSet(cart?.selectWarehouse)
        ? 'store'
        : 'timeslot';
  const part = opened ?? due;
  const query = new URLSearchParams(location.search);
  const discovered = discoveredAddress(query);
  const brought = Object.keys(discovered).length > 0 ? discovered : undefined;
  const target = safeBack(query.get('back'), location.origin, links.page('home'));
  const reload = useCommand(() => spesa.cart.load(), errorTexts.errorLoadingCart);
  const wanted = query.get('service');
  const choose = useCommand((serviceId: number) => {
    query.set('service', String(serviceId));
    history.replaceState(history.state, '', `${location.pathname}?${query}`);
    return loginFirst(spesa, 'delivery');
  });
  const login = <LoginFirst title={sessionTexts.subtitleCart()} />;
  useEffect(() => {
    if (steps > 0) arriveAt(heading.current ?? view.current);
  }, [steps, part]);
  const turn = (next: Part | undefined): void => {
    open(next);
    step((count) => count + 1);
  };
  const taken = (): void => {
    turn(undefined);
    void reload.run();
  };

  return (
    <section className="delivery-view" ref={view}>
      {ownHeading && <h1 className="delivery-view__title">{deliveryTexts.title()}</h1>}
      <p className="delivery-view__subtitle">{deliveryTexts.subtitle()}</p>
      {!loggedIn &&
        (brought ? <Reached place={brought} onChoose={(id) => void choose.run(id)} login={login} /> : login)}
      {loggedIn && cart && (
        <>
          <ChosenDelivery cart={cart} part={part} onOpen={turn} />
          {part !== 'timeslot' && <SlotHold cart={cart} />}
          {part !== 'none' && (
            <h2 className={part === 'address' ? 'hidden-text' : 'delivery-view__part'} ref={heading}>
              {headings[part]()}
            </h2>
          )}
          {part === 'address' && (
            <AddressChoice onChosen={taken} known={brought} first={wanted ? serviceOf(Number(wanted)).id : undefined} />
          )}
          {part === 'store' && <StoreChoice onChosen={taken} />}
          {part === 'timeslot' && <SlotChoice onChosen={taken} />}
          <div role="status" className="delivery-view__ready">
            {part === 'none' && <p>{deliveryTexts.ready()}</p>}
          </div>
          {part === 'none' && (
            <ButtonLink
              href={target}
              onClick={(event) => {
                event.preventDefault();
                browser.go(target);
              }}
            >
              {deliveryTexts.goOn()}
            </ButtonLink>
          )}
        </>
      )}
    </section>
  );
}
