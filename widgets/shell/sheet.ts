const LONGEST_WAIT = 3_000;
let sheet: Promise<void> | undefined;

/** Brings the sheet of dialogs and toasts, once; resolves when it is there or cannot come, for an unstyled dialog is better than none. */
export function shellSheet(): Promise<void> {
  return (sheet ??= new Promise((resolve) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const shared = links.find(({ href }) => /\/css\/ui\.css\b/.test(href));
    if (!shared || links.some(({ href }) => /\/css\/shell\.css\b/.test(href))) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: shared.href.replace('/css/ui.css', '/css/shell.css') });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    setTimeout(resolve, LONGEST_WAIT);
    document.head.append(link);
  }));
}
