import { useRef } from 'react';
import * as sessionTexts from '../../../core/labels/it/session.ts';
import { safeBack } from '../../../core/rules/links.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import type { LoginProps } from './login.widget.ts';
import { LoginForm } from './LoginForm.tsx';

/** The login page: afterwards the customer goes on where `back` says, on this site only. */
export default function Login({ noRegister, host }: LoginProps) {
  const { browser } = useSpesa();
  const links = useLinks();
  const loggedIn = useLoggedIn();
  const leaving = useRef(false);
  const target = safeBack(new URLSearchParams(location.search).get('back'), location.origin, links.page('home'));

  const done = (): void => {
    leaving.current = true;
    host.dispatchEvent(new CustomEvent('spesa-login-completed', { bubbles: true, composed: true }));
    browser.go(target);
  };

  if (loggedIn && !leaving.current) {
    return (
      <section className="login">
        <EmptyState
          icon="user"
          title={sessionTexts.already()}
          action={<ButtonLink href={target}>{sessionTexts.goHome()}</ButtonLink>}
        />
      </section>
    );
  }
  return (
    <section className="login">
      <h1 className="login__title">{sessionTexts.title()}</h1>
      <LoginForm subtitle={sessionTexts.subtitle()} noRegister={noRegister} onDone={done} />
    </section>
  );
}
