import { useEffect, useState } from 'react';
import { orders, wholeOrder } from '../../../core/api/endpoints/orders.ts';
import { substitutions as calls } from '../../../core/api/endpoints/substitutions.ts';
import * as answerTexts from '../../../core/labels/it/ordersAnswer.ts';
import * as substitutionTexts from '../../../core/labels/it/substitutions.ts';
import type { Text } from '../../../core/labels/text.ts';
import { brandAndSize } from '../../../core/rules/brandAndSize.ts';
import { untilWords } from '../../../core/rules/dates.ts';
import { formatCurrency, type CurrencyForm } from '../../../core/rules/price.ts';
import { quantityRule, toThousandths } from '../../../core/rules/quantity.ts';
import { formatQuantity } from '../../../core/rules/quantityEntry.ts';
import { readable } from '../../../core/rules/text.ts';
import type { Substitution } from '../../../core/schema/substitutions.ts';
import { useDiet } from '../../hooks/useDiet.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProductPicture } from '../../ui/ProductPicture.tsx';

const reasons: Record<Substitution['reason'], Text> = {
  missing: substitutionTexts.missing,
  quality: substitutionTexts.quality,
  weight: substitutionTexts.weight,
};

function stateWords({ state, answered, acceptAlternatives }: Substitution): string {
  if (state === 'asked') return (acceptAlternatives ? substitutionTexts.willTake : substitutionTexts.willRefuse)();
  if (state === 'taken') return (answered ? substitutionTexts.isTaken : substitutionTexts.isTakenForYou)();
  return (answered ? substitutionTexts.isRefused : substitutionTexts.isRefusedForYou)();
}

interface LineProps {
  one: Substitution;
  open: boolean;
  /** "entro le 18:30 di oggi" while an answer is awaited. */
  until: string;
  form: CurrencyForm;
  busy: boolean;
  say(one: Substitution, accept: boolean): void;
}

/** One line: what is proposed for it, why and at which price, and what becomes of it. */
function Line({ one, open, until, form, busy, say }: LineProps) {
  const links = useLinks();
  const { product, substitute, substituteQuantity, substituteTotal, grossTotal, state } = one;
  const shown = substitute ?? product;
  const name = readable(shown.name);
  const unwanted = useDiet(shown);
  const quantity = formatQuantity(toThousandths(substituteQuantity), quantityRule(shown));
  const total = formatCurrency(substituteTotal, form);
  return (
    <li className="substitution">
      <ProductPicture src={links.photo(shown.mediaURL)} size={56} />
      <div className="substitution__words">
        <a className="order__name" href={links.product(shown)}>
          <bdi>{name}</bdi>
        </a>
        <p className="order__note">
          <bdi>{[brandAndSize(shown), quantity].filter(Boolean).join(' · ')}</bdi>
        </p>
        {substitute ? (
          <div className="substitution__ordered">
            <ProductPicture src={links.photo(product.mediaURL)} size={40} />
            <p>
              {substitutionTexts.inPlaceOf({ name: readable(product.name) })}
              <bdi className="order__choices">{brandAndSize(product)}</bdi>
            </p>
          </div>
        ) : (
          <p>{substitutionTexts.heavier({ quantity })}</p>
        )}
        <p className="order__note">{reasons[one.reason]()}</p>
        {substitute && unwanted.length > 0 && (
          <p className="substitution__diet">
            <Icon name="warning" /> {unwanted.join('. ')}
          </p>
        )}
        <p>
          {substituteTotal === grossTotal
            ? substitutionTexts.samePrice({ total })
            : substitutionTexts.price({ total, before: formatCurrency(grossTotal, form) })}
        </p>
        {state === 'asked' && until && <p className="substitution__state">{substitutionTexts.waits({ until })}</p>}
        <p className={state === 'asked' ? 'order__note' : 'substitution__state'}>{stateWords(one)}</p>
        {open && (
          <div className="substitution__ways">
            {state !== 'taken' && (
              <Button small busy={busy} aria-label={substitutionTexts.takeOf({ name })} onClick={() => say(one, true)}>
                {substitutionTexts.take()}
              </Button>
            )}
            {state !== 'refused' && (
              <Button
                small
                variant="secondary"
                busy={busy}
                aria-label={substitutionTexts.refuseOf({ name })}
                onClick={() => say(one, false)}
              >
                {substitutionTexts.refuse()}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

interface Props {
  orderId: number;
  onKnown(): void;
  children?: never;
}

/** The substitution centre of an order: what was picked in place of what was ordered, taken or refused line by line until the van leaves (account §5, ruling 30); nothing where nothing was. `onKnown` hears that they are known, or cannot be. */
export default function Substitutions({ orderId, onKnown }: Props) {
  const { client, query, config } = useSpesa();
  const [said, setSaid] = useState('');
  const now = useMinute();
  const { status, data } = useQuery(calls.list, { order_id: orderId });
  useEffect(() => {
    if (status === 'ready' || status === 'failed') onKnown();
  }, [status]);
  const answer = useCommand(async ({ orderItemId }: Substitution, accept: boolean) => {
    setSaid('');
    const sent = { order_id: orderId, items: [{ orderItemId, accept_alternatives: accept }] };
    query.put(calls.list, { order_id: orderId }, (await client.call(calls.answer, sent)).data);
    setSaid(substitutionTexts.saved());
    const whole = wholeOrder(orderId);
    query.put(orders.view, whole, (await client.call(orders.view, whole)).data);
  }, substitutionTexts.answerError);
  if (!data || data.substitutions.length === 0) return null;
  const { open, asksUntil } = data;
  const until = asksUntil ? untilWords(asksUntil, now) : '';
  return (
    <section className="order__parking" aria-labelledby="substitutions-title">
      <h2 className="order__parking-title" id="substitutions-title">
        {substitutionTexts.title()}
      </h2>
      {until ? (
        <Notice kind="warning" title={answerTexts.toAnswer()}>
          <p>{substitutionTexts.asked({ until })}</p>
        </Notice>
      ) : (
        <p className="order__note">{(open ? substitutionTexts.open : substitutionTexts.closed)()}</p>
      )}
      <ul className="substitutions">
        {data.substitutions.map((one) => (
          <Line
            key={one.orderItemId}
            one={one}
            open={open}
            until={until}
            form={config.currencyForm}
            busy={answer.busy}
            say={(line, accept) => void answer.run(line, accept)}
          />
        ))}
      </ul>
      <p className="order__note" role="status">
        {said}
      </p>
      {answer.error && <Notice kind="error">{answer.error}</Notice>}
    </section>
  );
}
