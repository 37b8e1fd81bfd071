import { allows } from '../../core/flows/consent.ts';
import { spesa } from '../element/context.ts';

/** Asks who has not answered; the banner comes first for who goes by keyboard, and moves nothing. */
export function askConsent(): void {
  if (allows(spesa(), 'analytics') !== undefined) return;
  const banner = document.createElement('spesa-cookie-preferences');
  banner.dataset.banner = '';
  document.body.prepend(banner);
}
