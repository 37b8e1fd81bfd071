import { useState, type ReactNode } from 'react';
import { askCompany, askCompanyInWindow } from '../../../core/flows/companyLogin.ts';
import { allows, answerConsent } from '../../../core/flows/consent.ts';
import type { PinAsked } from '../../../core/flows/enter.ts';
import { sendSocial, socialLogin, type SocialEnd } from '../../../core/flows/socialLogin.ts';
import * as controlTexts from '../../../core/labels/it/commonControls.ts';
import * as socialTexts from '../../../core/labels/it/social.ts';
import { socialNames, socialRegistration } from '../../../core/rules/signIns.ts';
import { socialProviders, type SocialProvider } from '../../../core/schema/identity.ts';
import { openPopup } from '../../hooks/openPopup.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface Props {
  onDone(): void;
  /** A second step is due: what is asked, and how the pin is sent. */
  onPin(asked: PinAsked, send: (pin: string) => Promise<void>): void;
  /** Before a newcomer is led to the registration. */
  onRegister(): void;
  children?: ReactNode;
}

/** The ways in by somebody else's word. Nothing of Google or Facebook is loaded, or told of this customer, before they agree (LAW-12). */
export default function SocialLogin({ onDone, onPin, onRegister }: Props) {
  const spesa = useSpesa();
  const links = useLinks();
  const { signIns = [], pages } = spesa.config;
  const [asking, setAsking] = useState<SocialProvider | undefined>();

  const [popup, setPopup] = useState<ReturnType<typeof openPopup>>();

  const enter = useCommand(async (provider: SocialProvider, ask: () => Promise<SocialEnd>) => {
    const result = await ask();
    if (result.end === 'in') return onDone();
    if (result.end === 'new') {
      onRegister();
      return spesa.browser.go(socialRegistration(pages, provider));
    }
    const { token } = result.asked;
    onPin(result.asked, async (mfa_pin) => {
      await sendSocial(spesa, provider, { mfa_pin, token });
      onDone();
    });
  }, 'silent');
  const company = useCommand((ask: () => Promise<void>) => ask(), 'silent');
  const busy = enter.busy || company.busy;

  const press = (provider: SocialProvider): void => {
    company.clear();
    if (allows(spesa, 'social')) {
      setAsking(undefined);
      const opened = openPopup();
      setPopup(opened);
      const late = (finish: () => Promise<SocialEnd>) => void enter.run(provider, finish);
      void enter.run(provider, () => socialLogin(spesa, provider, opened, late));
    } else setAsking(provider);
  };
  const pressCompany = (): void => {
    enter.clear();
    const login = links.page('login');
    const here = `${location.pathname}${location.search}`;
    setPopup(undefined);
    if (!spesa.browser.forgetful) {
      const relay = here.startsWith(login) ? here : `${login}?back=${encodeURIComponent(here)}`;
      return void company.run(() => askCompany(spesa, relay));
    }
    const opened = openPopup();
    setPopup(opened);
    const late = (finish: () => Promise<void>) => void company.run(() => finish().then(onDone));
    void company.run(() => askCompanyInWindow(spesa, login, opened, late).then(onDone));
  };
  const agree = (provider: SocialProvider): void => {
    answerConsent(spesa, { social: true });
    press(provider);
  };
  const error = enter.error || company.error;

  return (
    <section className="social-login">
      <p className="social-login__or">{socialTexts.or()}</p>
      {error && <Notice kind="error">{error}</Notice>}
      {popup && busy && (
        <>
          <p role="status">{socialTexts.waiting()}</p>
          <Button variant="ghost" wide onClick={() => popup.close()}>
            {controlTexts.cancel()}
          </Button>
        </>
      )}
      {asking ? (
        <div className="social-login__consent">
          <p>{socialTexts.consent({ name: socialNames[asking] })}</p>
          <Button wide onClick={() => agree(asking)}>
            {socialTexts[asking]()}
          </Button>
          <Button variant="ghost" wide onClick={() => setAsking(undefined)}>
            {socialTexts.refuse()}
          </Button>
        </div>
      ) : (
        <>
          {socialProviders
            .filter((provider) => signIns.includes(provider))
            .map((provider) => (
              <Button key={provider} variant="secondary" wide busy={busy} onClick={() => press(provider)}>
                {socialTexts[provider]()}
              </Button>
            ))}
          {signIns.includes('company') && (
            <Button variant="secondary" wide busy={busy} onClick={pressCompany}>
              {socialTexts.company()}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
