import { servedVersion } from '../../core/flows/servedVersion.ts';
import * as restartTexts from '../../core/labels/it/restart.ts';
import { atCheckoutOrPayment } from '../../core/rules/atCheckoutOrPayment.ts';
import { spesa } from '../element/context.ts';

const EVERY_MS = 600_000;

/** The build that the page was made with, as the address of its loader says. */
function ownVersion(document: Document): string | null {
  const loader = document.querySelector<HTMLElement>('script[data-loader], script[src*="/loader.js?ver="]');
  const address = loader?.dataset.loader ?? loader?.getAttribute('src') ?? '';
  return new URL(address, document.baseURI).searchParams.get('ver');
}

/**
 * Asks every ten minutes, while the page is seen, which build the site serves (account §8); of another one the customer is told once, and
 * loads the page anew when it suits them: never on checkout or payment. A site without a version file is asked in vain.
 */
export function watchVersion(document: Document): void {
  const shop = spesa();
  const { config, toasts, browser } = shop;
  const own = ownVersion(document);
  if (!own || atCheckoutOrPayment(config)) return;
  const timer = setInterval(() => void look(), EVERY_MS);
  async function look(): Promise<void> {
    if (document.hidden) return;
    const served = await servedVersion(shop);
    if (served === undefined || served === own) return;
    clearInterval(timer);
    toasts.show({
      kind: 'notice',
      text: restartTexts.updated(),
      ms: 0,
      action: { label: restartTexts.loadAnew(), run: () => void browser.restart() },
    });
  }
}
