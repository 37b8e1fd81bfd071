import type { ReactNode } from 'react';
import { chooseTimeslot } from '../../../core/flows/chooseDelivery.ts';
import * as heldTexts from '../../../core/labels/it/cartHeld.ts';
import * as deliveryErrorTexts from '../../../core/labels/it/errorsOfDelivery.ts';
import { plural } from '../../../core/labels/text.ts';
import { minutesHeld } from '../../../core/rules/slotHold.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useDeliveryLocks } from '../../hooks/useDeliveryLocks.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';

/** With so many minutes left it is offered to hold the slot longer. */
const SOON = 15;
/** The minutes that are spoken: a countdown that speaks at each of its sixty would let nobody shop. */
const told: readonly number[] = [SOON, 5, 1, 0];

/** How long the slot is the customer's own, with a button to keep it; once it has lapsed it is a wish, and that is said (ruling 28). Where slots are locked it offers nothing. */
export default function HeldSlot({ cart }: { cart: Cart; children?: ReactNode }) {
  const spesa = useSpesa();
  useMinute();
  const locks = useDeliveryLocks();
  const { timeslot } = cart;
  const keep = useCommand(async () => {
    if (timeslot?.date) await chooseTimeslot(spesa, { date: timeslot.date, timeslotId: timeslot.timeslotId });
  }, deliveryErrorTexts.errorSettingTimeslot);
  const minutes = minutesHeld(cart, spesa.serverNow());
  // A shop that holds no slots never says until when.
  if (!timeslot?.date || !timeslot.heldUntil) return null;
  return (
    <div className="held-slot">
      <p role="status" aria-live={told.includes(minutes) ? 'polite' : 'off'}>
        {minutes === 0 ? heldTexts.lapsed() : plural(minutes, heldTexts.minute, heldTexts.minutes)}
      </p>
      {keep.error && !keep.busy && <p role="alert">{keep.error}</p>}
      {minutes <= SOON && !locks.timeslot && (
        <Button small variant="secondary" busy={keep.busy} onClick={() => void keep.run()}>
          {(minutes === 0 ? heldTexts.again : heldTexts.keep)()}
        </Button>
      )}
    </div>
  );
}
