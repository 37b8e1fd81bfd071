import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/EmptyState.tsx';
import { useEffect, useState } from 'react';
import { registration } from '../../../core/api/endpoints/registration.ts';
import { security } from '../../../core/api/endpoints/security.ts';
import { interrupted, wayBack } from '../../../core/flows/interrupted.ts';
import { takeIn } from '../../../core/flows/takeIn.ts';
import * as commonTexts from '../../../core/labels/it/common.ts';
import * as registrationPageTexts from '../../../core/labels/it/registrationPages.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinkTokens } from '../../hooks/useLinkTokens.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { useStep } from '../../hooks/useStep.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FormPage } from '../../ui/FormPage.tsx';

import { Leave } from './Leave.tsx';
import { paths } from './registration-confirm.widget.ts';
import { Resend } from './Resend.tsx';

const tokens = ['e_mail', 'reg_control_code', 'token', 'login'] as const;

/** Takes the token out of the address, makes the call it is for, and says how it ended. */
export default function RegistrationConfirm() {
  const spesa = useSpesa();
  const { client } = spesa;
  const links = useLinks();
  const { e_mail, reg_control_code, token, login } = useLinkTokens(tokens);
  const [step, go] = useStep(paths);
  const [changed, setChanged] = useState<boolean | undefined>();
  const [undone, setUndone] = useState(false);
  const [begun] = useState(() => interrupted(spesa));

  const confirm = useCommand(async () => {
    const { data, revision } = await client.call(registration.confirm, { e_mail, reg_control_code });
    if (takeIn(spesa, data, revision, 'registration')) {
      spesa.browser.page.write('entered', true);
      return spesa.browser.go(wayBack(spesa));
    }
    go(data.alreadyConfirmed ? 'already' : data.confirmed ? 'success' : 'error');
  }, 'silent');
  const change = useCommand(async () => {
    const { data } = await client.call(security.updateEmail, { token });
    setUndone(data.undone === true);
  }, 'silent');
  const tryConfirm = async () => void ((await confirm.run()) || go('error'));
  useEffect(() => {
    if (step === undefined && reg_control_code) void tryConfirm();
    if (step === 'email' && token) void change.run().then(setChanged);
  }, []);

  if (step === 'leave') return <Leave login={login} token={token} />;
  if (step === 'email') {
    if (token && changed === undefined) return <Skeleton lines={4} />;
    return (
      <FormPage
        step={String(changed)}
        title={(undone
          ? registrationPageTexts.emailUndone
          : changed
            ? registrationPageTexts.emailChanged
            : registrationPageTexts.failed)()}
        intro={(undone
          ? registrationPageTexts.emailUndoneText
          : changed
            ? registrationPageTexts.emailChangedText
            : registrationPageTexts.emailFailed)()}
      >
        <ButtonLink href={links.page(changed ? 'login' : 'security')}>
          {(changed ? registrationPageTexts.login : registrationPageTexts.toSecurity)()}
        </ButtonLink>
      </FormPage>
    );
  }
  if (step === undefined && reg_control_code)
    return (
      <FormPage title={registrationPageTexts.confirming()}>
        <Skeleton lines={3} />
      </FormPage>
    );
  if (step === 'success' || step === 'already') {
    const first = step === 'success';
    return (
      <FormPage
        step={step}
        title={(first ? registrationPageTexts.confirmed : registrationPageTexts.already)()}
        intro={(first ? registrationPageTexts.confirmedText : registrationPageTexts.alreadyText)()}
      >
        <ButtonLink
          href={begun ? `${links.page('login')}?back=${encodeURIComponent(begun.back)}` : links.page('login')}
          onClick={() => wayBack(spesa)}
        >
          {registrationPageTexts.login()}
        </ButtonLink>
      </FormPage>
    );
  }
  return (
    <FormPage
      step={step ?? 'ask'}
      title={(step === 'error' ? registrationPageTexts.failed : registrationPageTexts.confirmTitle)()}
      intro={(step === 'error' ? registrationPageTexts.failedText : registrationPageTexts.confirmText)()}
    >
      {confirm.error && (
        <Notice kind="error">
          <p>{confirm.error}</p>
          <Button small variant="secondary" busy={confirm.busy} onClick={() => void tryConfirm()}>
            {commonTexts.retry()}
          </Button>
        </Notice>
      )}
      <Resend email={e_mail} />
    </FormPage>
  );
}
