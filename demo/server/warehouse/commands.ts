import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Options } from '../http/options.ts';
import { tellOfOrder } from '../mail/orderNews.ts';
import { now } from '../time/clock.ts';
import { accept, beginPicking, deliver, fail, pack, refund } from './advance.ts';
import { askCustomer, pickLine, substitute, type Question } from './pick.ts';

type Db = Transaction<Database>;
export type Fields = Record<string, string>;
type Surroundings = Pick<Options, 'clock' | 'places'>;
type Command = (db: Db, orderId: number, fields: Fields, around: Surroundings) => Promise<unknown>;

/** What was typed as thousandths or cents; NaN for what is no number. */
const scaled = (text: string | undefined, scale: number) =>
  /^\d{1,6}([.,]\d{1,3})?$/.test(text?.trim() ?? '') ? Math.round(Number(text!.trim().replace(',', '.')) * scale) : NaN;

async function ask(db: Db, itemId: number, question: Question, { clock, places }: Surroundings): Promise<void> {
  const order = await askCustomer(db, itemId, question, await now(db, clock));
  if (order) await tellOfOrder(db, places, order, 'asked');
}

/** What the warehouse's forms do with an order. */
export const commands: Record<string, Command> = {
  accept,
  begin: (db, id, _fields, around) => beginPicking(db, around, id),
  pack: (db, id, _fields, around) => pack(db, around, id),
  deliver: (db, id, { early }, around) => deliver(db, around, id, { early: early === '1' }),
  failed: (db, id, _fields, around) => fail(db, around, id, 'failed'),
  notCollected: (db, id, _fields, around) => fail(db, around, id, 'notCollected'),
  pick: (db, _id, { item, quantity }) => pickLine(db, Number(item), scaled(quantity, 1000)),
  substitute: (db, _id, { item, product, reason }) => substitute(db, Number(item), Number(product), reason),
  ask: (db, _id, { item, product, reason }, around) =>
    ask(db, Number(item), { productId: Number(product), reason }, around),
  'ask-weight': (db, _id, { item, quantity }, around) =>
    ask(db, Number(item), { weight: scaled(quantity, 1000) }, around),
  refund: (db, id, { amount, before }, around) =>
    refund(db, around, { orderId: id, cents: scaled(amount, 100), before: Number(before) }),
};
