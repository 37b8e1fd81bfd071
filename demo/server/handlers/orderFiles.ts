import type { orderFiles } from '../../../core/api/endpoints/orderFiles.ts';
import { toEuro } from '../../../core/rules/price.ts';
import type { OrderFiles } from '../../../core/schema/orderFiles.ts';
import { creditNoteFile } from '../files/creditNote.ts';
import { orderFile, type BillFile } from '../files/orderFile.ts';
import type { Context } from '../http/context.ts';
import type { Handlers } from '../http/implement.ts';
import { notFound } from '../http/problem.ts';
import { creditNoteNumber, creditNotesOf } from '../sql/orders/creditNotes.ts';
import { invoiceNumber } from '../sql/orders/invoices.ts';
import { itemsOfOrder, type StoredOrder } from '../sql/orders/orders.ts';
import { ownOrder } from './orders/show.ts';
import { customerOf } from './session/customer.ts';

/** What there is of an order: its receipt once it is known what it came to, its invoice once that is issued. */
const filesOf = ({ final_total, invoice_number }: StoredOrder): BillFile[] => [
  ...(final_total !== null ? ['receipt' as const] : []),
  ...(invoice_number !== null ? ['invoice' as const] : []),
];

const invoiceOf = ({ billing, invoice_number: number, invoice_date: date }: StoredOrder): OrderFiles['invoice'] =>
  billing
    ? { billing, ...(number !== null && date !== null && { number: invoiceNumber(number, date), date }) }
    : undefined;

const missing = () =>
  notFound('order.noFile', 'Questo documento non c’è ancora: arriva quando l’ordine è pronto e consegnato.');

/** A file of a customer's own order; of credit notes the one with this number. */
async function fileOf(
  { order_id, kind, number }: Parameters<Handlers<typeof orderFiles>['get']>[0],
  context: Context,
): Promise<{ name: string; content: Buffer }> {
  const { db } = context;
  const order = await ownOrder(db, order_id, customerOf(context));
  if (kind !== 'creditNote') {
    if (!filesOf(order).includes(kind)) throw missing();
    return orderFile(kind, order, await itemsOfOrder(db, order_id));
  }
  const notes = await creditNotesOf(db, order_id);
  const note = notes.find((each) => creditNoteNumber(each) === number);
  if (!note) throw missing();
  return creditNoteFile(note, notes, order, await itemsOfOrder(db, order_id));
}

/** Receipts, invoices and credit notes. */
export const orderFilesHandlers: Handlers<typeof orderFiles> = {
  async list({ order_id }, context) {
    const order = await ownOrder(context.db, order_id, customerOf(context));
    const notes = await creditNotesOf(context.db, order_id);
    return {
      files: filesOf(order),
      invoice: invoiceOf(order),
      ...(notes.length > 0 && {
        creditNotes: notes.map((note) => ({
          number: creditNoteNumber(note),
          date: note.date,
          amount: toEuro(note.amount),
        })),
      }),
    };
  },
  async get(wanted, context) {
    const { name, content } = await fileOf(wanted, context);
    return { name, type: 'application/pdf', content: content.toString('base64') };
  },
};
