import { useEffect, useRef, useState } from 'react';
import { registration } from '../../../core/api/endpoints/registration.ts';
import * as commonTexts from '../../../core/labels/it/common.ts';
import * as registrationPageTexts from '../../../core/labels/it/registrationPages.ts';
import * as socialTexts from '../../../core/labels/it/social.ts';
import { romeTime } from '../../../core/rules/dates.ts';
import { socialNames } from '../../../core/rules/signIns.ts';
import type { SocialDetail } from '../../../core/schema/identity.ts';
import type { Disclaimer } from '../../../core/schema/profile.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { usePostcode } from '../../hooks/usePostcode.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { FormSection } from '../../ui/FormPage.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { registered, registrationSteps, type RegistrationStep } from './fields.ts';
import { useFormSteps } from './useFormSteps.ts';

interface Props {
  /** What Google or Facebook said of this person. */
  social: SocialDetail | undefined;
  disclaimers: readonly Disclaimer[];
  withCard: boolean;
  onSent(email: string): void;
}

const namesOf = ({ parts }: RegistrationStep) => parts.flatMap(({ fields }) => fields.map(({ name }) => name));

/** The fields of a registration in three steps (account §5); what is typed is kept between them, passwords left out. */
export function RegistrationForm({ social, disclaimers, withCard, onSent }: Props) {
  const { client, browser } = useSpesa();
  const links = useLinks();
  const frame = useRef<HTMLDivElement>(null);
  const [steps] = useState(() => registrationSteps(romeTime(browser.now()).date, disclaimers, withCard, links.content));
  const form = usePostcode(
    useForm({
      fields: steps.flatMap(({ parts }) => parts.flatMap(({ fields }) => fields)),
      draft: 'registration',
      known: social && { ...social, emailAgain: social.email },
      async send(values) {
        await client.call(registration.register, registered(values, disclaimers));
        onSent(values['email'] ?? '');
      },
    }),
  );
  const { current, next, back } = useFormSteps(form, steps.map(namesOf));
  const { title, parts } = steps[current]!;
  const names = namesOf(steps[current]!);
  const asked = form.fields.filter(({ name }) => names.includes(name));
  const shown = useRef(current);
  useEffect(() => {
    const isMoved = shown.current !== current;
    shown.current = current;
    if (!isMoved) return;
    const faulty = frame.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (faulty ?? frame.current)?.focus();
  }, [current]);
  const isLast = current === steps.length - 1;

  return (
    <FormFrame form={{ ...form, fields: asked, submit: next }}>
      {social && current === 0 && <Notice>{socialTexts.filled({ name: socialNames[social.provider] })}</Notice>}
      <Steps
        label={registrationPageTexts.steps()}
        steps={steps.map((step) => ({ title: step.title() }))}
        current={current}
      />
      <div
        className="registration__step"
        tabIndex={-1}
        ref={frame}
        role="group"
        aria-label={registrationPageTexts.step({ step: current + 1, of: steps.length, title: title() })}
      >
        {parts.map(({ heading, fields }) => (
          <FormSection title={heading()} key={heading()}>
            <FormFields form={form} only={fields.map(({ name }) => name)} />
          </FormSection>
        ))}
      </div>
      <div className="form-page__ways">
        {current > 0 && (
          <Button variant="ghost" onClick={back}>
            {commonTexts.previous()}
          </Button>
        )}
        <Button type="submit" busy={form.busy}>
          {isLast ? registrationPageTexts.submit() : commonTexts.next()}
        </Button>
        {current === 0 && <a href={links.page('login')}>{registrationPageTexts.haveAccount()}</a>}
      </div>
    </FormFrame>
  );
}
