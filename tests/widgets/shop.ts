import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart } from '../../core/api/endpoints/cart.ts';
import { wholeCart } from '../../core/api/endpoints/wholeCart.ts';
import { signIn } from '../../core/flows/signIn.ts';
import type { Config } from '../../core/config.ts';
import { mountShell } from '../../widgets/shell/mount.ts';
import type { Credentials } from '../demo/server/caller.ts';
import { chooseDelivery, logIn } from '../demo/server/people.ts';
import type { Device } from '../testBrowser.ts';
import type { Shop } from '../demo/server/shop.ts';
import { place, stage, type Stage } from './stage.ts';

interface Given {
  /** Who is logged in when the page begins; nobody when left out. */
  as?: string;
  /** Address and slot are chosen already. */
  ready?: boolean;
  /** What is in the cart. */
  lines?: readonly { productId: number; quantity: number }[];
  config?: Partial<Config>;
  /** The browser whose storage and channel this page shares with others. */
  device?: Device;
}

/** A page over the reference shop with dialogs and toasts on it; the server's memory of the customer is emptied first. */
export async function shopPage(shop: Shop, { as, ready, lines = [], config, device }: Given = {}): Promise<Stage> {
  document.body.replaceChildren();
  const page = stage(shop.fetch, { config: { currencyForm: 'italian', ...config }, ...(device && { device }) });
  mountShell();
  await place('spesa-dialogs');
  await place('spesa-toasts');
  if (!as) return page;
  const server: Credentials = await logIn(shop, as);
  const { data } = await shop.request(cart.view, {}, server);
  if (data.cartItems?.length) await shop.request(wholeCart.close, { cart_id: data.cartId }, server);
  await shop.db
    .updateTable('cart')
    .set({
      address_id: null,
      delivery_service_id: null,
      zone_id: null,
      timeslot_id: null,
      slot_date: null,
      order_id: null,
      infos: '{}',
    })
    .execute();
  if (ready) await chooseDelivery(shop, server);
  if (lines.length > 0) await shop.request(cart.add, { items: [...lines] }, server);
  await signIn(page.spesa, { login: `${as}@example.it`, password: 'spesa-demo' });
  page.requests.length = 0;
  return page;
}

/** The topmost open dialog. */
export const topDialog = (): HTMLElement => [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)!;

/** A part of the topmost dialog, as soon as its view has arrived. */
export const dialogPart = (selector: string): Promise<HTMLElement> =>
  waitFor(() => {
    const part = topDialog()?.querySelector<HTMLElement>(selector);
    if (!part) throw new Error(`no ${selector} in the topmost dialog`);
    return part;
  });

/** Presses a button at the foot of the topmost dialog, as soon as it is there. */
export const answerDialog = async (name: string): Promise<void> =>
  userEvent.click(within(await dialogPart('.dialog__foot')).getByRole('button', { name }));

/** A slot that can be chosen: one with room, or with its last places. */
export const freeSlot = '.slot-card:is(.slot-card--free, .slot-card--few)';

/** The second day with slots: all its hours are to come. */
export const offeredDay = (inside: ParentNode): HTMLElement =>
  [...inside.querySelectorAll<HTMLElement>('[role=tab]:not(.tabs__tab--empty)')][1]!;
