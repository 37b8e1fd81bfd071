import { useLayoutEffect } from 'react';
import { useLoggedIn } from './useCart.ts';

/** Whom an element for customers alone meets: a customer, an editor without a customer's session, or a visitor. */
export type Audience = 'customer' | 'editor' | 'visitor';

/** For elements that visitors do not see (§6): for visitors the element leaves no gap. In an editor's canvas it is shown, so that the block can be found. */
export function useAudience(host: HTMLElement): Audience {
  const loggedIn = useLoggedIn();
  const audience = loggedIn
    ? 'customer'
    : host.ownerDocument.documentElement.hasAttribute('data-spesa-no-shell')
      ? 'editor'
      : 'visitor';
  useLayoutEffect(() => {
    host.hidden = audience === 'visitor';
  }, [host, audience]);
  return audience;
}
