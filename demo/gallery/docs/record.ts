import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { fillBasket } from '../basket.ts';
import type { PlaceOrders } from '../orders.ts';
import { logIn } from '../people.ts';
import { scenes } from '../scenes.ts';
import { stateOf, states, type State } from '../states.ts';
import { anyOrder, base, exactly, productIn, type Answers, type Cast, type KeptWrite } from './recording.ts';

const calls = JSON.parse(readFileSync(join(import.meta.dirname, 'calls.json'), 'utf8')) as string[];

/** A shop as it was when asked: who is in it, and what each of them is answered. */
export interface Recorded {
  cast: Cast;
  answers: ReadonlyMap<string, Answers>;
  /** By the name of the scene. */
  writes: ReadonlyMap<string, readonly KeptWrite[]>;
}

interface Person {
  session: string;
  userId: number;
  orderId?: number;
}

async function enter(shop: Hono, placeOrders: PlaceOrders, { login, basket, orders }: State): Promise<Person> {
  if (!login) return { session: '', userId: -1 };
  const orderId = orders && (await placeOrders(login, orders));
  const answer = await logIn(shop, login);
  const session = answer.headers.get('X-Ebsn-Session') ?? '';
  if (basket) await fillBasket(shop, session, basket);
  const { user } = (await answer.json()) as { user: { userId: number } };
  return { session, userId: user.userId, ...(orderId !== undefined && { orderId }) };
}

/** What is asked: of orders, which get new numbers every year, those that were placed. */
const askedOf = (orders: readonly number[]): string[] =>
  calls.flatMap((call) => (call.includes(anyOrder) ? orders.map((id) => call.replace(anyOrder, String(id))) : [call]));

async function answersFor(shop: Hono, session: string, asked: readonly string[]): Promise<Answers> {
  const answers: Answers = {};
  for (const call of asked) {
    const answer = await shop.request(base + call, { headers: session ? { 'X-Ebsn-Session': session } : {} });
    answers[exactly(new URL(base + call, 'http://localhost'))] = { status: answer.status, body: await answer.text() };
  }
  return answers;
}

const headersOf = (session: string) => ({ 'Content-Type': 'application/json', 'X-Ebsn-Session': session });

async function cartOf(shop: Hono, session: string): Promise<number> {
  const answer = await shop.request(`${base}/cart/view`, { headers: headersOf(session) });
  return ((await answer.json()) as { data: { cartId: number } }).data.cartId;
}

/** Lets every scene save what it saves, each as its own customer finds things at first. */
async function recordWrites(shop: Hono, placeOrders: PlaceOrders): Promise<Map<string, KeptWrite[]>> {
  const writes = new Map<string, KeptWrite[]>();
  for (const { name, state, saves = [] } of scenes.filter((scene) => scene.saves)) {
    const { session, orderId = 0 } = await enter(shop, placeOrders, stateOf(state));
    const own: Record<string, number> = { '{order}': orderId, '{cart}': await cartOf(shop, session) };
    const kept: KeptWrite[] = [];
    for (const { call, body } of saves) {
      const sent = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, own[String(value)] ?? value]));
      const answer = await shop.request(base + call, {
        method: 'POST',
        headers: headersOf(session),
        body: JSON.stringify(sent),
      });
      kept.push({ call, ...productIn(body), status: answer.status, body: await answer.text() });
    }
    writes.set(name, kept);
  }
  return writes;
}

/** Asks the shop every call of calls.json as a visitor and as the customer of each state; of a customer only what differs is kept. At last the scenes save. */
export async function record(shop: Hono, placeOrders: PlaceOrders, now: () => number): Promise<Recorded> {
  const people: Cast['people'] = {};
  const orders = new Set<number>();
  for (const state of states.filter(({ login, orders: wish }) => login && wish)) {
    const { orderId } = await enter(shop, placeOrders, state);
    if (orderId) orders.add(orderId);
  }
  const asked = askedOf([...orders]);
  const visitor = await answersFor(shop, '', asked);
  const answers = new Map([['visitor', visitor]]);
  for (const state of states.filter(({ login }) => login)) {
    const { session, ...person } = await enter(shop, placeOrders, state);
    const own = Object.entries(await answersFor(shop, session, asked)).filter(
      ([call, { body }]) => body !== visitor[call]?.body,
    );
    people[state.name] = person;
    answers.set(state.name, Object.fromEntries(own));
  }
  const at = now();
  return { cast: { at, people }, answers, writes: await recordWrites(shop, placeOrders) };
}
