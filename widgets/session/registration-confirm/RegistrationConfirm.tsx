import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/EmptyState.tsx';
import { useEffect, useState } from 'react';
import { registration } from '../../../core/api/endpoints/registration.ts';
import { security } from '../../../core/api/endpoints/security.ts';
import * as commonTexts from '../../../core/labels/it/common.ts';
import * as registrationTexts from '../../../core/labels/it/registration.ts';
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
  const { client } = useSpesa();
  const links = useLinks();
  const { e_mail, reg_control_code, token, login } = useLinkTokens(tokens);
  const [step, go] = useStep(paths);
  const [changed, setChanged] = useState<boolean | undefined>();
  const [undone, setUndone] = useState(false);

  const confirm = useCommand(async () => {
    const { data } = await client.call(registration.confirm, { e_mail, reg_control_code });
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
          ? registrationTexts.emailUndone
          : changed
            ? registrationTexts.emailChanged
            : registrationTexts.failed)()}
        intro={(undone
          ? registrationTexts.emailUndoneText
          : changed
            ? registrationTexts.emailChangedText
            : registrationTexts.emailFailed)()}
      >
        <ButtonLink href={links.page(changed ? 'login' : 'security')}>
          {(changed ? registrationTexts.login : registrationTexts.toSecurity)()}
        </ButtonLink>
      </FormPage>
    );
  }
  if (step === undefined && reg_control_code)
    return (
      <FormPage title={registrationTexts.confirming()}>
        <Skeleton lines={3} />
      </FormPage>
    );
  if (step === 'success' || step === 'already') {
    const first = step === 'success';
    return (
      <FormPage
        step={step}
        title={(first ? registrationTexts.confirmed : registrationTexts.already)()}
        intro={(first ? registrationTexts.confirmedText : registrationTexts.alreadyText)()}
      >
        <ButtonLink href={links.page('login')}>{registrationTexts.login()}</ButtonLink>
      </FormPage>
    );
  }
  return (
    <FormPage
      step={step ?? 'ask'}
      title={(step === 'error' ? registrationTexts.failed : registrationTexts.confirmTitle)()}
      intro={(step === 'error' ? registrationTexts.failedText : registrationTexts.confirmText)()}
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
