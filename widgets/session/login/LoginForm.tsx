import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useState } from 'react';
import { enter, type PinAsked } from '../../../core/flows/enter.ts';
import { keepInterrupted } from '../../../core/flows/keepInterrupted.ts';
import { signIn } from '../../../core/flows/signIn.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import * as newcomerTexts from '../../../core/labels/it/sessionNew.ts';
import * as sessionPageTexts from '../../../core/labels/it/sessionPages.ts';
import type { FormField } from '../../../core/rules/form.ts';
import { email, password } from '../../../core/rules/validation.ts';
import type { Wanted } from '../../../core/schema/interrupted.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button, PageLink } from '../../ui/Button.tsx';

import { Checkbox } from '../../ui/Field.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import type { PinFormProps } from '../PinForm.tsx';

interface Props {
  subtitle: string;
  noRegister?: boolean;
  /** Where to go on after a registration, and what is to go into the cart then. */
  back: string;
  wanted?: Wanted | undefined;
  onDone(): void;
}

/** Rare: where the account asks for a second step. */
const PinForm = laterView<PinFormProps>(() => import('../PinForm.tsx'), 'needed');
const SocialLogin = laterView(() => import('./SocialLogin.tsx'), 'needed');

/** The second step: the server's words, and how the pin is sent. */
interface SecondStep {
  text: string;
  send(pin: string): Promise<void>;
}

const fields: readonly FormField<'login' | 'password'>[] = [
  { name: 'login', label: sessionPageTexts.email, kind: 'email', required: true, rules: [email], complete: 'username' },
  {
    name: 'password',
    label: sessionPageTexts.password,
    kind: 'password',
    required: sessionPageTexts.passwordMissing,
    rules: [password],
    complete: 'current-password',
  },
];

/** The form that page and dialog share (account §2, account §5): e-mail trimmed, password untouched, a refusal told at the form and not as a toast. */
export function LoginForm({ subtitle, noRegister, back, wanted, onDone }: Props) {
  const spesa = useSpesa();
  const links = useLinks();
  const [remember, setRemember] = useState(true);
  const [second, setSecond] = useState<SecondStep | undefined>();
  const ask = ({ text }: PinAsked, send: SecondStep['send']) => setSecond({ text, send });
  const keep = () => keepInterrupted(spesa, { ...wanted, back });
  const form = useForm({
    fields,
    failure: errorTexts.errorLogin,
    async send(values) {
      const given = { ...values, remember_me: remember };
      const asked = await enter(spesa, given);
      if (!asked) return onDone();
      ask(asked, async (mfa_pin) => {
        await signIn(spesa, { ...given, mfa_pin, token: asked.token });
        onDone();
      });
      return false;
    },
  });
  const unconfirmed = form.messages.errors.some(({ code }) => code === 'auth.notConfirmed');

  if (second) return <PinForm {...second} onBack={() => setSecond(undefined)} />;

  return (
    <div className="login-form">
      <p className="login-form__subtitle">
        {subtitle} {wanted?.name && newcomerTexts.wanted({ name: wanted.name })}
      </p>
      <FormFrame form={form}>
        {unconfirmed && <PageLink href={links.page('confirm')}>{sessionPageTexts.confirmAgain()}</PageLink>}
        <FormFields form={form} />
        <div className="login-form__row">
          <Checkbox name="remember_me" checked={remember} onChange={setRemember}>
            {sessionPageTexts.rememberMe()}
          </Checkbox>
          <PageLink href={links.page('passwordReset')}>{sessionPageTexts.resetPassword()}</PageLink>
        </div>
        <Button type="submit" wide busy={form.busy}>
          {sessionPageTexts.submit()}
        </Button>
        {spesa.config.captchaKey && <p className="login-form__captcha">{sessionPageTexts.captcha()}</p>}
      </FormFrame>
      {!noRegister && links.page('registration') && (
        <section className="login-form__register">
          <strong>{sessionPageTexts.register()}</strong>
          <ButtonLink variant="secondary" wide href={links.page('registration')} onClick={keep}>
            {sessionPageTexts.registerSubmit()}
          </ButtonLink>
        </section>
      )}
      {!!spesa.config.signIns?.length && <SocialLogin onDone={onDone} onPin={ask} onRegister={keep} />}
    </div>
  );
}
