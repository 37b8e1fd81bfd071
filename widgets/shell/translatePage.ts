import * as footer from '../../core/labels/it/footer.ts';
import { overlaidText } from '../../core/labels/text.ts';

/** The printed texts of elements that run no script. */
const printed = new Map<string, () => string>(
  Object.values(footer).map((text) => [text.italian, text as () => string]),
);

const translationOf = (words: string): string | undefined => printed.get(words)?.() ?? overlaidText(words);

/** The text nodes of titles, links and footers; what elements draw, they translate themselves. */
function* textsOf(document: Document): Generator<Text> {
  for (const place of document.querySelectorAll('h1, a, spesa-footer')) {
    if (place.closest('.spesa:not(spesa-footer)')) continue;
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) yield walker.currentNode as Text;
  }
}

/** Translates what the server has printed in the language of the site, for a customer who has chosen another: names of the shop's pages, and the footer. */
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
  // A first touch brings the elements whose printed HTML would wait for one.
  document.dispatchEvent(new Event('focusin'));
}
