import { useState } from 'react';
import { orderFiles } from '../../../core/api/endpoints/orderFiles.ts';
import * as filesTexts from '../../../core/labels/it/ordersFiles.ts';
import { dateWords } from '../../../core/rules/dates.ts';
import { addresseeWords } from '../../../core/rules/invoice.ts';
import type { OrderFile } from '../../../core/schema/orderFiles.ts';
import { handFile } from '../../hooks/handFile.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

const names: Record<OrderFile, () => string> = { receipt: filesTexts.getReceipt, invoice: filesTexts.getInvoice };

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The invoice that was asked for, and the files of an order to keep (account §4, LAW-17); nothing without any. */
export default function OrderFiles({ orderId }: { orderId: number; children?: never }) {
  const { client } = useSpesa();
  const [said, setSaid] = useState('');
  const get = useCommand(async (kind: OrderFile) => {
    setSaid('');
    const { data } = await client.call(orderFiles.get, { order_id: orderId, kind });
    handFile(new Blob([bytesOf(data.content)], { type: data.type }), data.name);
    setSaid(filesTexts.fileReady());
  }, filesTexts.cannotOpen);
  const { invoice, files = [] } = useQuery(orderFiles.list, { order_id: orderId }).data ?? {};
  if (!invoice && files.length === 0) return null;
  return (
    <section className="order__files" aria-labelledby="order-files">
      <h3 className="order__heading" id="order-files">
        {filesTexts.files()}
      </h3>
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
      {files.map((kind) => (
        <Button wide key={kind} variant="secondary" busy={get.busy} onClick={() => void get.run(kind)}>
          {names[kind]()}
        </Button>
      ))}
      <p className="order__note" role="status">
        {said}
      </p>
      {get.error && <Notice kind="error">{get.error}</Notice>}
    </section>
  );
}
