import type { OrderNote } from '../../../../core/schema/orders.ts';
import { orderActions } from '../../../../core/rules/orderActions.ts';
import { transact } from '../../database/transact.ts';
import type { Db } from '../../database/database.ts';
import type { Context } from '../../http/context.ts';
import { Problem, malformed, notFound, status } from '../../http/problem.ts';
import { noteOnTheWire, orderOnTheWire } from '../../sql/orders/wire.ts';
import { notesOfOrder } from '../../sql/orders/orders.ts';
import { now } from '../../time/clock.ts';
import { customerOf } from '../session/customer.ts';
import { ownOrder } from './show.ts';

const longest = 500;
const most = 20;

function wordsOf(text: string): string {
  const words = text.trim();
  if (!words) throw malformed('Scrivi la nota prima di salvarla.');
  if (words.length > longest) throw malformed(`La nota può avere al massimo ${longest} caratteri.`);
  return words;
}

async function requireOpen(db: Db, context: Context, orderId: number): Promise<Date> {
  const order = await ownOrder(db, orderId, customerOf(context));
  const at = await now(db, context.clock);
  if (!orderActions(orderOnTheWire(order, at), at.getTime()).note)
    throw new Problem(status.notAllowed, 'order.notEditable', 'A questo ordine non si possono più aggiungere note.');
  return at;
}

export const addNote = (context: Context, orderId: number, text: string): Promise<OrderNote> =>
  transact(context.db, async (db) => {
    const words = wordsOf(text);
    const at = await requireOpen(db, context, orderId);
    await db.selectFrom('shop_order').select('order_id').where('order_id', '=', orderId).forUpdate().execute();
    if ((await notesOfOrder(db, orderId)).length >= most)
      throw new Problem(status.notAllowed, 'order.tooManyNotes', `Puoi lasciare al massimo ${most} note.`);
    const note = { order_id: orderId, text: words, at };
    return noteOnTheWire(await db.insertInto('order_note').values(note).returningAll().executeTakeFirstOrThrow());
  });

/** Changes a note of the customer's, unless it no longer is the one that the change began with. */
export const updateNote = (context: Context, noteId: number, text: string, previous?: string): Promise<OrderNote> =>
  transact(context.db, async (db) => {
    const words = wordsOf(text);
    const note = await db
      .selectFrom('order_note')
      .innerJoin('shop_order', 'shop_order.order_id', 'order_note.order_id')
      .selectAll('order_note')
      .where('note_id', '=', noteId)
      .where('user_id', '=', customerOf(context))
      .forUpdate('order_note')
      .executeTakeFirst();
    if (!note) throw notFound('note.notFound', 'Questa nota non c’è.');
    const at = await requireOpen(db, context, note.order_id);
    if (previous !== undefined && previous !== note.text)
      throw new Problem(
        status.conflict,
        'note.overtaken',
        'Questa nota è stata modificata mentre la scrivevi: non abbiamo ancora salvato la tua.',
        { data: { note: noteOnTheWire(note) } },
      );
    return noteOnTheWire(
      await db
        .updateTable('order_note')
        .set({ text: words, at })
        .where('note_id', '=', noteId)
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
  });
