import { useState } from 'react';
import { disclaimer } from '../../../core/api/endpoints/disclaimers.ts';
import { identity } from '../../../core/api/endpoints/identity.ts';
import { draftOf, dropDraft, keepDraft } from '../../../core/flows/drafts.ts';
import { interrupted } from '../../../core/flows/interrupted.ts';
import * as registrationPageTexts from '../../../core/labels/it/registrationPages.ts';
import * as newcomerTexts from '../../../core/labels/it/sessionNew.ts';
import * as sessionPageTexts from '../../../core/labels/it/sessionPages.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { useStep } from '../../hooks/useStep.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FormPage } from '../../ui/FormPage.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { Resend } from '../registration-confirm/Resend.tsx';
import { registrationModule } from './fields.ts';
import { paths } from './registration.widget.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

/** Draft that holds where the confirmation was sent. */
const SENT = 'registration-sent';

/** A newcomer's registration; what follows is the mail with its link. */
export default function Registration() {
  const spesa = useSpesa();
  const links = useLinks();
  const loggedIn = useLoggedIn();
  const [step] = useStep(paths);
  const [email, setEmail] = useState(() => draftOf(spesa, SENT)?.['email'] ?? '');
  const [begun] = useState(() => interrupted(spesa));
  const asksSocial = new URLSearchParams(location.search).has('social_login') && !loggedIn;
  const social = useQuery(identity.detail, asksSocial ? {} : null);
  const { status, data, reload } = useQuery(disclaimer.list, registrationModule);

  if (loggedIn && email)
    return (
      <FormPage title={registrationPageTexts.confirmed()} step="confirmed">
        <ButtonLink href={begun?.back ?? links.page('home')}>{registrationPageTexts.goBack()}</ButtonLink>
      </FormPage>
    );
  if (loggedIn) {
    return (
      <FormPage title={registrationPageTexts.title()}>
        <EmptyState
          icon="user"
          title={sessionPageTexts.already()}
          action={<ButtonLink href={links.page('home')}>{sessionPageTexts.goHome()}</ButtonLink>}
        />
      </FormPage>
    );
  }
  if (email) {
    return (
      <FormPage title={registrationPageTexts.sentTitle()} step="sent">
        {begun?.name && <Notice>{newcomerTexts.wanted({ name: begun.name })}</Notice>}
        <EmptyState
          icon="mail"
          title={registrationPageTexts.sentTo({ email })}
          action={
            <>
              <Resend email={email} fixed />
              <a href={links.page('registration')} onClick={() => dropDraft(spesa, SENT)}>
                {registrationPageTexts.sentOther()}
              </a>
            </>
          }
        >
          <p>{registrationPageTexts.sentHere()}</p>
          <p>{registrationPageTexts.sentNone()}</p>
        </EmptyState>
      </FormPage>
    );
  }
  return (
    <FormPage title={registrationPageTexts.title()} intro={registrationPageTexts.intro()}>
      {begun?.name && <Notice>{newcomerTexts.wanted({ name: begun.name })}</Notice>}
      {data && (!asksSocial || social.data || social.status === 'failed') ? (
        <RegistrationForm
          social={social.data}
          disclaimers={data.disclaimers}
          withCard={step !== 'noCard'}
          onSent={(to) => {
            keepDraft(spesa, SENT, { email: to });
            setEmail(to);
          }}
        />
      ) : (
        <Pending status={status} reload={reload} lines={9} />
      )}
    </FormPage>
  );
}
