import { stopActing } from '../../core/flows/backOffice.ts';
import { reportFailure } from '../../core/flows/reportFailure.ts';
import * as errorTexts from '../../core/labels/it/errors.ts';
import * as officeTexts from '../../core/labels/it/office.ts';
import { isActedFor } from '../../core/rules/acting.ts';
import { fullName } from '../../core/rules/fullName.ts';
import { usualLanguage } from '../../core/rules/language.ts';
import type { User } from '../../core/schema/session.ts';
import { spesa } from '../element/context.ts';
import { shellSheet } from './sheet.ts';

/** Says on every page for whom the back office acts, with the way back to it (account §7, SES-16). */
export async function showActingBanner(document: Document): Promise<void> {
  const shop = spesa();
  const { cart, config, browser } = shop;
  await shellSheet();
  const words = document.createElement('p');
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'acting-banner__back',
    textContent: officeTexts.back(),
  });
  const banner = Object.assign(document.createElement('div'), {
    className: 'spesa acting-banner',
    lang: config.language ?? shop.preferences.current().language ?? usualLanguage,
    role: 'region',
  });
  banner.setAttribute('aria-label', officeTexts.title());
  banner.append(words, button);
  const follow = (): void => {
    const user: User | undefined = cart.current()?.user;
    banner.hidden = !isActedFor(user);
    if (user) words.textContent = officeTexts.acting({ name: fullName(user) });
  };
  button.addEventListener('click', () => {
    button.disabled = true;
    stopActing(shop).then(
      () => browser.go(config.pages.backOffice),
      (error: unknown) => {
        button.disabled = false;
        reportFailure(shop, error, errorTexts.errorLogout);
      },
    );
  });
  cart.store.subscribe(follow);
  follow();
  document.body.prepend(banner);
}
