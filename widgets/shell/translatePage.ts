import * as footer from '../../core/labels/it/footer.ts';
import { overlaidText } from '../../core/labels/text.ts';
import { textsSchema } from '../../core/schema/stored.ts';
import { tolerant } from '../../core/schema/tolerant.ts';

/** Labels of elements that are server-rendered only, by their Italian text. */
const printed = new Map<string, () => string>(
  Object.values(footer).map((text) => [text.italian, text as () => string]),
);

const readWords = tolerant(textsSchema);

/** Translations of the site's own texts, by their Italian text: the JSON of a script with `data-spesa-words`. */
function siteWords(document: Document, language: string): Record<string, string> {
  try {
    return (
      readWords(JSON.parse(document.querySelector(`script[data-spesa-words="${language}"]`)?.textContent ?? '')) ?? {}
    );
  } catch {
    return {};
  }
}

/** Text nodes of titles, links, header, main part and footer outside of client-rendered elements, which translate themselves. */
function* textsOf(document: Document): Generator<Text> {
  for (const place of document.querySelectorAll('h1, a, header, main, footer, spesa-footer')) {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement?.closest('.spesa:not(spesa-footer), script')) yield text;
    }
  }
}

/** Translates server-rendered page titles, links to those pages and the site's own texts, headings of elements among them, into the customer's chosen language, and loads the elements that wait for a first touch. */
export function translatePage(document: Document, language: string): void {
  const own = siteWords(document, language);
  const translationOf = (words: string) =>
    Object.hasOwn(own, words) ? own[words] : (printed.get(words)?.() ?? overlaidText(words));
  for (const text of textsOf(document)) {
    const words = text.data.trim();
    const translated = translationOf(words);
    if (!translated || translated === words) continue;
    text.data = text.data.replace(words, () => translated);
    text.parentElement!.lang = language;
  }
  for (const element of document.querySelectorAll('.spesa[heading]')) {
    const words = element.getAttribute('heading')!;
    if (Object.hasOwn(own, words)) element.setAttribute('heading', own[words]!);
  }
  const [name = ''] = document.title.split(/ [–|-] /);
  document.title = document.title.replace(name, translationOf(name) ?? name);
  // Simulates the first touch: elements with `loads: 'touch'` stay server-rendered until then.
  document.dispatchEvent(new Event('focusin'));
}
