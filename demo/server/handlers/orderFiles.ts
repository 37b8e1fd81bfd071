import type { orderFiles } from '../../../core/api/endpoints/orderFiles.ts';
import type { OrderFile, OrderFiles } from '../../../core/schema/orderFiles.ts';
import { orderFile } from '../files/orderFile.ts';
import type { Handlers } from '../http/implement.ts';
import { notFound } from '../http/problem.ts';
import { invoiceNumber } from '../sql/orders/invoices.ts';
import { itemsOfOrder, type StoredOrder } from '../sql/orders/orders.ts';
import { ownOrder } from './orders/show.ts';
import { customerOf } from './session/customer.ts';

/** What there is of an order: its receipt once it is known what it came to, its invoice once that is issued. */
const filesOf = ({ final_total, invoice_number }: StoredOrder): OrderFile[] => [
  ...(final_total !== null ? ['receipt' as const] : []),
  ...(invoice_number !== null ? ['invoice' as const] : []),
];

const invoiceOf = ({ billing, invoice_number: number, invoice_date: date }: StoredOrder): OrderFiles['invoice'] =>
  billing
    ? { billing, ...(number !== null && date !== null && { number: invoiceNumber(number, date), date }) }
    : undefined;

/** Receipts and invoices. */
export const orderFilesHandlers: Handlers<typeof orderFiles> = {
  async list({ order_id }, context) {
    const order = await ownOrder(context.db, order_id, customerOf(context));
    return { files: filesOf(order), invoice: invoiceOf(order) };
  },
  async get({ order_id, kind }, context) {
    const order = await ownOrder(context.db, order_id, customerOf(context));
    if (!filesOf(order).includes(kind))
      throw notFound('order.noFile', 'Questo documento non c’è ancora: arriva quando l’ordine è pronto e consegnato.');
    const { name, content } = await orderFile(kind, order, await itemsOfOrder(context.db, order_id));
    return { name, type: 'application/pdf', content: content.toString('base64') };
  },
};
