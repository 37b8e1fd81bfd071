import type { ReactNode } from 'react';
import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import { dayWords, untilWords } from '../../../core/rules/dates.ts';
import { serviceAndPlace } from '../../../core/rules/serviceWords.ts';
import { slotTimes } from '../../../core/rules/timeslots.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { SlotHold } from '../../delivery/choice/SlotHold.tsx';

const timeWords = ({ timeslot }: Pick<Cart, 'timeslot'>): string =>
  timeslot?.date ? [dayWords(timeslot.date), slotTimes(timeslot)].filter(Boolean).join(', ') : '';

/** Until when this very order may be changed and cancelled, before it is paid (account §5). */
function ChangeableUntil({ cart: { deletableUntil } }: { cart: Cart }) {
  const now = useMinute();
  if (!deletableUntil) return null;
  return (
    <p className="place__note">
      {now < Date.parse(deletableUntil)
        ? checkoutTexts.changeableUntil({ until: untilWords(deletableUntil, now) })
        : checkoutTexts.notChangeable()}
    </p>
  );
}

/** Where and when, for how long the slot is held (ruling 28), each with a link to change it (LAW-21: errors can be corrected). */
export function Place({
  cart,
  onWhere,
  onWhen,
  children,
}: {
  cart: Cart;
  onWhere?: (() => void) | undefined;
  onWhen?: (() => void) | undefined;
  /** What more is said of where it comes to. */
  children?: ReactNode;
}) {
  return (
    <div className="place">
      {(
        [
          [
            'where',
            checkoutTexts.where(),
            serviceAndPlace(cart.shippingAddress ?? {}),
            onWhere,
            checkoutTexts.changeWhere(),
          ],
          ['when', checkoutTexts.when(), timeWords(cart), onWhen, checkoutTexts.changeWhen()],
        ] as const
      ).map(([key, title, words, change, name]) => (
        <section className="place__part" key={key}>
          <h2 className="place__title">{title}</h2>
          <p className="place__words">
            <bdi>{words}</bdi>
          </p>
          {key === 'when' && (
            <>
              <SlotHold cart={cart} />
              <ChangeableUntil cart={cart} />
            </>
          )}
          {key === 'where' && children}
          {change && (
            <button type="button" className="link-button" onClick={change} aria-label={name}>
              {checkoutTexts.change()}
            </button>
          )}
        </section>
      ))}
    </div>
  );
}
