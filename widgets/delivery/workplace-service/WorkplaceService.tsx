import * as workTexts from '../../../core/labels/it/deliveryWork.ts';
import type { FormField } from '../../../core/rules/form.ts';
import { maxLength } from '../../../core/rules/validation.ts';
import { noMessages } from '../../../core/schema/envelope.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { LoginFirst } from '../../session/LoginFirst.tsx';

const Lockers = laterView<{ children?: undefined }>(() => import('./Lockers.tsx'), 'needed');

const fields: readonly FormField<'subscriptionCode'>[] = [
  {
    name: 'subscriptionCode',
    label: workTexts.code,
    hint: workTexts.codeHint,
    required: true,
    rules: [maxLength(60)],
    complete: 'off',
  },
];

function Subscription() {
  const spesa = useSpesa();
  const form = useForm({
    fields,
    async send(values) {
      const { subscribeAtWork } = await import('../../../core/flows/subscribeAtWork.ts');
      const company = await subscribeAtWork(spesa, values.subscriptionCode);
      return { ...noMessages(), infos: [{ code: '', message: workTexts.done({ company }) }] };
    },
  });
  return (
    <FormFrame form={form}>
      <FormFields form={form} />
      <div className="form-page__ways">
        <Button type="submit" busy={form.busy}>
          {workTexts.subscribe()}
        </Button>
      </div>
    </FormFrame>
  );
}

/** An employee subscribes with the code of the company, and chooses one of its lockers (account §6). */
export default function WorkplaceService() {
  const loggedIn = useLoggedIn();
  return (
    <section className="form-page">
      <h1 className="form-page__title">{workTexts.title()}</h1>
      <p className="form-page__intro">{workTexts.intro()}</p>
      {loggedIn ? (
        <>
          <Subscription />
          <Lockers />
        </>
      ) : (
        <LoginFirst title={workTexts.login()} />
      )}
    </section>
  );
}
