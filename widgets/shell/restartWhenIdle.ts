import * as restartTexts from '../../core/labels/it/restart.ts';
import { atCheckoutOrPayment } from '../../core/rules/atCheckoutOrPayment.ts';
import { spesa } from '../element/context.ts';
import { halfFilled } from './halfFilled.ts';

/** So long before, the customer is asked (SES-12). */
const WARNING_MS = 20_000;
const acts = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Did somebody do this, or a slider that moves by itself? It scrolls its own track, never the page. */
const isTouch = (document: Document, { type, target }: Event): boolean => type !== 'scroll' || target === document;

/**
 * Loads a page anew that nobody has touched for the configured time (§4), so that its prices are those of today. The customer is asked before
 * and stays by any touch; never on checkout or payment, over a half-filled form, an open dialog, or a call under way (ruling 15, TIME-07).
 */
export function restartWhenIdle(document: Document): void {
  const { config, browser, session, dialogs } = spesa();
  const { idleRestartMs } = config;
  if (!idleRestartMs || atCheckoutOrPayment(config)) return;

  let touched = browser.now();
  for (const type of acts)
    document.addEventListener(
      type,
      (event) => {
        if (isTouch(document, event)) touched = browser.now();
      },
      { capture: true, passive: true },
    );

  const busy = () =>
    halfFilled(document) || session.store.getState().pending > 0 || dialogs.store.getState().levels.length > 0;

  async function ask(): Promise<void> {
    const before = touched;
    const { title, text } = { title: restartTexts.stillHere(), text: restartTexts.stillHereText() };
    const chain = dialogs.chain();
    const stays = chain.open('warning', { title, text }).then(() => true);
    const leaves = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), WARNING_MS));
    const here = await Promise.race([stays, leaves]);
    chain.end();
    if (!here && touched === before && !busy()) await browser.restart();
    touched = browser.now();
  }

  async function look(): Promise<void> {
    const left = touched + idleRestartMs - WARNING_MS - browser.now();
    if (left > 0) return wait(left);
    if (busy()) touched = browser.now();
    else await ask();
    wait(idleRestartMs - WARNING_MS);
  }
  const wait = (ms: number) => void setTimeout(() => void look(), ms);
  wait(idleRestartMs - WARNING_MS);
}
