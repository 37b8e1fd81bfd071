import { useState } from 'react';
import { security } from '../../../core/api/endpoints/security.ts';
import { signOut } from '../../../core/flows/signIn.ts';
import * as registrationPageTexts from '../../../core/labels/it/registrationPages.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FormPage } from '../../ui/FormPage.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** The end of an account asks for a press, so that whoever only opens the link of the mail changes nothing (ruling 33). */
export function Leave({ login, token }: { login: string; token: string }) {
  const spesa = useSpesa();
  const links = useLinks();
  const [gone, setGone] = useState(false);
  const leave = useCommand(async () => {
    await spesa.client.call(security.anonymize, { login, token });
    setGone(true);
    if (spesa.session.isLoggedIn()) await signOut(spesa);
  }, 'silent');

  if (gone || !token || leave.error) {
    return (
      <FormPage
        step={gone ? 'gone' : 'failed'}
        title={(gone ? registrationPageTexts.left : registrationPageTexts.failed)()}
        intro={(gone ? registrationPageTexts.leftText : registrationPageTexts.leaveFailed)()}
      >
        <ButtonLink href={links.page(gone ? 'home' : 'security')}>
          {(gone ? registrationPageTexts.back : registrationPageTexts.toSecurity)()}
        </ButtonLink>
      </FormPage>
    );
  }
  return (
    <FormPage title={registrationPageTexts.leaveTitle()}>
      <Notice kind="warning">{registrationPageTexts.leaveText()}</Notice>
      <div className="form-page__ways">
        <ButtonLink variant="secondary" href={links.page('home')}>
          {registrationPageTexts.stay()}
        </ButtonLink>
        <Button variant="danger" busy={leave.busy} onClick={() => void leave.run()}>
          {registrationPageTexts.leave()}
        </Button>
      </div>
    </FormPage>
  );
}
