import { readyToShop } from '../../../core/flows/readyToShop.ts';
import * as cartBillTexts from '../../../core/labels/it/cartBill.ts';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import * as deliveryErrorTexts from '../../../core/labels/it/errorsOfDelivery.ts';
import { cartStatus } from '../../../core/rules/deliveryLocks.ts';
import { dateWords, dayWords, shortDay } from '../../../core/rules/dates.ts';
import { hasAddress, hasTimeslot, isLoggedIn, type Step } from '../../../core/rules/missingStep.ts';
import { service } from '../../../core/rules/services.ts';
import { slotTimes } from '../../../core/rules/timeslots.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useDeliveryLocks } from '../../hooks/useDeliveryLocks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { names } from '../../ui/classNames.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { SlotHold } from '../../delivery/choice/SlotHold.tsx';

const ChangingOrder = laterView<{ cart: Cart; children?: undefined }>(() => import('./ChangingOrder.tsx'), 'needed');

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
  const change = useCommand(() => readyToShop(spesa, step), deliveryErrorTexts.errorSettingAddress);
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

const comesTo: Record<number, typeof cartContentsTexts.deliverTo> = {
  [service.pickup]: cartContentsTexts.collectAt,
  [service.fast]: cartContentsTexts.deliverFastTo,
  [service.work]: cartContentsTexts.collectAt,
};

/**
 * Where and when the shopping comes, with a way to change it; what is locked is said only (account §4).
 * `compact` says both in one line.
 */
export function CartDelivery({ cart, compact }: { cart: Cart; compact?: boolean }) {
  const { shippingAddress: address, timeslot: slot, forcedPreviewDate } = cart;
  const place =
    address?.addressName ?? [address?.address1, address?.addressNumber, address?.city].filter(Boolean).join(' ');
  const pickup = address?.deliveryServiceId === service.pickup;
  const known = isLoggedIn(cart);
  const locks = useDeliveryLocks();
  return (
    <>
      {cart.cartStatusId === cartStatus.changing && <ChangingOrder cart={cart} />}
      {known && (
        <ul className={names('cart-delivery', compact && 'compact')}>
          <Line
            icon={pickup ? 'store' : 'truck'}
            text={
              hasAddress(cart)
                ? compact
                  ? place
                  : (comesTo[address?.deliveryServiceId ?? 0] ?? cartContentsTexts.deliverTo)({ address: place })
                : cartBillTexts.chooseAddress()
            }
            name={(hasAddress(cart) ? cartContentsTexts.changeAddress : cartBillTexts.chooseAddress)()}
            chosen={hasAddress(cart)}
            step={locks.address ? undefined : 'address'}
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
              step={locks.timeslot ? undefined : 'timeslot'}
              compact={compact}
            />
          )}
        </ul>
      )}
      {known && !compact && <SlotHold cart={cart} />}
      {forcedPreviewDate && (
        <p className="cart-delivery__preview">
          {cartContentsTexts.previewDate({ date: dateWords(forcedPreviewDate) })}
        </p>
      )}
    </>
  );
}
