import { orders } from '../../../core/api/endpoints/orders.ts';
import * as answerTexts from '../../../core/labels/it/ordersAnswer.ts';
import { untilWords } from '../../../core/rules/dates.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** The first page of the list of orders, as its own page asks for it. */
const newest = { page: 1, page_size: 12, show_pending: true };

/** The newest orders that wait for an answer of their customer (ruling 30). */
export default function ToAnswer() {
  const links = useLinks();
  const now = useMinute();
  const { data } = useQuery(orders.list, newest);
  return (data?.orders ?? [])
    .filter(({ orderStatusId }) => orderStatusId === orderStatus.awaitingUser)
    .map(({ orderId, asksUntil }) => (
      <Notice kind="warning" key={orderId} title={answerTexts.toAnswer()}>
        <p>{answerTexts.toAnswerText({ n: orderId })}</p>
        {asksUntil && <p>{answerTexts.answerBy({ until: untilWords(asksUntil, now) })}</p>}
        <ButtonLink small href={links.page('order', { id: orderId })}>
          {answerTexts.answer()}
        </ButtonLink>
      </Notice>
    ));
}
