import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import type { Text } from '../../../core/labels/text.ts';
import { dayWords } from '../../../core/rules/dates.ts';
import { hasAddress, hasTimeslot } from '../../../core/rules/missingStep.ts';
import { slotTimes } from '../../../core/rules/timeslots.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useDeliveryLocks } from '../../hooks/useDeliveryLocks.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { addressLine, addressTitle } from '../choice/addressWords.ts';
import { lockWords } from '../choice/lockWords.ts';
import { serviceOf } from '../choice/services.ts';

type Part = 'address' | 'timeslot';

interface Chosen {
  part: Part;
  icon: IconName;
  title: string;
  text: string;
  change: Text;
}

function chosenOf(cart: Cart): Chosen[] {
  const { shippingAddress: address, timeslot: slot } = cart;
  const list: Chosen[] = [];
  if (hasAddress(cart) && address)
    list.push({
      part: 'address',
      icon: serviceOf(address.deliveryServiceId).icon,
      title: `${serviceOf(address.deliveryServiceId).title()}: ${addressTitle(address)}`,
      text: addressLine(address),
      change: deliveryTexts.changeAddress,
    });
  if (hasTimeslot(cart) && slot?.date)
    list.push({
      part: 'timeslot',
      icon: 'clock',
      title: dayWords(slot.date),
      text: slotTimes(slot),
      change: deliveryTexts.changeSlot,
    });
  return list;
}

/** What has been chosen, a line each, with a way to change it. */
export function ChosenDelivery({ cart, part, onOpen }: { cart: Cart; part: string; onOpen(part: Part): void }) {
  const locks = useDeliveryLocks();
  const chosen = chosenOf(cart).filter((one) => one.part !== part);
  if (chosen.length === 0) return null;
  return (
    <ul className="chosen-delivery" aria-label={deliveryTexts.summary()}>
      {chosen.map(({ part: name, icon, title, text, change }) => (
        <li className="chosen-delivery__line" key={name}>
          <Icon name={icon} />
          <span className="chosen-delivery__text">
            <strong>
              <bdi>{title}</bdi>
            </strong>
            <span>
              <bdi>{text}</bdi>
            </span>
            {name === 'address' && locks.address && <span>{lockWords(locks)}</span>}
          </span>
          {!locks[name] && (
            <Button small variant="ghost" onClick={() => onOpen(name)}>
              {change()}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
