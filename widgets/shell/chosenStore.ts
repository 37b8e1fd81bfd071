import { readStore } from '../../core/flows/readStore.ts';
import { hasAddress } from '../../core/rules/missingStep.ts';
import { spesa } from '../element/context.ts';
import { writeStore } from './storeWords.ts';

/**
 * Keeps the page's words about its store (`data-spesa-store="name"`, `"address"`, `"hours"`) those of the store that is shopped at; they are
 * printed for the default one, and stand so again when nothing is chosen any more. A failed call leaves what stands.
 */
export function showChosenStore(document: Document): void {
  const shop = spesa();
  const { cart, config, serverNow } = shop;
  const places = [...document.querySelectorAll<HTMLElement>('[data-spesa-store]')];
  const printed = places.map((place) => [...place.childNodes]);
  let shown = config.defaultStore.storeId;
  const follow = async () => {
    const current = cart.current();
    const wanted = (hasAddress(current) && current?.store?.storeId) || config.defaultStore.storeId;
    if (wanted === shown) return;
    shown = wanted;
    if (wanted === config.defaultStore.storeId)
      return places.forEach((place, at) => place.replaceChildren(...(printed[at] ?? [])));
    const store = await readStore(shop, wanted);
    if (store && shown === wanted) writeStore(places, store, serverNow());
  };
  cart.store.subscribe(() => void follow());
  void follow();
}
