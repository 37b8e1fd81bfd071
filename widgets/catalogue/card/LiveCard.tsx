import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { badges } from '../../../core/rules/badges.ts';
import { priceOf, reduction } from '../../../core/rules/price.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { whenTime } from '../../element/mountTime.ts';
import { inSlices } from '../../element/inSlices.ts';
import { useQuantity } from '../../hooks/useCart.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { BadgeList } from '../../ui/Badges.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PriceLines } from '../../ui/Price.tsx';
import { CardNotes } from '../../ui/ProductCard.tsx';
import { cornerOf, giftOffer } from './ConnectedCard.tsx';
import { Instead } from './Instead.tsx';
import { ProductQuantity } from './ProductQuantity.tsx';

interface Props {
  product: Product;
  /** The element that tells the page what was added. */
  host: HTMLElement;
  /** The printed card. */
  card: Element;
}

/** Has the card come near the screen? Cards become live one after another, in slices. */
function useNearInSlices(card: Element): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    let stop = () => {};
    const leave = whenTime(card as HTMLElement, 'visible', () => {
      stop = inSlices(() => flushSync(() => setNear(true)));
    });
    return () => {
      leave();
      stop();
    };
  }, [card]);
  return near;
}

/** The quantity takes the printed button's place with its first press, or as soon as the product is in the cart. */
function useWantedQuantity(card: Element, product: Product): boolean {
  const { value, pending } = useQuantity({ productId: product.productId });
  const [pressed, setPressed] = useState(false);
  const live = useRef(false);
  live.current ||= pressed || pending || value > 0;

  useLayoutEffect(() => {
    const press = (event: Event) => {
      const button = event.target instanceof Element ? event.target.closest('[data-press]') : null;
      if (!button || live.current) return;
      event.preventDefault();
      flushSync(() => setPressed(true));
      card.querySelector<HTMLElement>('[data-press]')?.click();
    };
    card.addEventListener('click', press);
    return () => card.removeEventListener('click', press);
  }, [card]);
  return live.current;
}

/** Did the printed picture not load (BAD-09), before or now? Its box shows the fallback then. */
function useBrokenPicture(card: Element): HTMLElement | null {
  const [broken, setBroken] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const picture = card.querySelector<HTMLImageElement>('.picture__image');
    if (!picture) return;
    const fail = () => setBroken(picture.parentElement);
    if (picture.complete && picture.naturalWidth === 0 && picture.loading !== 'lazy') fail();
    picture.addEventListener('error', fail);
    return () => picture.removeEventListener('error', fail);
  }, [card]);
  return broken;
}

function into(card: Element, place: string, children: ReactNode): ReactNode {
  const found = card.querySelector(place);
  return found && createPortal(children, found);
}

/** What of a card the server does not print, as it depends on the day, the store or the customer. */
function Additions({ product, card }: Omit<Props, 'host'>) {
  const { currencyForm } = useSpesa().config;
  const price = card.querySelector<HTMLElement>('.price');
  const notes = card.querySelector<HTMLElement>('.product-card__notes');
  const cut = priceOf(product) !== null && reduction(product) !== null;
  useLayoutEffect(() => {
    price?.classList.toggle('price--cut', cut);
  }, [price, cut]);
  return (
    <>
      {badges(product).length > 0 &&
        into(card, '.product-card__badges', <BadgeList product={product} offer={giftOffer} />)}
      {notes && (
        <Instead place={notes}>
          <CardNotes product={product} />
        </Instead>
      )}
      {price && cut && (
        <Instead place={price}>
          <PriceLines product={product} form={currencyForm} />
        </Instead>
      )}
      {into(card, '.product-card__corner', cornerOf(product))}
    </>
  );
}

/** Makes a printed card live where it stands, without drawing it: near the screen what the server could not print, the quantity when it is wanted. */
export const LiveCard = memo(function LiveCard({ product, host, card }: Props) {
  const near = useNearInSlices(card);
  const wanted = useWantedQuantity(card, product);
  const broken = useBrokenPicture(card);
  const action = card.querySelector<HTMLElement>('.product-card__action');
  return (
    <>
      {broken && (
        <Instead place={broken}>
          <Icon name="basket" className="picture__fallback" />
        </Instead>
      )}
      {near && <Additions product={product} card={card} />}
      {wanted && action && (
        <Instead place={action}>
          <ProductQuantity product={product} host={host} />
        </Instead>
      )}
    </>
  );
});
