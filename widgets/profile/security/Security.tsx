import { security } from '../../../core/api/endpoints/security.ts';
import { withStepUp } from '../../../core/flows/withStepUp.ts';
import * as profileTexts from '../../../core/labels/it/profile.ts';
import * as securityTexts from '../../../core/labels/it/profile/security.ts';
import { chosenPassword } from '../../../core/rules/accessFields.ts';
import type { FormField } from '../../../core/rules/form.ts';
import { email, matching } from '../../../core/rules/validation.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Pending } from '../../ui/Pending.tsx';
import { Facts } from '../parts/Facts.tsx';
import { ProfilePage } from '../parts/ProfilePage.tsx';
import { SectionForm } from '../parts/SectionForm.tsx';
import { useDetail } from '../parts/useDetail.ts';
import { Everywhere } from './Everywhere.tsx';
import { TwoSteps } from './TwoSteps.tsx';
import { WaysIn } from './WaysIn.tsx';

const Leaving = laterView(() => import('./Leaving.tsx'), 'shown');

const passwordFields: readonly FormField<'old_password' | 'new_password' | 'again'>[] = [
  {
    name: 'old_password',
    label: securityTexts.oldPassword,
    kind: 'password',
    required: true,
    complete: 'current-password',
  },
  ...chosenPassword<'old_password' | 'new_password' | 'again'>('new_password', 'again'),
];
const emailFields: readonly FormField<'new_email'>[] = [
  {
    name: 'new_email',
    label: securityTexts.newEmail,
    kind: 'email',
    required: true,
    rules: [email],
    complete: 'email',
  },
];
const usernameFields: readonly FormField<'username'>[] = [
  {
    name: 'username',
    label: securityTexts.username,
    hint: securityTexts.usernameRule,
    required: true,
    rules: [matching(securityTexts.usernameRule, /^[\w.-]{3,50}$/)],
    complete: 'username',
  },
];

function Sections({ user, onName }: { user: { email?: string; username?: string }; onName(): void }) {
  const spesa = useSpesa();
  const { client } = spesa;
  const username = user.username?.includes('@') ? '' : user.username;
  return (
    <>
      <SectionForm
        title={securityTexts.password()}
        fields={passwordFields}
        done={securityTexts.passwordChanged}
        empties
        folded={profileTexts.change()}
        owner={user.email ?? user.username}
        send={({ old_password, new_password }) =>
          withStepUp(spesa, () => client.call(security.updatePassword, { old_password, new_password }))
        }
      >
        <p>{securityTexts.passwordText()}</p>
        <Facts facts={[]} />
      </SectionForm>
      <SectionForm
        title={profileTexts.email()}
        fields={emailFields}
        submit={securityTexts.emailSend}
        done={securityTexts.emailSent}
        empties
        folded={profileTexts.change()}
        send={(values) => withStepUp(spesa, () => client.call(security.requestEmail, values))}
      >
        {user.email && <p>{securityTexts.emailNow({ email: user.email })}</p>}
        <Facts facts={[]} />
      </SectionForm>
      <SectionForm
        title={securityTexts.username()}
        fields={usernameFields}
        known={{ username }}
        folded={(username ? profileTexts.change : profileTexts.billingAdd)()}
        send={async (values) => {
          await client.call(security.updateUsername, values);
          onName();
        }}
      >
        <p>{username || securityTexts.usernameText()}</p>
        <Facts facts={[]} />
      </SectionForm>
      <WaysIn />
      <TwoSteps />
      <Everywhere />
      <Leaving />
    </>
  );
}

/** How the customer gets in, and how all of it ends. */
export default function Security() {
  const { status, data, reload } = useDetail();
  return (
    <ProfilePage page="security">
      {data ? <Sections user={data.user} onName={reload} /> : <Pending status={status} reload={reload} lines={9} />}
    </ProfilePage>
  );
}
