import { inEuro } from '../pricing/money.ts';
import { creditNoteNumber, type CreditNoteRow } from '../sql/orders/creditNotes.ts';
import { invoiceNumber } from '../sql/orders/invoices.ts';
import type { OrderItemRow, StoredOrder } from '../sql/orders/orders.ts';
import { addressee, dated, notTransmitted, sellerWords, vatOf, vatTable } from './orderFile.ts';
import { pdfOf, type Part } from './pdf.ts';
import { creditRows } from './vat.ts';
import { languageOf, speak } from '../language/speak.ts';
import { say } from '../language/translate.ts';

/** What stands in a credit note: the invoice that it corrects, what goes back, and the VAT in that; `notes` are all of the order, the oldest first. */
export function creditNoteParts(
  note: CreditNoteRow,
  notes: readonly CreditNoteRow[],
  order: StoredOrder,
  items: readonly OrderItemRow[],
): Part[] {
  const before = notes.filter(({ refunded }) => refunded < note.refunded).map(({ amount }) => amount);
  const whole = note.refunded === order.final_total && before.length === 0;
  const invoice = say('Fattura {n} del {date}', {
    n: invoiceNumber(order.invoice_number!, order.invoice_date!),
    date: dated(order.invoice_date!),
  });
  return [
    { kind: 'title', text: titleOf(note) },
    {
      kind: 'text',
      text: `${say('Del {date}', { date: dated(note.date) })}\n${say('A rettifica della {invoice}, ordine {n}', { invoice, n: order.order_id })}`,
    },
    { kind: 'heading', text: say('Venditore') },
    { kind: 'text', text: sellerWords() },
    { kind: 'heading', text: say('Cliente') },
    { kind: 'text', text: addressee(order.billing!) },
    { kind: 'heading', text: say('Che cosa ti rimborsiamo') },
    {
      kind: 'table',
      widths: ['*', 90],
      strong: true,
      rows: [
        [say('Importo della {invoice}', { invoice }), inEuro(order.final_total ?? 0)],
        ...(before.length > 0
          ? [[say('Già rimborsato con note precedenti'), inEuro(before.reduce((sum, cents) => sum + cents, 0))]]
          : []),
        [whole ? say('Rimborso totale') : say('Rimborso parziale'), inEuro(note.amount)],
      ],
    },
    { kind: 'heading', text: say('IVA compresa nel rimborso') },
    vatTable(creditRows(vatOf(order, items), before, note.amount)),
    {
      kind: 'text',
      text: order.masked_card
        ? say('Il rimborso torna sulla carta con cui hai pagato ({card}).', { card: order.masked_card })
        : say('Il rimborso torna sulla carta con cui hai pagato.'),
    },
    notTransmitted(),
  ];
}

const titleOf = (note: CreditNoteRow): string => say('Nota di credito {n}', { n: creditNoteNumber(note) });

/** A credit note as tagged PDF, with its name; in the order's language. */
export const creditNoteFile = (
  note: CreditNoteRow,
  notes: readonly CreditNoteRow[],
  order: StoredOrder,
  items: readonly OrderItemRow[],
): Promise<{ name: string; content: Buffer }> =>
  speak(languageOf(order.language), async () => ({
    name: `${say('nota-di-credito')}-${note.number}-${note.year}.pdf`,
    content: await pdfOf(titleOf(note), creditNoteParts(note, notes, order, items)),
  }));
