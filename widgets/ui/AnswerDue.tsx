import * as answerTexts from '../../core/labels/it/ordersAnswer.ts';
import { untilWords } from '../../core/rules/dates.ts';
import type { Order } from '../../core/schema/orders.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { Notice } from './Notice.tsx';

export interface AnswerDueProps {
  order: Pick<Order, 'orderId' | 'asksUntil'>;
  /** The order's page, where it is answered. */
  href: string;
  /** This moment, ms. */
  now: number;
  children?: never;
}

/** An order waits for an answer of its customer (ruling 30): until when, and the way to give it. */
export default function AnswerDue({ order: { orderId, asksUntil }, href, now }: AnswerDueProps) {
  return (
    <Notice kind="warning" title={answerTexts.toAnswer()}>
      <p>{answerTexts.toAnswerText({ n: orderId })}</p>
      {asksUntil && <p>{answerTexts.answerBy({ until: untilWords(asksUntil, now) })}</p>}
      <ButtonLink small href={href}>
        {answerTexts.answer()}
      </ButtonLink>
    </Notice>
  );
}
