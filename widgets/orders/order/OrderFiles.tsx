import { useState } from 'react';
import { orderFiles } from '../../../core/api/endpoints/orderFiles.ts';
import * as filesTexts from '../../../core/labels/it/ordersFiles.ts';
import { dateWords } from '../../../core/rules/dates.ts';
import { formatCurrency } from '../../../core/rules/price.ts';
import { addresseeWords } from '../../../core/rules/invoice.ts';
import type { OrderFile } from '../../../core/schema/orderFiles.ts';
import { handFile } from '../../hooks/handFile.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

const names: Record<Exclude<OrderFile, 'creditNote'>, () => string> = {
  receipt: filesTexts.getReceipt,
  invoice: filesTexts.getInvoice,
};

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The invoice that was asked for, the credit notes for what went back of it, and the files of an order to keep (account §4, LAW-17); nothing without any. */
export default function OrderFiles({ orderId }: { orderId: number; children?: never }) {
  const { client, config } = useSpesa();
  const [said, setSaid] = useState('');
  const get = useCommand(async (kind: OrderFile, number?: string) => {
    setSaid('');
    const { data } = await client.call(orderFiles.get, {
      order_id: orderId,
      kind,
      ...(number !== undefined && { number }),
    });
    handFile(new Blob([bytesOf(data.content)], { type: data.type }), data.name);
    setSaid(
      [filesTexts.fileReady(), navigator.pdfViewerEnabled === false && filesTexts.noApp()].filter(Boolean).join(' '),
    );
  }, filesTexts.cannotOpen);
  const { invoice, files = [], creditNotes = [] } = useQuery(orderFiles.list, { order_id: orderId }).data ?? {};
  const knows = files.filter((kind) => kind !== 'creditNote');
  if (!invoice && knows.length === 0) return null;
  return (
    <section className="order__files" aria-labelledby="order-files">
      <h2 className="order__heading" id="order-files">
        {filesTexts.files()}
      </h2>
      {invoice && (
        <p className="order__note">
          {filesTexts.invoice()}{' '}
          {invoice.number && invoice.date
            ? filesTexts.invoiceIssued({ number: invoice.number, date: dateWords(invoice.date) })
            : filesTexts.invoiceLater()}
          <br />
          <bdi>{filesTexts.invoiceTo({ who: addresseeWords(invoice.billing) })}</bdi>
        </p>
      )}
      {creditNotes.map(({ number, date, amount }) => (
        <p className="order__note" key={number}>
          {filesTexts.creditNote()}{' '}
          {filesTexts.creditNoteIssued({
            number,
            date: dateWords(date),
            amount: formatCurrency(amount, config.currencyForm),
          })}
        </p>
      ))}
      {knows.map((kind) => (
        <Button wide key={kind} variant="secondary" busy={get.busy} onClick={() => void get.run(kind)}>
          {names[kind]()}
        </Button>
      ))}
      {creditNotes.map(({ number }) => (
        <Button
          wide
          key={number}
          variant="secondary"
          busy={get.busy}
          onClick={() => void get.run('creditNote', number)}
        >
          {filesTexts.getCreditNote({ number })}
        </Button>
      ))}
      <p className="order__note" role="status">
        {said}
      </p>
      {get.error && <Notice kind="error">{get.error}</Notice>}
    </section>
  );
}
