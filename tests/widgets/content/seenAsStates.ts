import { Hono } from 'hono';
import { contentForms } from '../../../demo/gallery/forms.ts';
import { contentPlatform } from '../../../demo/gallery/content.ts';
import type { Recording } from '../../../wp-plugin/editor/calls.ts';
import recorded from '../../../wp-plugin/editor/recording.json' with { type: 'json' };
import { networkOf, scenes } from '../../../wp-plugin/editor/scene.ts';
import { sceneTexts, seenAs, type SeenAs } from '../../../wp-plugin/editor/seenAs.ts';
import list from '../../../wp-plugin/generated/widgets.json' with { type: 'json' };
import { kebab } from '../../../widgets/element/field.ts';
import { widgets } from '../../../widgets/index.ts';
import { createDevice } from '../../testBrowser.ts';
import { place, stage } from '../stage.ts';
import { atRest } from '../../waits.ts';
import { now } from '../../moment.ts';

type Tag = `spesa-${string}`;

const { at, people } = recorded as unknown as Recording;
const base = 'http://shop.test/wp-admin/post.php';
const tags = list.map(({ tag }) => tag as Tag);

/** The site's own answers, which “Vedi come…” leaves alone. */
const platform = new Hono().route('/', contentForms).route('/', contentPlatform());
const content = (async (input: string, init?: RequestInit) => {
  const { pathname, search } = new URL(input);
  return platform.request(pathname.replace('/wp-json', '') + search, init);
}) as typeof fetch;

/** A page on which the scene plays, and how many of its calls are not answered yet. */
function open(name: SeenAs) {
  const scene = scenes[name];
  const { userId } = people[scene.person ?? ''] ?? { userId: -1 };
  const device = createDevice();
  const keep = (key: string, value: unknown) => device.local.setItem(`spesa:1:${key}`, JSON.stringify(value));
  if (userId > -1) {
    keep('credentials', { session: 'seen-as', account: '', epoch: 1 });
    keep('user', { userId });
  }
  if (scene.hash) keep('shop', { hash: scene.hash });
  document.body.replaceChildren();
  const shop = scene.person ? content : networkOf(scenes.visitor, content, base, sceneTexts());
  const play = networkOf(scene, shop, base, sceneTexts());
  let unanswered = 0;
  const { browser, requests } = stage(
    async (input, init) => {
      unanswered += 1;
      return play(input, init).finally(() => (unanswered -= 1));
    },
    { device },
  );
  browser.offset = at - now();
  browser.show();
  const asksShop = () => requests.some(({ pathname }) => pathname.startsWith('/ebsn/'));
  return { asksShop, unanswered: () => unanswered };
}

const waiting = '.skeletons, .skeleton:not(.loyalty-card__bars), .product-grid--waiting, [aria-busy="true"]';

/** The element in the state, once its calls are answered and nothing of it changes any more; on a slow line as it stands while it waits. */
export async function seen(tag: Tag, name: SeenAs) {
  const { default: widget } = await widgets[tag]!();
  const { asksShop, unanswered } = open(name);
  const attributes = Object.entries(widget.examples?.[0]?.attributes ?? {});
  const written = attributes.map(([key, value]) => [kebab(key), value === true ? '' : String(value)] as const);
  const element = await place(tag, Object.fromEntries(written));
  await atRest(() => {
    const isThere = name === 'slow' || (unanswered() === 0 && !element.querySelector(waiting));
    return isThere ? element.innerHTML : {};
  });
  return { element, asksShop: asksShop() };
}

export const said = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();
const shows = (element: Element): boolean => said(element) !== '' || element.querySelector('img, input') !== null;

const visitors: readonly SeenAs[] = ['visitor', 'otherStore', 'slow', 'offline', 'phone'];
const nobodysArticles = ['article-grid', 'article-slider', 'article-sidebar', 'menu', 'slides', 'page'];
const withoutLine = Object.fromEntries(
  nobodysArticles.map((name) => [`spesa-${name}`, ['slow', 'offline'] as const]),
) as Record<string, readonly SeenAs[]>;
const served: readonly SeenAs[] = ['customer', 'empty', 'full', 'slotExpired', 'soldOut'];

/** Who sees nothing of a block: the editor says so in a sentence. What is the site's own leaves no gap while it cannot be had; a customer who is served needs no discovery, and none without a code a slider of codes. */
const nothingFor: Readonly<Record<string, readonly SeenAs[]>> = {
  ...withoutLine,
  'spesa-tutorial': seenAs,
  'spesa-delivery-service': visitors,
  'spesa-favourite-store': visitors,
  'spesa-service-discovery': served,
  'spesa-gift-code-slider': ['customer', 'empty', 'soldOut'],
  'spesa-usual-slider': visitors,
};
/** Those take the place of what was on a slow line, and are there already. */
const onlySlow = ['spesa-banner-slider', 'spesa-banner-list', 'spesa-product', 'spesa-category-blocks'];

/** A recipe is to be read without the shop; what cannot be had of its ingredients is not offered. */
const readable = 'spesa-recipe';
const late = 'La fascia oraria che avevi scelto non è più disponibile';

/** By what one knows a state in the blocks that it concerns: text that is there, and text that is not. */
export const signs: Readonly<Record<SeenAs, Readonly<Record<string, readonly [there: RegExp, absent?: RegExp]>>>> = {
  visitor: {
    'spesa-user-menu': [/^Accedi$/],
    'spesa-account': [/Accedi per vedere/],
    'spesa-cart-button': [/^Carrello$/],
  },
  customer: {
    'spesa-user-menu': [/^Ciao, /],
    'spesa-account': [/I tuoi ordini/, /Accedi/],
    'spesa-order-list': [/Ordine \d+/],
  },
  member: { 'spesa-loyalty-card': [/Numero della carta: \d{4}.*Punti/], 'spesa-awards': [/Hai [1-9][\d.]* punti/] },
  noStore: {
    'spesa-delivery-service': [/Scegli consegna o ritiro/],
    'spesa-timeslot-picker': [/Dove ti portiamo la spesa\?/],
    'spesa-address-list': [/Come vuoi ricevere la spesa\?/],
  },
  otherStore: {},
  empty: {
    'spesa-cart-button': [/^Carrello$/],
    'spesa-cart-page': [/Il carrello è vuoto/],
    'spesa-user-menu': [/^Ciao, /],
  },
  full: {
    'spesa-cart-button': [/\d prodotti, [\d.,]+\s€/],
    'spesa-cart-page': [/\d prodotti/, /Il carrello è vuoto/],
    'spesa-checkout': [/Dove.*Quando/, new RegExp(late)],
    'spesa-payment': [/\d prodotti/],
  },
  slotExpired: {
    'spesa-cart-page': [new RegExp(late)],
    'spesa-checkout': [new RegExp(late)],
    'spesa-payment': [new RegExp(late)],
  },
  soldOut: Object.fromEntries(
    [
      'product',
      'product-slider',
      'crm-product-slider',
      'product-tabs',
      'category-page',
      'search-page',
      'product-page',
    ].map((name) => [`spesa-${name}`, [/Non disponibile/, /Aggiungi/] as const]),
  ),
  slow: {},
  offline: {},
  phone: { 'spesa-user-menu': [/^Accedi$/] },
};

/** What is wrong with a block in a state, in words. */
function faultsOf(name: SeenAs, tag: Tag, { element, asksShop }: Awaited<ReturnType<typeof seen>>): string[] {
  const isWaiting = element.querySelector(waiting) !== null;
  const failed = element.querySelector('.empty-state--error')?.textContent;
  const text = said(element);
  const isNothing = nothingFor[tag]?.includes(name) ?? false;
  const [there = /^/, absent = /^\b$/] = signs[name][tag] ?? [];
  const mayWaitUnseen = name === 'slow' && onlySlow.includes(tag);
  const faults = {
    'shows nothing': !isNothing && !mayWaitUnseen && !shows(element),
    'shows something': isNothing && shows(element),
    'does not wait': name === 'slow' && asksShop && tag !== readable && !isWaiting,
    [`waits for ever: ${element.querySelector(waiting)?.className}`]: name !== 'slow' && isWaiting,
    'does not say that the shop is away': name === 'offline' && asksShop && tag !== readable && !failed,
    [`fails: ${failed}`]: name !== 'offline' && failed !== undefined,
    [`lacks ${there}: ${text}`]: !there.test(text),
    [`says ${absent}: ${text}`]: absent.test(text),
  };
  return Object.entries(faults).flatMap(([words, isSo]) => (isSo ? [`${tag} ${words.slice(0, 300)}`] : []));
}

/** What is wrong with all blocks in a state, in words. */
export async function faultsIn(name: SeenAs): Promise<string[]> {
  const faults: string[] = [];
  for (const tag of tags) faults.push(...faultsOf(name, tag, await seen(tag, name)));
  return faults;
}
