import { useState, type ReactNode } from 'react';
import { withdrawal } from '../../../core/api/endpoints/withdrawal.ts';
import { withdrawal as withdrawHere } from '../../../core/labels/it/footerWithdrawal.ts';
import * as findTexts from '../../../core/labels/it/ordersFind.ts';
import * as withdrawalTexts from '../../../core/labels/it/withdrawal.ts';
import type { FormField } from '../../../core/rules/form.ts';
import { email, maxLength } from '../../../core/rules/validation.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { PageSection } from '../../ui/FormPage.tsx';
import { Notice } from '../../ui/Notice.tsx';

const fields: readonly FormField<'order' | 'email'>[] = [
  {
    name: 'order',
    label: withdrawalTexts.orderNumber,
    kind: 'number',
    required: true,
    rules: [maxLength(9)],
    complete: 'off',
  },
  {
    name: 'email',
    label: withdrawalTexts.orderEmail,
    kind: 'email',
    required: true,
    rules: [email, maxLength(254)],
    complete: 'email',
  },
];

/** Asks for the link to an order by number and e-mail; what follows is the same whether or not they fit. */
export default function FindOrder(_props: { children?: ReactNode }) {
  const { client } = useSpesa();
  const links = useLinks();
  const [sent, setSent] = useState(false);
  const form = useForm({
    fields,
    failure: withdrawalTexts.linkFailed,
    async send(values) {
      setSent(false);
      await client.call(withdrawal.link, { order_id: Number(values.order), email: values.email });
      setSent(true);
    },
  });
  return (
    <>
      <PageSection title={findTexts.find()}>
        <p>{findTexts.findIntro()}</p>
        <FormFrame form={form}>
          <FormFields form={form} />
          {sent && <Notice kind="success">{withdrawalTexts.linkSent()}</Notice>}
          <Button type="submit" busy={form.busy}>
            {withdrawalTexts.sendLink()}
          </Button>
        </FormFrame>
        <p>
          <a href={links.page('orders')}>{withdrawalTexts.orLogIn()}</a>
        </p>
      </PageSection>
      <section className="order-withdraw" aria-labelledby="withdraw-by-link">
        <h2 className="order-withdraw__title" id="withdraw-by-link">
          {withdrawHere()}
        </h2>
        <p>{findTexts.withdrawByLink()}</p>
      </section>
    </>
  );
}
