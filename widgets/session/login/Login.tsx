import type { ElementEvents } from '../../element/events.ts';
import { useEffect, useRef, useState } from 'react';
import { checkCompany } from '../../../core/flows/companyLogin.ts';
import * as sessionTexts from '../../../core/labels/it/session.ts';
import * as sessionPageTexts from '../../../core/labels/it/sessionPages.ts';
import * as socialTexts from '../../../core/labels/it/social.ts';
import { safeBack } from '../../../core/rules/links.ts';
import { handBack, inPopup } from '../../hooks/openPopup.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useLinkTokens } from '../../hooks/useLinkTokens.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { LoginProps } from './login.widget.ts';
import { LoginForm } from './LoginForm.tsx';

/** The login page: afterwards the customer goes on where `back` says, on this site only. */
export default function Login({ noRegister, host }: LoginProps) {
  const spesa = useSpesa();
  const { browser } = spesa;
  const { saml_code, saml_error, saml_window } = useLinkTokens(['saml_code', 'saml_error', 'saml_window']);
  const [returned] = useState(() => saml_window !== '' || (saml_error !== '' && inPopup()));
  const links = useLinks();
  const loggedIn = useLoggedIn();
  const leaving = useRef(false);
  const target = safeBack(new URLSearchParams(location.search).get('back'), location.origin, links.page('home'));

  const done = (): void => {
    leaving.current = true;
    host.dispatchEvent(
      new CustomEvent<ElementEvents['spesa-login-completed']>('spesa-login-completed', {
        bubbles: true,
        composed: true,
      }),
    );
    browser.page.write('entered', true);
    browser.go(target);
  };

  const company = useCommand(async () => {
    await checkCompany(spesa, `${location.pathname}${location.search}`, saml_code);
    done();
  }, 'silent');
  useEffect(() => {
    if (returned) handBack({ code: saml_code || null, state: saml_window || null, error: saml_error || null });
    else if (saml_code) void company.run();
  }, []);

  const title = <h1 className="login__title">{sessionTexts.title()}</h1>;
  if (returned) {
    return (
      <section className="login">
        {title}
        <p>{socialTexts.returned()}</p>
      </section>
    );
  }
  if (loggedIn && !leaving.current) {
    return (
      <section className="login">
        {title}
        <EmptyState
          icon="user"
          title={sessionPageTexts.already()}
          action={<ButtonLink href={target}>{sessionPageTexts.goHome()}</ButtonLink>}
        />
      </section>
    );
  }
  return (
    <section className="login">
      {title}
      {(company.error || saml_error) && <Notice kind="error">{company.error || socialTexts.failed()}</Notice>}
      <LoginForm subtitle={sessionPageTexts.subtitle()} noRegister={noRegister} back={target} onDone={done} />
    </section>
  );
}
