import type { Context, Hono } from 'hono';
import { fillBasket, type Basket } from './basket.ts';
import { oddProducts } from './oddProducts.ts';
import type { Wish } from './orders.ts';
import { customers, logIn } from './people.ts';

/** What an example is shown in: a visitor, a customer of the demo, or a shop that misbehaves. */
export interface State {
  name: string;
  /** Italian, for the index. */
  label: string;
  /** Logs this customer in before the example starts. */
  login?: string;
  /** Chooses address and slot before the example starts, and fills or empties this customer's cart too. */
  basket?: Basket;
  /** Places these orders before the example starts; an order's page shows the one that is ready. */
  orders?: Wish;
  /** Answers every call of the example instead of the shop, or after this many ms. */
  wait?: number;
  fails?: boolean;
  /** Answers, but saves nothing. */
  unsaved?: boolean;
  /** Its products have endless names, no picture, no price … */
  odd?: boolean;
  /** Shown as in the native app's web view. */
  app?: boolean;
}

export const states: readonly State[] = [
  { name: 'visitor', label: 'visitatore' },
  ...customers.map((name) => ({ name, label: name, login: `${name}@example.it` })),
  { name: 'basket', label: 'carrello pieno', login: 'carla@example.it', basket: 'full' },
  { name: 'chosen', label: 'indirizzo e fascia scelti', login: 'anna@example.it', basket: 'chosen' },
  { name: 'empty', label: 'carrello vuoto', login: 'dario@example.it', basket: 'empty' },
  { name: 'recurring', label: 'spesa ricorrente con ordini', login: 'giulia@example.it', orders: 'recurring' },
  { name: 'ready', label: 'ordine pronto in negozio', login: 'franca@example.it', orders: 'ready' },
  { name: 'car-park-full', label: 'parcheggio pieno', login: 'dario@example.it', orders: 'car park full' },
  {
    name: 'ready-unsaved',
    label: 'ordine pronto, negozio che non salva',
    login: 'franca@example.it',
    orders: 'ready',
    unsaved: true,
  },
  {
    name: 'unsaved',
    label: 'negozio che non salva',
    login: 'carla@example.it',
    basket: 'full',
    unsaved: true,
  },
  { name: 'odd', label: 'prodotti strani', odd: true },
  { name: 'app', label: 'nell’app', app: true },
  { name: 'slow', label: 'negozio lento', wait: 3_000 },
  { name: 'broken', label: 'negozio guasto', fails: true },
];

export const stateOf = (name: string | undefined): State =>
  states.find((state) => state.name === name) ?? (states[0] as State);

/** Passes a call on to the shop as the state has it. */
export async function answerIn(state: State, shop: Hono, request: Request): Promise<Response> {
  if (state.wait) await new Promise((resolve) => setTimeout(resolve, state.wait));
  if (state.fails || (state.unsaved && request.method === 'POST'))
    return new Response('Service Unavailable', { status: 503 });
  const answer = await shop.request(request);
  return state.odd ? oddProducts(answer) : answer;
}

/** A script that stores a customer's session before the bundle starts; a visitor's stores nothing. */
export async function sessionScript(state: State, shop: Hono, site: string, context: Context): Promise<Response> {
  const script: string[] = ['localStorage.clear();sessionStorage.clear();'];
  if (state.app)
    script.push("Object.defineProperty(navigator,'userAgent',{value:navigator.userAgent+' SpesaApp/1.0'});");
  if (state.login) {
    const answer = await logIn(shop, state.login);
    if (state.basket) await fillBasket(shop, answer.headers.get('X-Ebsn-Session') ?? '', state.basket);
    const { user } = (await answer.json()) as { user: { userId: number } };
    const kept = {
      credentials: {
        session: answer.headers.get('X-Ebsn-Session') ?? '',
        account: answer.headers.get('X-Ebsn-Account') ?? '',
        epoch: 1,
      },
      user: { userId: user.userId },
      shop: { user: 'known', warehouse: '', hash: 'w0d0t0' },
    };
    for (const [name, value] of Object.entries(kept))
      script.push(`localStorage.setItem('spesa:${site}:${name}',${JSON.stringify(JSON.stringify(value))});`);
  }
  return context.body(script.join('\n'), 200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
}
