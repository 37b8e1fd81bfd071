import { useState, type FormEvent, type ReactNode } from 'react';
import { allows, answerConsent } from '../../../core/flows/consent.ts';
import * as consentTexts from '../../../core/labels/it/consent.ts';
import * as formTexts from '../../../core/labels/it/consentForm.ts';
import { gates, type Purpose } from '../../../core/rules/purposes.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';

type Choices = Record<Purpose, boolean>;

const texts = {
  analytics: [formTexts.analytics, formTexts.analyticsText],
  profilation: [formTexts.profilation, formTexts.profilationText],
  maps: [formTexts.maps, formTexts.mapsText],
  captcha: [formTexts.captcha, formTexts.captchaText],
  video: [formTexts.video, formTexts.videoText],
  social: [formTexts.social, formTexts.socialText],
  push: [formTexts.push, formTexts.pushText],
} as const satisfies Record<Purpose, readonly [() => string, () => string]>;

const purposes = Object.keys(texts) as Purpose[];
const onSite = ['analytics', 'profilation'] as const;

const all = (given: boolean): Choices => Object.fromEntries(purposes.map((purpose) => [purpose, given])) as Choices;

/** One box for each purpose, none ticked beforehand; what is not known yet counts as no. */
export default function ConsentForm(_: { children?: ReactNode }) {
  const spesa = useSpesa();
  const [choices, setChoices] = useState(
    () => Object.fromEntries(purposes.map((purpose) => [purpose, allows(spesa, purpose) ?? false])) as Choices,
  );
  const [saved, setSaved] = useState(false);

  const save = (chosen: Choices) => {
    answerConsent(spesa, chosen);
    if (!chosen.push && spesa.browser.local.read('push', Object))
      void import('../../hooks/renewPush.ts').then(({ stopPush }) => stopPush(spesa));
    setChoices(chosen);
    setSaved(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(choices);
  };
  const box = (purpose: Purpose) => {
    const [name, text] = texts[purpose];
    return (
      <Checkbox
        key={purpose}
        name={purpose}
        checked={choices[purpose]}
        onChange={(checked) => {
          setChoices({ ...choices, [purpose]: checked });
          setSaved(false);
        }}
      >
        <span className="consent__name">{name()}</span>
        <span className="consent__about">{text()}</span>
      </Checkbox>
    );
  };
  return (
    <form className="consent" onSubmit={submit}>
      <p>{formTexts.lasts()}</p>
      <fieldset className="consent__group">
        <legend className="consent__legend">{formTexts.ofSite()}</legend>
        <Checkbox name="technical" checked disabled onChange={() => {}}>
          <span className="consent__name">{formTexts.technical()}</span>
          <span className="consent__about">{formTexts.technicalText()}</span>
        </Checkbox>
        {onSite.map(box)}
      </fieldset>
      <fieldset className="consent__group">
        <legend className="consent__legend">{formTexts.ofOthers()}</legend>
        {gates.map(box)}
      </fieldset>
      {saved && (
        <Notice kind="success">
          <p>{formTexts.saved()}</p>
        </Notice>
      )}
      <div className="consent__actions">
        <Button type="submit">{formTexts.save()}</Button>
        <Button variant="secondary" onClick={() => save(all(false))}>
          {consentTexts.refuseAll()}
        </Button>
        <Button variant="secondary" onClick={() => save(all(true))}>
          {consentTexts.acceptAll()}
        </Button>
      </div>
    </form>
  );
}
