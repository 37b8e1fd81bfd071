import { NOT_YET } from '../element/quiet.ts';

const LONGEST_WAIT = 3_000;
let sheet: Promise<void> | undefined;

const ours = /\/css\/shell\.css\b/;

/** Address of the sheet of dialogs and toasts: the plugin names it on its boot script; a plain page has it beside `css/ui.css`. */
export function addressOnPage(links: readonly HTMLLinkElement[]): string | undefined {
  const named = document.querySelector<HTMLElement>('script[data-touch-css]')?.dataset.touchCss;
  const common = links.find(({ href }) => /\/css\/ui\.css\b/.test(href))?.href;
  return named ?? common?.replace('/css/ui.css', '/css/shell.css');
}

/**
 * Applies the sheet of dialogs and toasts, once, and fetches it where that was not done on the quiet page; resolves when it is there or
 * cannot come, for an unstyled dialog is better than none.
 */
export function shellSheet(): Promise<void> {
  return (sheet ??= new Promise((resolve) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const fetched = links.find(({ href }) => ours.test(href));
    const href = fetched?.href ?? addressOnPage(links);
    if (!href || (fetched && fetched.media !== NOT_YET)) return resolve();
    const link = fetched ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    setTimeout(resolve, LONGEST_WAIT);
    link.media = 'all';
    if (fetched?.sheet) resolve();
    else if (!fetched) document.head.append(link);
  }));
}

/** Puts dialogs or toasts on the page, once, with their sheet. */
export async function placeShell(tag: string): Promise<void> {
  await shellSheet();
  if (!document.querySelector(tag)) document.body.append(document.createElement(tag));
}
