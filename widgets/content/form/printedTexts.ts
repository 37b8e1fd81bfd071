import { plainText } from '../../../core/rules/plainText.ts';

const kept = new WeakMap<Element, readonly Element[]>();
const letters = (text: string): string => text.replace(/\s+/g, '');

/** Keeps the texts that the server printed into this page's forms, before views take the place of what is printed. */
export function keepPrintedTexts(): void {
  for (const host of document.querySelectorAll('spesa-form:not([data-mounted])'))
    kept.set(host, [...host.querySelectorAll('.editor-form__text')]);
}

/** Where a text leads and what it shows, as its HTML writes it. */
const addresses = (text: Element): string[] =>
  [...text.querySelectorAll('[href], [src]')].map((one) =>
    `="${one.getAttribute('href') ?? one.getAttribute('src')}"`.replaceAll('&', '&amp;'),
  );

/** The printed text of a form that says just what this HTML says: it is sanitised already. None in a page without it, or with an older one. */
export const printedText = (host: Element, html: string): Element | undefined =>
  kept
    .get(host)
    ?.find(
      (text) =>
        letters(text.textContent ?? '') === letters(plainText(html)) &&
        addresses(text).every((address) => html.includes(address)),
    );
