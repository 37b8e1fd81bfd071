import type { ElementEvents } from '../../element/events.ts';
import { useEffect, useState } from 'react';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as pageTexts from '../../../core/labels/it/deliveryPages.ts';
import { dayWords } from '../../../core/rules/dates.ts';
import { hasAddress } from '../../../core/rules/missingStep.ts';
import { slotTimes } from '../../../core/rules/timeslots.ts';
import { useCart, useLoggedIn } from '../../hooks/useCart.ts';
import { useDeliveryLocks } from '../../hooks/useDeliveryLocks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoginFirst } from '../../session/LoginFirst.tsx';
import { wholeAddress } from '../choice/addressWords.ts';
import { lockWords } from '../choice/lockWords.ts';
import { SlotChoice } from '../choice/SlotChoice.tsx';
import { SlotHold } from '../choice/SlotHold.tsx';
import type { TimeslotPickerProps } from './timeslot-picker.widget.ts';

/** Days and slots of the cart's address; disabled once one was chosen, until it is to be changed (account §4). */
export default function TimeslotPicker({ heading, headingLevel, host }: TimeslotPickerProps) {
  const { cart: carts, dialogs } = useSpesa();
  const loggedIn = useLoggedIn();
  const cart = useCart();
  const locks = useDeliveryLocks();
  const [done, setDone] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const tell = <N extends 'spesa-not-logged-in' | 'spesa-timeslot-chosen'>(name: N, detail: ElementEvents[N]) =>
    host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  useEffect(() => {
    if (!loggedIn) tell('spesa-not-logged-in', null);
  }, [loggedIn]);
  const chosen = (): void => {
    const { timeslotId, date } = carts.current()?.timeslot ?? {};
    setDone(true);
    tell('spesa-timeslot-chosen', { timeslotId, date });
  };
  const { timeslot: slot, shippingAddress: address } = cart ?? {};
  const content = () => {
    if (!loggedIn) return <LoginFirst title={pageTexts.slotsLogin()} />;
    if (locks.timeslot) return <Notice>{lockWords(locks)}</Notice>;
    if (!hasAddress(cart))
      return (
        <EmptyState
          icon="pin"
          title={deliveryTexts.notChosen()}
          action={<Button onClick={() => void dialogs.open('address', {})}>{deliveryTexts.chooseService()}</Button>}
        />
      );
    return (
      <>
        {address && (
          <p className="slot-choice__address">
            <bdi>{wholeAddress(address)}</bdi>
          </p>
        )}
        <div role="status">
          {done && slot?.date && (
            <Notice
              kind="success"
              title={deliveryTexts.slotChosen({ day: dayWords(slot.date), times: slotTimes(slot) })}
            />
          )}
        </div>
        {cart && <SlotHold cart={cart} />}
        {done && (
          <Button variant="secondary" onClick={() => setDone(false)}>
            {deliveryTexts.changeSlot()}
          </Button>
        )}
        <SlotChoice disabled={done} onChosen={chosen} />
      </>
    );
  };
  return (
    <section className="timeslot-picker" aria-label={heading || deliveryTexts.slotTitle()}>
      {heading && <Heading className="timeslot-picker__heading">{heading}</Heading>}
      {content()}
    </section>
  );
}
