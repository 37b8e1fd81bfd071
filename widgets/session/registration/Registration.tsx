import { useState } from 'react';
import { disclaimer } from '../../../core/api/endpoints/disclaimers.ts';
import { identity } from '../../../core/api/endpoints/identity.ts';
import { registration } from '../../../core/api/endpoints/registration.ts';
import * as registrationTexts from '../../../core/labels/it/registration.ts';
import * as sessionPageTexts from '../../../core/labels/it/sessionPages.ts';
import * as socialTexts from '../../../core/labels/it/social.ts';
import { romeTime } from '../../../core/rules/dates.ts';
import { socialNames } from '../../../core/rules/signIns.ts';
import type { SocialDetail } from '../../../core/schema/identity.ts';
import type { Disclaimer } from '../../../core/schema/profile.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { useStep } from '../../hooks/useStep.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { FormPage, FormSection } from '../../ui/FormPage.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { Resend } from '../registration-confirm/Resend.tsx';
import { registered, registrationModule, registrationParts } from './fields.ts';
import { paths } from './registration.widget.ts';

interface Props {
  /** What Google or Facebook said of this person. */
  social: SocialDetail | undefined;
  disclaimers: readonly Disclaimer[];
  withCard: boolean;
  onSent(email: string): void;
}

function RegistrationForm({ social, disclaimers, withCard, onSent }: Props) {
  const { client, browser } = useSpesa();
  const links = useLinks();
  const [parts] = useState(() => registrationParts(romeTime(browser.now()).date, disclaimers, withCard, links.content));
  const form = useForm({
    fields: parts.flatMap(({ fields }) => fields),
    draft: 'registration',
    known: social && { ...social, emailAgain: social.email },
    async send(values) {
      await client.call(registration.register, registered(values, disclaimers));
      onSent(values['email'] ?? '');
    },
  });
  return (
    <FormFrame form={form}>
      {social && <Notice>{socialTexts.filled({ name: socialNames[social.provider] })}</Notice>}
      {parts.map(({ title, fields }) => (
        <FormSection title={title()} key={title()}>
          <FormFields form={form} only={fields.map(({ name }) => name)} />
        </FormSection>
      ))}
      <div className="form-page__ways">
        <Button type="submit" busy={form.busy}>
          {registrationTexts.submit()}
        </Button>
        <a href={links.page('login')}>{registrationTexts.haveAccount()}</a>
      </div>
    </FormFrame>
  );
}

/** A newcomer's registration; what follows is the mail with its link. */
export default function Registration() {
  const links = useLinks();
  const loggedIn = useLoggedIn();
  const [step] = useStep(paths);
  const [email, setEmail] = useState('');
  const asksSocial = new URLSearchParams(location.search).has('social_login') && !loggedIn;
  const social = useQuery(identity.detail, asksSocial ? {} : null);
  const { status, data, reload } = useQuery(disclaimer.list, registrationModule);

  if (loggedIn) {
    return (
      <FormPage title={registrationTexts.title()}>
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
      <FormPage title={registrationTexts.sentTitle()} intro={registrationTexts.sentText({ email })} step="sent">
        <p>{registrationTexts.sentNone()}</p>
        <Resend email={email} />
      </FormPage>
    );
  }
  return (
    <FormPage title={registrationTexts.title()} intro={registrationTexts.intro()}>
      {data && (!asksSocial || social.data || social.status === 'failed') ? (
        <RegistrationForm
          social={social.data}
          disclaimers={data.disclaimers}
          withCard={step !== 'noCard'}
          onSent={setEmail}
        />
      ) : (
        <Pending status={status} reload={reload} lines={9} />
      )}
    </FormPage>
  );
}
