import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Options } from '../http/options.ts';
import { tellOfOrder } from '../mail/orderNews.ts';
import { notFound } from '../http/problem.ts';
import { now } from '../time/clock.ts';
import { accept, beginPicking, deliver, fail, pack, refund } from './advance.ts';
import { askCustomer, pickLine, reopenLine, substitute, withdrawQuestion, type Question } from './pick.ts';

type Db = Transaction<Database>;
export type Fields = Record<string, string>;
type Surroundings = Pick<Options, 'clock' | 'places'>;
type Command = (db: Db, orderId: number, fields: Fields, around: Surroundings) => Promise<unknown>;
type LineCommand = (db: Db, itemId: number, fields: Fields, around: Surroundings) => Promise<unknown>;

/** What was typed as thousandths or cents; NaN for what is no number. */
const scaled = (text: string | undefined, scale: number) =>
  /^\d{1,6}([.,]\d{1,3})?$/.test(text?.trim() ?? '') ? Math.round(Number(text!.trim().replace(',', '.')) * scale) : NaN;

/** A command on a line of the order, and on that of no other. */
const ofLine =
  (command: LineCommand): Command =>
  async (db, orderId, fields, around) => {
    const itemId = /^\d{1,9}$/.test(fields.item ?? '') ? Number(fields.item) : 0;
    const line = await db
      .selectFrom('order_item')
      .select('order_item_id')
      .where('order_item_id', '=', itemId)
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    if (!line) throw notFound('order.notFound', 'Questa riga non è di questo ordine.');
    return command(db, itemId, fields, around);
  };

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
  pick: ofLine((db, itemId, { quantity }) => pickLine(db, itemId, scaled(quantity, 1000))),
  missing: ofLine((db, itemId) => pickLine(db, itemId, 0)),
  reopen: ofLine((db, itemId) => reopenLine(db, itemId)),
  substitute: ofLine((db, itemId, { product, reason }) => substitute(db, itemId, Number(product), reason)),
  ask: ofLine((db, itemId, { product, reason }, around) =>
    ask(db, itemId, { productId: Number(product), reason }, around),
  ),
  'ask-weight': ofLine((db, itemId, { quantity }, around) =>
    ask(db, itemId, { weight: scaled(quantity, 1000) }, around),
  ),
  withdraw: ofLine(async (db, itemId, _fields, { places }) => {
    const order = await withdrawQuestion(db, itemId);
    if (order) await tellOfOrder(db, places, order, 'questionWithdrawn');
  }),
  refund: (db, id, { amount, before }, around) =>
    refund(db, around, { orderId: id, cents: scaled(amount, 100), before: Number(before) }),
};
