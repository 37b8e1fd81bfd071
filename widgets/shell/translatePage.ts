import * as footer from '../../core/labels/it/footer.ts';
import { overlaidText } from '../../core/labels/text.ts';

/** Labels of elements that are server-rendered only, by their Italian text. */
const printed = new Map<string, () => string>(
  Object.values(footer).map((text) => [text.italian, text as () => string]),
);

const translationOf = (words: string): string | undefined => printed.get(words)?.() ?? overlaidText(words);

/** Text nodes of titles, links and footers outside of client-rendered elements, which translate themselves. */
function* textsOf(document: Document): Generator<Text> {
  for (const place of document.querySelectorAll('h1, a, spesa-footer')) {
    if (place.closest('.spesa:not(spesa-footer)')) continue;
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) yield walker.currentNode as Text;
  }
}

/** Translates server-rendered page titles, links to those pages and the footer into the customer's chosen language, and loads the elements that wait for a first touch. */
export function translatePage(document: Document, language: string): void {
  for (const text of textsOf(document)) {
    const words = text.data.trim();
    const own = translationOf(words);
    if (!own || own === words) continue;
    text.data = text.data.replace(words, () => own);
    text.parentElement!.lang = language;
  }
  const [name = ''] = document.title.split(/ [–|-] /);
  document.title = document.title.replace(name, translationOf(name) ?? name);
  // Simulates the first touch: elements with `loads: 'touch'` stay server-rendered until then.
  document.dispatchEvent(new Event('focusin'));
}
