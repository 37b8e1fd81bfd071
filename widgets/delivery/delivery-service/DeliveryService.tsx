import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import { dayWords } from '../../../core/rules/dates.ts';
import { hasAddress, hasTimeslot } from '../../../core/rules/missingStep.ts';
import { slotTimes } from '../../../core/rules/timeslots.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useCart, useLoggedIn } from '../../hooks/useCart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { Icon } from '../../ui/Icon.tsx';
import { wholeAddress } from '../choice/addressWords.ts';
import { serviceOf } from '../choice/services.ts';

interface Words {
  icon: Parameters<typeof Icon>[0]['name'];
  title: string;
  lines: string[];
  change: string;
}

function wordsOf(cart: Cart): Words {
  const { shippingAddress: address, timeslot: slot } = cart;
  if (!hasAddress(cart) || !address)
    return {
      icon: 'pin',
      title: deliveryTexts.notChosen(),
      lines: [deliveryTexts.subtitle()],
      change: deliveryTexts.chooseService(),
    };
  const service = serviceOf(address.deliveryServiceId);
  const when =
    hasTimeslot(cart) && slot?.date ? `${dayWords(slot.date)}, ${slotTimes(slot)}` : deliveryTexts.noSlotYet();
  return {
    icon: service.icon,
    title: service.title(),
    lines: [wholeAddress(address), when],
    change: deliveryTexts.changeService(),
  };
}

/** Where, how and when the customer gets the shopping, and the way to change it, which leads back to this page. */
export default function DeliveryService() {
  const cart = useCart();
  const links = useLinks();
  if (!useLoggedIn() || !cart || cart.user.userId === -1) return null;
  const { icon, title, lines, change } = wordsOf(cart);
  const back = `${location.pathname}${location.search}${location.hash}`;
  return (
    <section className="delivery-service" aria-label={deliveryTexts.summary()}>
      <Icon name={icon} className="delivery-service__icon" />
      <div className="delivery-service__text">
        <p className="delivery-service__title">{title}</p>
        {lines.map((line) => (
          <p className="delivery-service__line" key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
      <a
        className="delivery-service__change"
        href={`${links.page('deliveryService')}?back=${encodeURIComponent(back)}`}
      >
        {change}
      </a>
    </section>
  );
}
