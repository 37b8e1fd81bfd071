import { useRef, type FormEvent } from 'react';
import * as sessionTexts from '../../../core/labels/it/session.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Checkbox, Field, PasswordField } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useLogin } from './useLogin.ts';

interface Props {
  subtitle: string;
  noRegister?: boolean;
  onDone(): void;
}

/** The form that page and dialog share (account §2, account §5). */
export function LoginForm({ subtitle, noRegister, onDone }: Props) {
  const { config } = useSpesa();
  const links = useLinks();
  const form = useRef<HTMLFormElement>(null);
  const { texts, remember, faults, refusal, busy, type, setRemember, submit } = useLogin(onDone);

  const send = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = submit();
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
  };

  return (
    <div className="login-form">
      <p className="login-form__subtitle">{subtitle}</p>
      <form className="login-form__fields" ref={form} noValidate onSubmit={send}>
        <div className="login-form__response">{refusal && <Notice kind="error">{refusal}</Notice>}</div>
        <Field
          label={sessionTexts.email()}
          name="login"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={texts.login}
          error={faults.login}
          onChange={(text) => type('login', text)}
        />
        <PasswordField
          label={sessionTexts.password()}
          name="password"
          autoComplete="current-password"
          required
          value={texts.password}
          error={faults.password}
          onChange={(text) => type('password', text)}
        />
        <div className="login-form__row">
          <Checkbox name="remember_me" checked={remember} onChange={setRemember}>
            {sessionTexts.rememberMe()}
          </Checkbox>
          <a href={links.page('passwordReset')}>{sessionTexts.resetPassword()}</a>
        </div>
        <Button type="submit" wide busy={busy}>
          {sessionTexts.submit()}
        </Button>
        {config.captchaKey && <p className="login-form__captcha">{sessionTexts.captcha()}</p>}
      </form>
      {!noRegister && (
        <section className="login-form__register">
          <p>
            <strong>{sessionTexts.register()}</strong> {sessionTexts.registerHint()}
          </p>
          <ButtonLink variant="secondary" wide href={links.page('registration')}>
            {sessionTexts.registerSubmit()}
          </ButtonLink>
        </section>
      )}
    </div>
  );
}
