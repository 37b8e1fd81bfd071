import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { fillBasket } from '../basket.ts';
import type { PlaceOrders } from '../orders.ts';
import { logIn } from '../people.ts';
import { states, type State } from '../states.ts';
import { anyOrder, base, exactly, type Answers, type Cast } from './recording.ts';

const calls = JSON.parse(readFileSync(join(import.meta.dirname, 'calls.json'), 'utf8')) as string[];

/** A shop as it was when asked: who is in it, and what each of them is answered. */
export interface Recorded {
  cast: Cast;
  answers: ReadonlyMap<string, Answers>;
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

/** Asks the shop every call of calls.json as a visitor and as the customer of each state; of a customer only what differs is kept. */
export async function record(shop: Hono, placeOrders: PlaceOrders, now: () => number): Promise<Recorded> {
  const people: Cast['people'] = {};
  const orders = new Set<number>();
  for (const state of states.filter(({ login, saves, orders: wish }) => login && wish && !saves)) {
    const { orderId } = await enter(shop, placeOrders, state);
    if (orderId) orders.add(orderId);
  }
  const asked = askedOf([...orders]);
  const visitor = await answersFor(shop, '', asked);
  const answers = new Map([['visitor', visitor]]);
  for (const state of states.filter(({ login, saves }) => login && !saves)) {
    const { session, ...person } = await enter(shop, placeOrders, state);
    const own = Object.entries(await answersFor(shop, session, asked)).filter(
      ([call, { body }]) => body !== visitor[call]?.body,
    );
    people[state.name] = person;
    answers.set(state.name, Object.fromEntries(own));
  }
  return { cast: { at: now(), people }, answers };
}
