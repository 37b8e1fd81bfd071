import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { fillPlaceholders } from '../../../core/rules/placeholders.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { useVideo } from '../../hooks/useVideo.ts';
import { sanitize } from '../../ui/sanitize.ts';

export interface FilledProps {
  text: string;
  /** Read for this text alone; else the store's name is known and no more. */
  store?: { name: string; address: string; today: string };
  children?: ReactNode;
}

/** All that a text may tell of the customer and the shopping; nothing else can be named. */
const valuesOf = (cart: Cart | null, defaultStore: string, store: FilledProps['store']) => ({
  'user.firstName': cart?.user.firstName,
  'user.lastName': cart?.user.lastName,
  'user.email': cart?.user.email,
  'store.name': store?.name || cart?.store?.name || cart?.warehouse?.name || defaultStore,
  'store.address': store?.address,
  'store.today': store?.today,
  'cart.totalItems': cart?.totalItems ?? 0,
});

/** A text whose placeholders are filled first and which is sanitised last (XSS-03). */
export function Filled({ text, store }: FilledProps) {
  const { config } = useSpesa();
  const cart = useCart();
  const links = useLinks();
  const video = useVideo();
  const filled = fillPlaceholders(text, valuesOf(cart, config.defaultStore.name, store));
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(sanitize(filled, links)), [filled, links]);
  const press = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link && video(links.content(link.getAttribute('href') ?? ''), link.textContent.trim())) event.preventDefault();
  };
  return <div className="static-text" hidden={filled.trim() === ''} ref={box} onClick={press} />;
}
