import * as answerTexts from '../../../core/labels/it/ordersAnswer.ts';
import { untilWords } from '../../../core/rules/dates.ts';
import type { Order } from '../../../core/schema/orders.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';

export interface AnswerDueProps {
  order: Pick<Order, 'orderId' | 'asksUntil'>;
  children?: never;
}

/** An order waits for an answer of its customer (ruling 30): until when, and the way to give it. */
export default function AnswerDue({ order: { orderId, asksUntil } }: AnswerDueProps) {
  const links = useLinks();
  const now = useMinute();
  return (
    <Notice kind="warning" title={answerTexts.toAnswer()}>
      <p>{answerTexts.toAnswerText({ n: orderId })}</p>
      {asksUntil && <p>{answerTexts.answerBy({ until: untilWords(asksUntil, now) })}</p>}
      <ButtonLink small href={links.page('order', { id: orderId })}>
        {answerTexts.answer()}
      </ButtonLink>
    </Notice>
  );
}
