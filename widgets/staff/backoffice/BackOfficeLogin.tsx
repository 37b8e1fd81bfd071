import { useState } from 'react';
import { enterBackOffice } from '../../../core/flows/backOffice.ts';
import type { PinAsked } from '../../../core/flows/enter.ts';
import * as officeTexts from '../../../core/labels/it/office.ts';
import * as sessionPageTexts from '../../../core/labels/it/sessionPages.ts';
import type { FormField } from '../../../core/rules/form.ts';
import { maxLength } from '../../../core/rules/validation.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import PinForm from '../../session/PinForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface Asked extends PinAsked {
  send(otp: string): Promise<void>;
}

const fields: readonly FormField<'backoffice_user' | 'password'>[] = [
  {
    name: 'backoffice_user',
    label: officeTexts.user,
    required: true,
    rules: [maxLength(200)],
    complete: 'username',
  },
  {
    name: 'password',
    label: sessionPageTexts.password,
    kind: 'password',
    required: sessionPageTexts.passwordMissing,
    complete: 'current-password',
  },
];

/** Two-factor login to the back office: name and password, then a mailed code. Staff with a customer session confirm their password. */
export function BackOfficeLogin({ name = '' }: { name?: string }) {
  const spesa = useSpesa();
  const links = useLinks();
  const [asked, setAsked] = useState<Asked | undefined>();
  const form = useForm({
    fields,
    known: { backoffice_user: name },
    failure: officeTexts.enterError,
    async send(values) {
      const pin = await enterBackOffice(spesa, values);
      if (!pin) return;
      setAsked({
        ...pin,
        send: async (otp) => {
          const again = await enterBackOffice(spesa, { ...values, otp });
          if (again) setAsked((first) => first && { ...first, ...again });
        },
      });
      return false;
    },
  });
  if (asked)
    return (
      <div className="form-section back-office__login">
        <PinForm text={asked.text} send={asked.send} onBack={() => setAsked(undefined)} />
      </div>
    );
  return (
    <>
      <div className="form-section back-office__login">
        <p className="back-office__way">
          <Icon name="lock" />
          <span>{(name ? officeTexts.introKnown : officeTexts.intro)()}</span>
        </p>
        <FormFrame form={form}>
          <FormFields form={form} />
          <Button type="submit" wide busy={form.busy}>
            {officeTexts.enter()}
          </Button>
        </FormFrame>
      </div>
      {!name && (
        <p className="back-office__facts">
          {officeTexts.customer()} <a href={links.page('login')}>{officeTexts.customerLogin()}</a>
        </p>
      )}
    </>
  );
}
