import { askApp } from '../hooks/appBridge.ts';

const web = /^https?:$/;

/** In the native app: links that ask for a new window open in the system's browser, by the app's bridge, else as Cordova's and Capacitor's in-app browser read `_system` (§2). Whatever has its own answer to a press, such as a video's dialog, keeps it. */
export function toSystemBrowser(document: Document): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[target=_blank][href]') : null;
    if (!link || event.defaultPrevented || !web.test(link.protocol)) return;
    event.preventDefault();
    if (!askApp('openExternal', { url: link.href })) window.open(link.href, '_system', 'noopener,noreferrer');
  });
}
