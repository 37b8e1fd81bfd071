import { registration } from '../../../core/api/endpoints/registration.ts';
import * as registrationTexts from '../../../core/labels/it/registration.ts';
import * as registrationPageTexts from '../../../core/labels/it/registrationPages.ts';
import type { FormField } from '../../../core/rules/form.ts';
import { email as emailRule } from '../../../core/rules/validation.ts';
import { noMessages } from '../../../core/schema/envelope.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';

const fields: readonly FormField<'email'>[] = [
  {
    name: 'email',
    label: registrationTexts.email,
    kind: 'email',
    required: true,
    rules: [emailRule],
    complete: 'email',
  },
];

interface Props {
  email: string;
  /** The address is known, and not asked for. */
  fixed?: boolean;
}

/** Asks for the confirmation's mail once more; the answer is the same for every address (SEC-04). */
export function Resend({ email, fixed }: Props) {
  const { client } = useSpesa();
  const form = useForm({
    fields,
    known: { email },
    async send(values) {
      await client.call(registration.resendEmail, { e_mail: values.email });
      return { ...noMessages(), infos: [{ code: '', message: registrationPageTexts.resent() }] };
    },
  });
  return (
    <FormFrame form={form}>
      {!fixed && <FormFields form={form} />}
      <div className="form-page__ways">
        <Button type="submit" variant="secondary" busy={form.busy}>
          {registrationPageTexts.resend()}
        </Button>
      </div>
    </FormFrame>
  );
}
