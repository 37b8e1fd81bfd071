import { inEuro } from '../pricing/money.ts';
import { creditNoteNumber, type CreditNoteRow } from '../sql/orders/creditNotes.ts';
import { invoiceNumber } from '../sql/orders/invoices.ts';
import type { OrderItemRow, StoredOrder } from '../sql/orders/orders.ts';
import { addressee, dated, notTransmitted, sellerWords, vatOf, vatTable } from './orderFile.ts';
import { pdfOf, type Part } from './pdf.ts';
import { creditRows } from './vat.ts';

/** What stands in a credit note: the invoice that it corrects, what goes back, and the VAT in that; `notes` are all of the order, the oldest first. */
export function creditNoteParts(
  note: CreditNoteRow,
  notes: readonly CreditNoteRow[],
  order: StoredOrder,
  items: readonly OrderItemRow[],
): Part[] {
  const before = notes.filter(({ refunded }) => refunded < note.refunded).map(({ amount }) => amount);
  const whole = note.refunded === order.final_total && before.length === 0;
  const invoice = `Fattura ${invoiceNumber(order.invoice_number!, order.invoice_date!)} del ${dated(order.invoice_date!)}`;
  return [
    { kind: 'title', text: `Nota di credito ${creditNoteNumber(note)}` },
    { kind: 'text', text: `Del ${dated(note.date)}\nA rettifica della ${invoice}, ordine ${order.order_id}` },
    { kind: 'heading', text: 'Venditore' },
    { kind: 'text', text: sellerWords },
    { kind: 'heading', text: 'Cliente' },
    { kind: 'text', text: addressee(order.billing!) },
    { kind: 'heading', text: 'Che cosa ti rimborsiamo' },
    {
      kind: 'table',
      widths: ['*', 90],
      strong: true,
      rows: [
        [`Importo della ${invoice}`, inEuro(order.final_total ?? 0)],
        ...(before.length > 0
          ? [['Già rimborsato con note precedenti', inEuro(before.reduce((sum, cents) => sum + cents, 0))]]
          : []),
        [whole ? 'Rimborso totale' : 'Rimborso parziale', inEuro(note.amount)],
      ],
    },
    { kind: 'heading', text: 'IVA compresa nel rimborso' },
    vatTable(creditRows(vatOf(order, items), before, note.amount)),
    {
      kind: 'text',
      text: `Il rimborso torna sulla carta con cui hai pagato${order.masked_card ? ` (${order.masked_card})` : ''}.`,
    },
    notTransmitted,
  ];
}

/** A credit note as tagged PDF, with its name. */
export const creditNoteFile = async (
  note: CreditNoteRow,
  notes: readonly CreditNoteRow[],
  order: StoredOrder,
  items: readonly OrderItemRow[],
): Promise<{ name: string; content: Buffer }> => ({
  name: `nota-di-credito-${note.number}-${note.year}.pdf`,
  content: await pdfOf(`Nota di credito ${creditNoteNumber(note)}`, creditNoteParts(note, notes, order, items)),
});
