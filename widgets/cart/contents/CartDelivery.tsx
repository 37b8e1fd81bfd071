import { readyToShop } from '../../../core/flows/readyToShop.ts';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import { dateWords, dayWords, shortDay } from '../../../core/rules/dates.ts';
import { hasAddress, hasTimeslot, isLoggedIn, type Step } from '../../../core/rules/missingStep.ts';
import { slotTimes } from '../../../core/rules/timeslots.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { names } from '../../ui/classNames.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';

const PICKUP = 1;
const ADDRESS_LOCKED = 7;

interface LineProps {
  icon: IconName;
  text: string;
  /** What the button does, for readers; and what it says. */
  name: string;
  chosen: boolean;
  step: Step | undefined;
  compact: boolean | undefined;
}

function Line({ icon, text, name, chosen, step, compact }: LineProps) {
  const spesa = useSpesa();
  const change = useCommand(() => readyToShop(spesa, step), errorTexts.errorSettingAddress);
  if (compact && step)
    return (
      <li className="cart-delivery__chip">
        <Button
          small
          variant="secondary"
          icon={icon}
          busy={change.busy}
          aria-label={`${text}: ${name}`}
          onClick={() => void change.run()}
        >
          <bdi>{text}</bdi>
        </Button>
      </li>
    );
  return (
    <li className="cart-delivery__line">
      <Icon name={icon} />
      <span className="cart-delivery__text">
        <bdi>{text}</bdi>
      </span>
      {step && (
        <Button small variant="ghost" busy={change.busy} aria-label={name} onClick={() => void change.run()}>
          {(chosen ? cartContentsTexts.change : cartContentsTexts.choose)()}
        </Button>
      )}
    </li>
  );
}

/**
 * Where and when the shopping comes, with a way to change it; a change of status 7 locks the address (account §4).
 * `compact` says both in one line.
 */
export function CartDelivery({ cart, compact }: { cart: Cart; compact?: boolean }) {
  const { shippingAddress: address, timeslot: slot, forcedPreviewDate } = cart;
  const place =
    address?.addressName ?? [address?.address1, address?.addressNumber, address?.city].filter(Boolean).join(' ');
  const pickup = address?.deliveryServiceId === PICKUP;
  const known = isLoggedIn(cart);
  const locked = cart.cartStatusId === ADDRESS_LOCKED;
  return (
    <>
      {known && (
        <ul className={names('cart-delivery', compact && 'compact')}>
          <Line
            icon={pickup ? 'store' : 'truck'}
            text={
              hasAddress(cart)
                ? compact
                  ? place
                  : (pickup ? cartContentsTexts.collectAt : cartContentsTexts.deliverTo)({ address: place })
                : cartContentsTexts.chooseAddress()
            }
            name={(hasAddress(cart) ? cartContentsTexts.changeAddress : cartContentsTexts.chooseAddress)()}
            chosen={hasAddress(cart)}
            step={locked ? undefined : 'address'}
            compact={compact}
          />
          {hasAddress(cart) && (
            <Line
              icon="clock"
              text={
                hasTimeslot(cart) && slot?.date
                  ? `${(compact ? shortDay : dayWords)(slot.date)}, ${slotTimes(slot)}`
                  : cartContentsTexts.chooseSlot()
              }
              name={(hasTimeslot(cart) ? cartContentsTexts.changeSlot : cartContentsTexts.chooseSlot)()}
              chosen={hasTimeslot(cart)}
              step="timeslot"
              compact={compact}
            />
          )}
        </ul>
      )}
      {forcedPreviewDate && (
        <p className="cart-delivery__preview">
          {cartContentsTexts.previewDate({ date: dateWords(forcedPreviewDate) })}
        </p>
      )}
    </>
  );
}
