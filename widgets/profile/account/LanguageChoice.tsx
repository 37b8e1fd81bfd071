import type { ReactNode } from 'react';
import { chooseLanguage } from '../../../core/flows/chooseLanguage.ts';
import * as accountTexts from '../../../core/labels/it/profile/account.ts';
import { languages, usualLanguage, type Language } from '../../../core/rules/language.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLanguage } from '../../hooks/useLanguage.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { PageSection } from '../../ui/FormPage.tsx';

/** The language of the account; each is named in itself. On a page in another language than Italian the site has its own choice. */
export default function LanguageChoice(_: { children?: ReactNode }) {
  const spesa = useSpesa();
  const now = useLanguage();
  const chosen = spesa.preferences.current().language ?? usualLanguage;
  const choose = useCommand((language: Language) => chooseLanguage(spesa, language));
  if (spesa.config.language) return null;
  return (
    <PageSection title={accountTexts.language()}>
      <p>{accountTexts.languageText()}</p>
      {now !== chosen && <p>{accountTexts.languageMissing()}</p>}
      <div className="form-page__ways">
        {(Object.keys(languages) as Language[]).map((language) => (
          <Button
            key={language}
            variant={language === now ? 'primary' : 'secondary'}
            small
            lang={language}
            aria-pressed={language === now}
            busy={choose.busy}
            onClick={() => (language !== now || language !== chosen) && void choose.run(language)}
          >
            {languages[language]}
          </Button>
        ))}
      </div>
    </PageSection>
  );
}
