import { useRef, useState } from 'react';
import { account } from '../../../core/api/endpoints/account.ts';
import * as surveyTexts from '../../../core/labels/it/profile/survey.ts';
import * as pageTexts from '../../../core/labels/it/profilePages.ts';
import type { Form, FormField } from '../../../core/rules/form.ts';
import { maxLength } from '../../../core/rules/validation.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { arriveAt } from '../../ui/arriveAt.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FieldFrame } from '../../ui/Field.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { PageSection } from '../../ui/FormPage.tsx';
import { ProfilePage } from '../parts/ProfilePage.tsx';

type Name = 'ease' | 'again' | 'words';

const fields: readonly FormField<Name>[] = [
  { name: 'ease', label: surveyTexts.surveyEase, required: true, complete: 'off' },
  { name: 'again', label: surveyTexts.surveyAgain, required: true, complete: 'off' },
  { name: 'words', label: surveyTexts.surveyWords, rules: [maxLength(1000)], complete: 'off' },
];

const marks = ['1', '2', '3', '4', '5'] as const;
const ends: Partial<Record<string, () => string>> = { 1: surveyTexts.surveyLittle, 5: surveyTexts.surveyVery };

const framed = (form: Form<Name>, { name, label, required }: FormField<Name>) => ({
  label: label(),
  error: form.faults[name],
  required: required !== undefined,
});

/** A mark from one to five. */
function Scale({ form, field }: { form: Form<Name>; field: FormField<Name> }) {
  const { name } = field;
  return (
    <FieldFrame {...framed(form, field)} kind="scale" group>
      {({ id: _, ...control }) => (
        <div className="scale">
          {marks.map((mark) => (
            <label className="scale__mark" key={mark}>
              <input
                {...control}
                type="radio"
                className="scale__input"
                name={name}
                value={mark}
                checked={form.values[name] === mark}
                aria-label={ends[mark]?.() ?? mark}
                onChange={() => form.type(name, mark)}
              />
              <span className="scale__number" aria-hidden="true">
                {mark}
              </span>
            </label>
          ))}
          <span className="scale__ends" aria-hidden="true">
            <span>{surveyTexts.surveyLittle()}</span>
            <span>{surveyTexts.surveyVery()}</span>
          </span>
        </div>
      )}
    </FieldFrame>
  );
}

function Questions({ onSent }: { onSent(): void }) {
  const { client } = useSpesa();
  const form = useForm({
    fields,
    draft: 'survey',
    async send(answers) {
      await client.call(account.survey, { surveyId: 'shopping', answers });
      onSent();
    },
  });
  const [ease, again, words] = fields as readonly [FormField<Name>, FormField<Name>, FormField<Name>];
  return (
    <PageSection title={surveyTexts.surveyQuestions()}>
      <FormFrame form={form}>
        <Scale form={form} field={ease} />
        <Scale form={form} field={again} />
        <FieldFrame {...framed(form, words)}>
          {(control) => (
            <span className="field__frame">
              <textarea
                {...control}
                className="field__input survey__words"
                name={words.name}
                autoComplete="off"
                rows={4}
                value={form.values.words}
                onChange={(event) => form.type('words', event.currentTarget.value)}
              />
            </span>
          )}
        </FieldFrame>
        <div className="form-page__ways">
          <Button type="submit" busy={form.busy}>
            {surveyTexts.surveySend()}
          </Button>
        </div>
      </FormFrame>
    </PageSection>
  );
}

/** What the customer thinks of the shopping; a second opinion takes the place of the first. */
export default function Survey() {
  const links = useLinks();
  const [sent, setSent] = useState(false);
  const said = useRef<HTMLDivElement>(null);
  return (
    <ProfilePage page="survey" intro={surveyTexts.surveyIntro()}>
      <div className="survey" role="status" ref={said}>
        {sent && (
          <EmptyState
            icon="check"
            title={surveyTexts.surveyThanks()}
            action={<ButtonLink href={links.page('account')}>{pageTexts.home()}</ButtonLink>}
          />
        )}
      </div>
      {!sent && (
        <Questions
          onSent={() => {
            setSent(true);
            arriveAt(said.current);
          }}
        />
      )}
    </ProfilePage>
  );
}
