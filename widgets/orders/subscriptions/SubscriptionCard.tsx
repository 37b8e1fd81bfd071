import * as subscriptionTexts from '../../../core/labels/it/subscriptions.ts';
import type { Text } from '../../../core/labels/text.ts';
import { dateWords, momentWords } from '../../../core/rules/dates.ts';
import { dueStatus, transactionStatus } from '../../../core/rules/subscriptions.ts';
import { readable } from '../../../core/rules/text.ts';
import type { DueDate, Subscription } from '../../../core/schema/orders.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

const states: Record<Subscription['state'], { label: Text; tone: string }> = {
  active: { label: subscriptionTexts.active, tone: 'good' },
  ordered: { label: subscriptionTexts.ordered, tone: 'waiting' },
  expiring: { label: subscriptionTexts.expiring, tone: 'bad' },
  expired: { label: subscriptionTexts.expired, tone: 'neutral' },
  renewable: { label: subscriptionTexts.renewable, tone: 'bad' },
};

const dueWords: Record<number, Text<'date' | 'price'>> = {
  [dueStatus.expired]: subscriptionTexts.dueExpired,
  [dueStatus.expiring]: subscriptionTexts.dueExpiring,
  [dueStatus.underWay]: subscriptionTexts.dueUnderWay,
  [dueStatus.paid]: subscriptionTexts.duePaid,
};
const transactionWords: Record<number, Text<'moment'>> = {
  [transactionStatus.error]: subscriptionTexts.transactionError,
  [transactionStatus.underWay]: subscriptionTexts.transactionUnderWay,
  [transactionStatus.completed]: subscriptionTexts.transactionCompleted,
  [transactionStatus.completedAtDoor]: subscriptionTexts.transactionCompleted,
};

/** Sentence for one instalment, with its payment attempts when there were several; an unknown id gets neutral words (BAD-06). */
function Due({ due: { date, amount, statusId, transactions } }: { due: DueDate }) {
  const money = useMoney();
  const words = dueWords[statusId] ?? subscriptionTexts.dueUnknown;
  return (
    <li>
      <p>{words({ date: dateWords(date), price: money(amount) })}</p>
      {transactions.length > 1 && (
        <details>
          <summary className="subscription__more">{subscriptionTexts.transactions()}</summary>
          <ul className="subscription__transactions">
            {transactions.map((one, index) => (
              <li key={index}>
                {(transactionWords[one.statusId] ?? subscriptionTexts.transactionUnknown)({
                  moment: momentWords(one.date),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** One subscription: how it stands, from when to when, what is due and was paid; it is renewed by buying it again. */
export function SubscriptionCard({ subscription, orderId }: { subscription: Subscription; orderId: number }) {
  const spesa = useSpesa();
  const links = useLinks();
  const { product, state, begins, ends, dueDates } = subscription;
  const renew = useCommand(async () => {
    const { addToCart } = await import('../../../core/flows/addToCart.ts');
    return addToCart(spesa, product);
  }, subscriptionTexts.renewError);
  const { label, tone } = states[state];
  const name = [readable(product.name), product.description].filter(Boolean).join(', ');
  return (
    <article className="subscription">
      <div className="subscription__head">
        <h2 className="subscription__title">{name}</h2>
        <span className={`order-status order-status--${tone}`}>{label()}</span>
      </div>
      <p>{subscriptionTexts.term({ begins: dateWords(begins), ends: dateWords(ends) })}</p>
      <section aria-label={subscriptionTexts.dueDates()}>
        <ul className="subscription__dues">
          {dueDates.map((due) => (
            <Due key={due.date} due={due} />
          ))}
        </ul>
      </section>
      <div className="subscription__actions">
        {(state === 'expiring' || state === 'renewable') && (
          <Button
            small
            busy={renew.busy}
            aria-label={subscriptionTexts.renewNamed({ name })}
            onClick={() => void renew.run()}
          >
            {subscriptionTexts.renew()}
          </Button>
        )}
        <a className="subscription__order" href={links.page('order', { id: orderId }) || undefined}>
          {subscriptionTexts.order({ n: orderId })}
        </a>
      </div>
      {renew.error && <Notice kind="error">{renew.error}</Notice>}
    </article>
  );
}
