import { useState, type FormEvent } from 'react';
import { allows, answerConsent } from '../../../core/flows/consent.ts';
import * as consentTexts from '../../../core/labels/it/consent.ts';
import { gates, type Purpose } from '../../../core/rules/purposes.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';

type Choices = Record<Purpose, boolean>;

const texts = {
  analytics: [consentTexts.analytics, consentTexts.analyticsText],
  profilation: [consentTexts.profilation, consentTexts.profilationText],
  maps: [consentTexts.maps, consentTexts.mapsText],
  captcha: [consentTexts.captcha, consentTexts.captchaText],
  video: [consentTexts.video, consentTexts.videoText],
  social: [consentTexts.social, consentTexts.socialText],
  push: [consentTexts.push, consentTexts.pushText],
} as const satisfies Record<Purpose, readonly [() => string, () => string]>;

const purposes = Object.keys(texts) as Purpose[];
const onSite = ['analytics', 'profilation'] as const;

const all = (given: boolean): Choices => Object.fromEntries(purposes.map((purpose) => [purpose, given])) as Choices;

/** One box for each purpose, none ticked beforehand; what is not known yet counts as no. */
export function ConsentForm() {
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
      <p>{consentTexts.lasts()}</p>
      <fieldset className="consent__group">
        <legend className="consent__legend">{consentTexts.ofSite()}</legend>
        <Checkbox name="technical" checked disabled onChange={() => {}}>
          <span className="consent__name">{consentTexts.technical()}</span>
          <span className="consent__about">{consentTexts.technicalText()}</span>
        </Checkbox>
        {onSite.map(box)}
      </fieldset>
      <fieldset className="consent__group">
        <legend className="consent__legend">{consentTexts.ofOthers()}</legend>
        {gates.map(box)}
      </fieldset>
      {saved && (
        <Notice kind="success">
          <p>{consentTexts.saved()}</p>
        </Notice>
      )}
      <div className="consent__actions">
        <Button type="submit">{consentTexts.save()}</Button>
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
