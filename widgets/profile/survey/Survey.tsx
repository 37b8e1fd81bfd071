import { account } from '../../../core/api/endpoints/account.ts';
import * as profileTexts from '../../../core/labels/it/profile.ts';
import type { FormField } from '../../../core/rules/form.ts';
import { maxLength } from '../../../core/rules/validation.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { ProfilePage } from '../parts/ProfilePage.tsx';
import { SectionForm } from '../parts/SectionForm.tsx';

const marks = ['5', '4', '3', '2', '1'].map((value) => ({
  value,
  label: value === '5' ? profileTexts.surveyVery() : value === '1' ? profileTexts.surveyLittle() : value,
}));

const fields: readonly FormField<'ease' | 'again' | 'words'>[] = [
  {
    name: 'ease',
    label: profileTexts.surveyEase,
    kind: 'choice',
    options: marks,
    required: true,
    complete: 'off',
  },
  {
    name: 'again',
    label: profileTexts.surveyAgain,
    kind: 'choice',
    options: marks,
    required: true,
    complete: 'off',
  },
  { name: 'words', label: profileTexts.surveyWords, rules: [maxLength(1000)], complete: 'off' },
];

/** What the customer thinks of the shopping; a second opinion takes the place of the first. */
export default function Survey() {
  const { client } = useSpesa();
  return (
    <ProfilePage page="survey" intro={profileTexts.surveyIntro()}>
      <SectionForm
        title={profileTexts.surveyQuestions()}
        fields={fields}
        draft="survey"
        submit={profileTexts.surveySend}
        done={profileTexts.surveyThanks}
        empties
        send={(answers) => client.call(account.survey, { surveyId: 'shopping', answers })}
      />
    </ProfilePage>
  );
}
