import { useEffect, useRef, type ReactNode } from 'react';
import type { PinAsked } from '../../core/flows/enter.ts';
import * as errorTexts from '../../core/labels/it/errors.ts';
import * as sessionPageTexts from '../../core/labels/it/sessionPages.ts';
import type { FormField } from '../../core/rules/form.ts';
import { matching } from '../../core/rules/validation.ts';
import { useForm } from '../hooks/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { FormFields } from '../ui/FormFields.tsx';
import { FormFrame } from '../ui/FormFrame.tsx';
import { Notice } from '../ui/Notice.tsx';

export interface PinFormProps {
  /** The server's words. */
  text: PinAsked['text'];
  /** Sends the pin with what the first step has shown. Throws ApiError. */
  send(pin: string): Promise<void>;
  onBack(): void;
  children?: ReactNode;
}

const fields: readonly FormField<'mfa_pin'>[] = [
  {
    name: 'mfa_pin',
    label: sessionPageTexts.pin,
    kind: 'number',
    required: true,
    rules: [matching(sessionPageTexts.pinFault, /^\d{6}$/)],
    complete: 'one-time-code',
  },
];

/** The second step of a login: six digits that came by mail, good for ten minutes and five tries (SES-08). */
export default function PinForm({ text, send, onBack }: PinFormProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const form = useForm({
    fields,
    failure: errorTexts.errorLogin,
    send: ({ mfa_pin }) => send(mfa_pin),
  });
  return (
    <div ref={box}>
      <FormFrame form={form}>
        <Notice kind="info">{text}</Notice>
        <FormFields form={form} />
        <Button type="submit" wide busy={form.busy}>
          {sessionPageTexts.submit()}
        </Button>
        <Button variant="ghost" wide onClick={onBack}>
          {sessionPageTexts.pinBack()}
        </Button>
      </FormFrame>
    </div>
  );
}
