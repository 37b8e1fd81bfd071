import { registration } from '../../../core/api/endpoints/registration.ts';
import * as registrationPageTexts from '../../../core/labels/it/registrationPages.ts';
import { chosenPassword } from '../../../core/rules/accessFields.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { FormPage } from '../../ui/FormPage.tsx';

import { ErrorState, Skeleton } from '../../ui/EmptyState.tsx';

const fields = chosenPassword('password', 'passwordAgain');

interface Props {
  e_mail: string;
  login: string;
  reset_token: string;
  onDone(): void;
}

/** The new password, once the link has been found good. */
export function NewPassword({ e_mail, login, reset_token, onDone }: Props) {
  const { client } = useSpesa();
  const links = useLinks();
  const who = { ...(e_mail && { e_mail }), ...(login && { login }) };
  const { status, data, error, reload } = useQuery(
    registration.checkReset,
    reset_token ? { ...who, reset_token } : null,
  );
  const form = useForm({
    fields,
    ownWords: true,
    failure: registrationPageTexts.newFailed,
    async send(values) {
      try {
        await client.call(registration.resetPassword, { ...who, reset_token, password: values.password });
      } catch (failure) {
        // The link may have been used meanwhile, as in another tab.
        reload();
        throw failure;
      }
      onDone();
    },
  });

  if (reset_token && !data && status !== 'failed') return <Skeleton lines={5} />;
  if (status === 'failed' && error?.reason === 'unreachable') return <ErrorState onRetry={reload} />;
  if (!data || error?.reason === 'rejected') {
    return (
      <FormPage title={registrationPageTexts.failed()} intro={registrationPageTexts.linkFailed()}>
        <ButtonLink href={links.page('passwordReset')}>{registrationPageTexts.resetAgain()}</ButtonLink>
      </FormPage>
    );
  }
  return (
    <FormPage
      title={registrationPageTexts.newTitle()}
      intro={registrationPageTexts.newIntro({ email: e_mail || login })}
    >
      <FormFrame form={form}>
        <input type="text" name="username" autoComplete="username" value={e_mail || login} readOnly hidden />
        <FormFields form={form} />
        <div className="form-page__ways">
          <Button type="submit" busy={form.busy}>
            {registrationPageTexts.newSubmit()}
          </Button>
        </div>
      </FormFrame>
    </FormPage>
  );
}
