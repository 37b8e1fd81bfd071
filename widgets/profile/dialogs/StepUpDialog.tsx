import { useEffect, useRef, useState } from 'react';
import { account } from '../../../core/api/endpoints/account.ts';
import { security } from '../../../core/api/endpoints/security.ts';
import { pinAsked, type PinAsked } from '../../../core/flows/enter.ts';
import * as commonTexts from '../../../core/labels/it/common.ts';
import * as profileTexts from '../../../core/labels/it/profile.ts';
import * as sessionPageTexts from '../../../core/labels/it/sessionPages.ts';
import type { FormField } from '../../../core/rules/form.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import PinForm from '../../session/PinForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { DialogPanel } from '../../ui/Dialog.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';

const fields: readonly FormField<'password'>[] = [
  {
    name: 'password',
    label: sessionPageTexts.password,
    kind: 'password',
    required: sessionPageTexts.passwordMissing,
    complete: 'current-password',
  },
];

/** Step-up authentication: the password, then the mailed pin when MFA is on (SEC-15). */
export default function StepUpDialog({ answer, close }: DialogProps<'stepUp'>) {
  const { client } = useSpesa();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('[name=password]')?.focus(), []);
  const [second, setSecond] = useState<PinAsked | undefined>();
  const owner = useQuery(account.detail, {}).data?.user.email ?? '';
  const form = useForm({
    fields,
    async send({ password }) {
      try {
        await client.call(security.stepUp, { password });
      } catch (error) {
        const asked = pinAsked(error);
        if (!asked) throw error;
        setSecond(asked);
        return false;
      }
      answer(true);
    },
  });
  const sendPin = async (mfa_pin: string) => {
    await client.call(security.stepUp, { password: form.values.password, mfa_pin, token: second!.token });
    answer(true);
  };
  return (
    <DialogPanel title={profileTexts.stepUp()} onClose={close}>
      <div ref={box}>
        {second ? (
          <PinForm text={second.text} send={sendPin} onBack={() => setSecond(undefined)} />
        ) : (
          <FormFrame form={form}>
            <p>{profileTexts.stepUpText()}</p>
            <input type="text" name="owner" autoComplete="username" value={owner} readOnly hidden />
            <FormFields form={form} />
            <Button type="submit" wide busy={form.busy}>
              {commonTexts.confirm()}
            </Button>
          </FormFrame>
        )}
      </div>
    </DialogPanel>
  );
}
