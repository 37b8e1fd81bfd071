import { registration } from '../../../core/api/endpoints/registration.ts';
import * as registrationPageTexts from '../../../core/labels/it/registrationPages.ts';
import type { FormField } from '../../../core/rules/form.ts';
import { fiscalCode } from '../../../core/rules/personRules.ts';
import { email, maxLength } from '../../../core/rules/validation.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useLinkTokens } from '../../hooks/useLinkTokens.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { useStep } from '../../hooks/useStep.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { FormPage } from '../../ui/FormPage.tsx';
import { NewPassword } from './NewPassword.tsx';
import { paths } from './password-reset.widget.ts';

const fields: readonly FormField<'who'>[] = [
  {
    name: 'who',
    label: registrationPageTexts.resetWho,
    required: true,
    rules: [maxLength(254)],
    complete: 'username',
  },
];

/** One field for the three ways to say who one is. */
const asked = (who: string) =>
  email(who) === '' ? { e_mail: who } : fiscalCode(who) === '' ? { fiscal_code: who.toUpperCase() } : { login: who };

/** Who has forgotten the password; the answer is the same whether or not we know them, and no text of the server is shown (SEC-04, account §8). */
function Request({ onSent }: { onSent(): void }) {
  const { client } = useSpesa();
  const links = useLinks();
  const form = useForm({
    fields,
    ownWords: true,
    failure: registrationPageTexts.resetFailed,
    async send({ who }) {
      await client.call(registration.requestReset, asked(who));
      onSent();
    },
  });
  return (
    <FormFrame form={form}>
      <FormFields form={form} />
      <div className="form-page__ways">
        <Button type="submit" busy={form.busy}>
          {registrationPageTexts.resetSubmit()}
        </Button>
        <a href={links.page('login')}>{registrationPageTexts.back()}</a>
      </div>
    </FormFrame>
  );
}

const tokens = ['e_mail', 'login', 'reset_token'] as const;

/** The way back to a lost password, in as many pages as the specification has deep links. */
export default function PasswordReset() {
  const links = useLinks();
  const link = useLinkTokens(tokens);
  const [step, go] = useStep(paths);

  if (step === 'sent') {
    return (
      <FormPage step={step} title={registrationPageTexts.sentTitle()} intro={registrationPageTexts.resetSent()}>
        <ButtonLink variant="secondary" href={links.page('passwordReset')}>
          {registrationPageTexts.resetAgain()}
        </ButtonLink>
      </FormPage>
    );
  }
  if (step === 'done') {
    return (
      <FormPage step={step} title={registrationPageTexts.doneTitle()} intro={registrationPageTexts.doneText()}>
        <ButtonLink href={links.page('login')}>{registrationPageTexts.login()}</ButtonLink>
      </FormPage>
    );
  }
  if (step !== undefined) return <NewPassword {...link} onDone={() => go('done')} />;
  return (
    <FormPage title={registrationPageTexts.resetTitle()} intro={registrationPageTexts.resetIntro()}>
      <Request onSent={() => go('sent')} />
    </FormPage>
  );
}
