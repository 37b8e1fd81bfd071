import { allows } from '../../core/flows/consent.ts';
import { spesa } from '../element/context.ts';

/** Asks who has not answered, unless another plugin of the site asks; the banner comes first for who goes by keyboard, and moves nothing. */
export function askConsent(): void {
  const { consentApi } = spesa().config;
  if (consentApi)
    void import('./siteConsent.ts').then(
      ({ shareConsent }) => shareConsent(),
      () => {},
    );
  if (consentApi === 'site' || allows(spesa(), 'analytics') !== undefined) return;
  const banner = document.createElement('spesa-cookie-preferences');
  banner.dataset.banner = '';
  document.body.prepend(banner);
}
