import { articlePage, cardsPage, categoryPage, sellingPage, type Floor } from './floor.ts';
import { median, type Figure, type RowName } from './report.ts';
import { line } from './phone.ts';
import { orderedBy, shopperWith } from './shopper.ts';
import type { Scene, Visit } from './visit.ts';

/** Figures of one row of the table: which pages are visited, and what is read from the visits. */
export interface Row {
  name: RowName;
  scenes: Record<string, () => Promise<Scene> | Scene>;
  figures: (visits: Visits) => Figure[] | Promise<Figure[]>;
}

/** The visits of each scene. */
export type Visits = Record<string, readonly Visit[]>;

type Moment = 'firstPaint' | 'largestPaint' | 'visible' | 'blocking' | 'answered';

const product = '.product-card';
const badge = '.cart-button__count';
const addButton = 'button[data-press^="add:"]';
const cartGoals: readonly [lines: number, visible: number][] = [
  [10, 750],
  [50, 800],
  [200, 900],
];

const middle = (visits: Visits, scene: string, moment: Moment): number =>
  median((visits[scene] ?? []).map((visit) => visit[moment]));

const ownBlocking = (visits: Visits, scene: string): number =>
  median((visits[scene] ?? []).map(({ renderBlocking }) => renderBlocking.filter(isOurs).length));

const isOurs = (url: string): boolean => url.includes('/plugins/spesa/');

/** The rows of pages and touches, for an open shop and its floor. */
export function pageRows(shop: string, floor: Floor): Row[] {
  const bare = (url: string): Scene => ({ url });
  const cards = () => bare(floor.cards);
  const shopCards = () => bare(shop + cardsPage);
  const asShopper = (lines: number, scene: Scene) => async () => ({
    ...scene,
    storage: (await shopperWith(lines, shop)).storage,
  });
  return [
    {
      name: 'cards',
      scenes: { floor: cards, spesa: shopCards },
      figures: (visits) => [
        against(visits, 'cards', 'page of 12 cards, first paint', 'firstPaint', 1.1),
        against(visits, 'cards', 'page of 12 cards, largest paint', 'largestPaint', 1.15),
        blockingFiles(visits, 'cards'),
      ],
    },
    {
      name: 'home',
      scenes: { floor: cards, spesa: () => bare(`${shop}/`) },
      figures: (visits) => [
        against(visits, 'home', 'demo home, first paint', 'firstPaint', 1.3),
        against(visits, 'home', 'demo home, largest paint', 'largestPaint', 1.3),
        blockingFiles(visits, 'home'),
      ],
    },
    {
      name: 'category',
      scenes: { floor: () => bare(floor.manyCards), spesa: () => bare(shop + categoryPage) },
      figures: (visits) => [
        against(visits, 'category', 'category of 24, first paint', 'firstPaint', 1.25),
        {
          ...within('category', 'category of 24, blocking time', middle(visits, 'spesa', 'blocking'), 50),
          floor: middle(visits, 'floor', 'blocking'),
        },
        blockingFiles(visits, 'category'),
      ],
    },
    {
      name: 'article',
      scenes: {
        floor: () => bare(floor.article),
        plain: () => bare(shop + articlePage),
        spesa: () => bare(shop + sellingPage),
      },
      figures: (visits) => [
        against(
          visits,
          'article',
          'article that sells beside the same without blocks, first paint',
          'firstPaint',
          1.15,
          'plain',
        ),
        against(
          visits,
          'article',
          'article that sells beside the same without blocks, largest paint',
          'largestPaint',
          1.15,
          'plain',
        ),
        against(visits, 'article', 'article that sells beside WordPress alone, first paint', 'firstPaint', 1.15),
        against(visits, 'article', 'article that sells beside WordPress alone, largest paint', 'largestPaint', 1.15),
        blockingFiles(visits, 'article'),
      ],
    },
    {
      name: 'add',
      scenes: {
        spesa: asShopper(3, { url: shop + cardsPage, wanted: product, tap: { on: addButton, watched: badge } }),
      },
      figures: (visits) => [within('add', 'customer’s add, badge right', middle(visits, 'spesa', 'answered'), 60)],
    },
    {
      name: 'drawer',
      scenes: {
        spesa: asShopper(3, {
          url: shop + cardsPage,
          wanted: product,
          tap: { on: '.cart-button', watched: 'dialog[open]' },
        }),
      },
      figures: (visits) => [within('drawer', 'drawer, first touch', middle(visits, 'spesa', 'answered'), 150)],
    },
    filterRow(shop),
    buyingRow(shop),
    {
      name: 'cart',
      scenes: Object.fromEntries(
        cartGoals.map(([lines]) => [
          String(lines),
          asShopper(lines, { url: `${shop}/cart/`, wanted: 'spesa-cart-page .cart-line' }),
        ]),
      ),
      figures: (visits) =>
        cartGoals.flatMap(([lines, visible]) => [
          within('cart', `cart of ${lines}, visible`, middle(visits, String(lines), 'visible'), visible),
          within('cart', `cart of ${lines}, blocking time`, middle(visits, String(lines), 'blocking'), 50),
        ]),
    },
  ];
}

/** Enough for the least that is ordered. */
const boughtLines = 20;
/** As long as a cart of ten lines may take. */
const buyingGoal = 750;

/** The pages of a purchase behind its cart. */
function buyingRow(shop: string): Row {
  const pages = {
    checkout: { url: `${shop}/checkout/`, wanted: 'spesa-checkout .checkout__main' },
    payment: { url: `${shop}/payment/`, wanted: 'spesa-payment .checkout__main' },
  };
  const asBuyer = (scene: Scene) => async () => ({ ...scene, storage: (await shopperWith(boughtLines, shop)).storage });
  const order = async (): Promise<Scene> => {
    const buyer = await shopperWith(boughtLines, shop);
    const url = `${shop}/profile/orders/${await orderedBy(buyer, shop)}/`;
    return { url, wanted: 'spesa-order .order__lines', storage: buyer.storage };
  };
  return {
    name: 'buying',
    scenes: { checkout: asBuyer(pages.checkout), payment: asBuyer(pages.payment), order },
    figures: (visits) =>
      Object.keys(visits).flatMap((scene) => [
        within('buying', `${scene} of ${boughtLines} lines, visible`, middle(visits, scene, 'visible'), buyingGoal),
        within('buying', `${scene} of ${boughtLines} lines, blocking time`, middle(visits, scene, 'blocking'), 50),
      ]),
  };
}

/** The goal is one round trip, what the server took, and a tenth of a second. */
function filterRow(shop: string): Row {
  const tap = { first: '.listing__toggle', on: 'label:has(input[name="promo"])', watched: '.listing__count' };
  return {
    name: 'filter',
    scenes: { spesa: () => ({ url: shop + categoryPage, wanted: product, tap }) },
    figures: async (visits) => {
      const asked = visits['spesa']?.[0]?.asked.find((url) => url.includes('/products?')) ?? '';
      const goal = Math.round(line.latency + (await serverTime(asked)) + 100);
      return [within('filter', 'filter → results', middle(visits, 'spesa', 'answered'), goal)];
    },
  };
}

async function serverTime(url: string): Promise<number> {
  const times: number[] = [];
  for (let time = 0; url && time < 7; time++) {
    const asked = performance.now();
    await (await fetch(url)).arrayBuffer();
    times.push(performance.now() - asked);
  }
  return times.length ? median(times) : 0;
}

const against = (
  visits: Visits,
  row: RowName,
  what: string,
  moment: Moment,
  timesFloor: number,
  floor = 'floor',
): Figure => ({
  row,
  what,
  floor: middle(visits, floor, moment),
  spesa: middle(visits, 'spesa', moment),
  unit: 'ms',
  goal: { timesFloor },
});

const within = (row: RowName, what: string, spesa: number, atMost: number): Figure => ({
  row,
  what,
  spesa,
  unit: 'ms',
  goal: { atMost },
});

const blockingFiles = (visits: Visits, row: RowName): Figure => ({
  row,
  what: 'our files before the first paint',
  spesa: ownBlocking(visits, 'spesa'),
  unit: 'files',
  goal: { atMost: 0 },
});
