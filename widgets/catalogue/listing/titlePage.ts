import * as controlsTexts from '../../../core/labels/it/catalogueControls.ts';

/** Puts the list's page behind the name in the window's title, where the server writes it. */
export function titlePage(before: number, page: number): void {
  const words = (n: number) => ` – ${controlsTexts.pageNumber({ n })}`;
  const title = document.title.replace(words(before), '');
  document.title = page > 1 ? title.replace(/ – |$/, (end) => words(page) + end) : title;
}
