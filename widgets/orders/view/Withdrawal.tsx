import { useEffect, useRef, useState } from 'react';
import { withdrawal } from '../../../core/api/endpoints/withdrawal.ts';
import * as withdrawalTexts from '../../../core/labels/it/withdrawal.ts';
import { momentWords } from '../../../core/rules/dates.ts';
import type { FormField } from '../../../core/rules/form.ts';
import { withdrawalExcluded } from '../../../core/rules/lawMarks.ts';
import { quantityRule, toThousandths } from '../../../core/rules/quantity.ts';
import { formatQuantity } from '../../../core/rules/quantityEntry.ts';
import { readable } from '../../../core/rules/text.ts';
import { email, maxLength } from '../../../core/rules/validation.ts';
import { longestName } from '../../../core/rules/withdrawal.ts';
import type { WithdrawalLine } from '../../../core/schema/withdrawal.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pending } from '../../ui/Pending.tsx';

export interface WithdrawalProps {
  orderId: number;
  /** The order's token: who has it needs no login. */
  token: string;
  children?: never;
}

const fields: readonly FormField<'name' | 'email'>[] = [
  {
    name: 'name',
    label: withdrawalTexts.name,
    required: true,
    rules: [maxLength(longestName)],
    complete: 'name',
  },
  { name: 'email', label: withdrawalTexts.email, kind: 'email', required: true, rules: [email], complete: 'email' },
];

const wordsOf = ({ product, quantity }: WithdrawalLine): string =>
  withdrawalTexts.line({
    name: readable(product.name),
    quantity: formatQuantity(toThousandths(quantity), quantityRule(product)),
  });

/** Why a line cannot be withdrawn from any more, or at all. */
function whyNot({ product, state }: WithdrawalLine): string {
  if (state === 'withdrawn') return withdrawalTexts.withdrawn();
  const reason = withdrawalExcluded(product) ? withdrawalTexts.perishable() : '';
  return [withdrawalTexts.excluded(), reason].filter(Boolean).join(': ');
}

/** Withdrawing from the contract of an order in two steps: from which lines, by whom and where the receipt goes; then "conferma recesso" (LAW-10). */
export default function Withdrawal({ orderId, token }: WithdrawalProps) {
  const { client, query } = useSpesa();
  const named = { order_id: orderId, access_token: token };
  const { status, data, reload } = useQuery(withdrawal.view, named);
  const person = useCart()?.user;
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, choose] = useState<readonly number[]>([]);
  const [fault, setFault] = useState('');
  const [checking, check] = useState(false);
  const [done, setDone] = useState('');
  const form = useForm({
    fields,
    known: {
      name: [person?.firstName, person?.lastName].filter(Boolean).join(' '),
      email: person?.email ?? '',
    },
    send() {
      if (chosen.length > 0) check(true);
      return Promise.resolve(false as const);
    },
  });
  const confirm = useCommand(async () => {
    const { name, email: address } = form.values;
    const answer = await client.call(withdrawal.make, { ...named, name, email: address, items: [...chosen] });
    query.put(withdrawal.view, named, answer.data);
    setDone(answer.data.made.at(-1) ?? '');
    choose([]);
    check(false);
  }, withdrawalTexts.failed);
  useEffect(() => heading.current?.focus(), [checking, done, data !== undefined]);

  if (!data) return <Pending status={status} reload={reload} lines={6} />;
  const pick = (id: number, yes: boolean): void => {
    setFault('');
    choose((old) => (yes ? [...old, id] : old.filter((one) => one !== id)));
  };
  const open = data.lines.filter(({ state }) => state === 'open');
  const others = data.lines.filter(({ state }) => state !== 'open');
  return (
    <section className="withdraw" aria-labelledby="withdraw-title">
      <h2 className="order__heading" id="withdraw-title" tabIndex={-1} ref={heading}>
        {withdrawalTexts.title()}
      </h2>
      {done && (
        <Notice kind="success" title={withdrawalTexts.done({ moment: momentWords(done) })}>
          <p>{withdrawalTexts.doneText()}</p>
        </Notice>
      )}
      {!data.open && <Notice>{withdrawalTexts.over()}</Notice>}
      {data.open && !checking && (
        <>
          <p className="order__note">{withdrawalTexts.intro()}</p>
          {data.until && <p className="order__note">{withdrawalTexts.until({ moment: momentWords(data.until) })}</p>}
        </>
      )}
      {others.length > 0 && !checking && (
        <ul className="withdraw__others">
          {others.map((line) => (
            <li key={line.orderItemId}>
              <bdi>{wordsOf(line)}</bdi> · {whyNot(line)}
            </li>
          ))}
        </ul>
      )}
      {data.open && open.length > 0 && !checking && (
        <FormFrame
          form={{
            ...form,
            submit() {
              setFault(chosen.length > 0 ? '' : withdrawalTexts.noLines());
              form.submit();
            },
          }}
        >
          <fieldset className="withdraw__lines">
            <legend>{withdrawalTexts.lines()}</legend>
            {open.map((line, index) => (
              <Checkbox
                key={line.orderItemId}
                name="withdraw-line"
                checked={chosen.includes(line.orderItemId)}
                {...(index === open.length - 1 && fault && { error: fault })}
                onChange={(yes) => pick(line.orderItemId, yes)}
              >
                <bdi>{wordsOf(line)}</bdi>
              </Checkbox>
            ))}
          </fieldset>
          <FormFields form={form} />
          <Button type="submit">{withdrawalTexts.goOn()}</Button>
        </FormFrame>
      )}
      {checking && (
        <>
          <p>{withdrawalTexts.check({ name: form.values.name, n: orderId })}</p>
          <ul className="withdraw__others">
            {open
              .filter(({ orderItemId }) => chosen.includes(orderItemId))
              .map((line) => (
                <li key={line.orderItemId}>
                  <bdi>{wordsOf(line)}</bdi>
                </li>
              ))}
          </ul>
          <p className="order__note">{withdrawalTexts.receipt({ email: form.values.email })}</p>
          {confirm.error && <Notice kind="error">{confirm.error}</Notice>}
          <div className="withdraw__ways">
            <Button busy={confirm.busy} onClick={() => void confirm.run()}>
              {withdrawalTexts.confirm()}
            </Button>
            <Button variant="ghost" onClick={() => check(false)}>
              {withdrawalTexts.back()}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
