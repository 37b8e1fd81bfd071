/** What somebody types or has typed; a search is soon typed again. */
const texts =
  'form:not([role=search]) :is(input:not([type=checkbox], [type=radio], [type=hidden], [readonly]), textarea)';

/** Has somebody begun to fill a form on this page? */
export const halfFilled = (document: Document): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(texts)].some(({ value }) => value !== '');
