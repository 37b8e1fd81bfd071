import { chooseLanguage } from '../../core/flows/chooseLanguage.ts';
import { languages, type Language } from '../../core/rules/language.ts';
import { spesa } from '../element/context.ts';

/** Fills the page's `data-spesa-languages` with a button for each language, visitors included (account §4); a page in another language than Italian has its site's own choice. */
export function offerLanguages(place: Element): void {
  const shop = spesa();
  if (shop.config.language) return;
  const button = (language: Language): HTMLButtonElement => {
    const element = document.createElement('button');
    Object.assign(element, { type: 'button', lang: language, textContent: languages[language] });
    element.setAttribute('aria-pressed', String(language === shop.language));
    element.addEventListener('click', () => {
      if (language === shop.language) return;
      element.setAttribute('aria-busy', 'true');
      void chooseLanguage(shop, language);
    });
    return element;
  };
  place.replaceChildren(...(Object.keys(languages) as Language[]).map(button));
}
