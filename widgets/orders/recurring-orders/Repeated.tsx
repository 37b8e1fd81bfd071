import * as recurringTexts from '../../../core/labels/it/recurring.ts';
import type { RecurrentOrder, RecurrentProposal } from '../../../core/schema/recurring.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { Preview, productCount } from '../view/Preview.tsx';

/** "Si paga con la carta •••• 1111". */
export function paymentWords({ paymentTypeId, maskedCard }: Pick<RecurrentOrder, 'paymentTypeId' | 'maskedCard'>) {
  const way = paymentTypeId === 12 ? recurringTexts.withCard({ card: maskedCard ?? '' }) : recurringTexts.onDelivery();
  return recurringTexts.paymentOk({ way });
}

type Props = Pick<RecurrentProposal, 'preview' | 'total'> & { orderId?: number | undefined };

/** The order that is repeated: its number, how much is in it and what it came to. */
export function Repeated({ orderId, preview, total }: Props) {
  const links = useLinks();
  const money = useMoney();
  return (
    <div className="recurring__contents">
      <Preview preview={preview} />
      {orderId !== undefined && (
        <a href={links.page('order', { id: orderId }) || undefined}>{recurringTexts.repeats({ n: orderId })}</a>
      )}
      <span>{recurringTexts.contents({ count: productCount(preview), total: money(total) })}</span>
    </div>
  );
}
