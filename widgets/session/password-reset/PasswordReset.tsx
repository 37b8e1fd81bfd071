import { useState } from 'react';
import { registration } from '../../../core/api/endpoints/registration.ts';
import { draftOf, keepDraft } from '../../../core/flows/drafts.ts';
import * as registrationPageTexts from '../../../core/labels/it/registrationPages.ts';
import type { FormField } from '../../../core/rules/form.ts';
import { fiscalCode } from '../../../core/rules/personRules.ts';
import { email, maxLength } from '../../../core/rules/validation.ts';
import { noMessages } from '../../../core/schema/envelope.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useLinkTokens } from '../../hooks/useLinkTokens.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { useStep } from '../../hooks/useStep.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
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

/** Draft that holds who asked for the mail. */
const SENT = 'password-reset-sent';

/** Who has forgotten the password; the answer is the same whether or not we know them, and no text of the server is shown (SEC-04, account §8). */
function Request({ onSent }: { onSent(): void }) {
  const spesa = useSpesa();
  const links = useLinks();
  const form = useForm({
    fields,
    ownWords: true,
    failure: registrationPageTexts.resetFailed,
    async send({ who }) {
      await spesa.client.call(registration.requestReset, asked(who));
      keepDraft(spesa, SENT, { who });
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

/** The mail is under way; it can be sent again where this tab knows to whom. */
function Sent() {
  const spesa = useSpesa();
  const links = useLinks();
  const [who] = useState(() => draftOf(spesa, SENT)?.['who']);
  const form = useForm({
    fields,
    known: { who: who ?? '' },
    ownWords: true,
    failure: registrationPageTexts.resetFailed,
    async send(values) {
      await spesa.client.call(registration.requestReset, asked(values.who));
      return { ...noMessages(), infos: [{ code: '', message: registrationPageTexts.resetResent() }] };
    },
  });
  return (
    <EmptyState
      icon="mail"
      title={who ? registrationPageTexts.resetSentTo({ who }) : registrationPageTexts.resetSentAny()}
      action={
        <>
          {who && (
            <FormFrame form={form}>
              <Button type="submit" variant="secondary" busy={form.busy}>
                {registrationPageTexts.resend()}
              </Button>
            </FormFrame>
          )}
          <a href={links.page('passwordReset')}>{registrationPageTexts.resetAgain()}</a>
        </>
      }
    >
      <p>{registrationPageTexts.resetSent()}</p>
      {who && <p>{registrationPageTexts.sentNone()}</p>}
    </EmptyState>
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
      <FormPage step={step} title={registrationPageTexts.sentTitle()}>
        <Sent />
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
