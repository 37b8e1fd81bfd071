import { allows, answerConsent } from '../../core/flows/consent.ts';
import { spesa } from '../element/context.ts';

/** What the WP Consent API publishes in a page. */
interface ConsentApi {
  wp_consent_type?: string | undefined;
  wp_fallback_consent_type?: string | false | undefined;
  wp_has_consent?(category: string): boolean;
  wp_set_consent?(category: string, value: 'allow' | 'deny'): void;
}

/** Our purposes by the categories of the API; the gates of others' contents have none there. */
const categories = { analytics: 'statistics', profilation: 'marketing' } as const;
const purposes = Object.keys(categories) as (keyof typeof categories)[];

/** Has the site's plugin been told yes? Only where it asks first: without an answer an `optout` says yes, and so does a site without any asking. */
function answered(api: ConsentApi): Partial<Record<(typeof purposes)[number], boolean>> {
  const type = api.wp_consent_type ?? api.wp_fallback_consent_type;
  if (!type || !type.startsWith('optin')) return {};
  return Object.fromEntries(purposes.map((purpose) => [purpose, api.wp_has_consent?.(categories[purpose]) ?? false]));
}

/**
 * Shares what the customer allows with the site's other plugins through the WP Consent API, in both directions (LAW-12). Where this shop asks,
 * its answer counts, which holds longer than the API's cookies; where another plugin asks, that one's.
 */
export function shareConsent(): void {
  const shop = spesa();
  const api = window as ConsentApi;
  let sharing = false;
  const share = (work: () => void): void => {
    if (sharing) return;
    sharing = true;
    work();
    sharing = false;
  };
  const hear = (said: ReturnType<typeof answered>): void => {
    const news = purposes.filter((purpose) => said[purpose] !== undefined && said[purpose] !== allows(shop, purpose));
    if (news.length === 0) return;
    share(() => answerConsent(shop, Object.fromEntries(news.map((purpose) => [purpose, said[purpose]]))));
  };
  shop.browser.tellConsent = (allowed) =>
    share(() => {
      for (const purpose of purposes) api.wp_set_consent?.(categories[purpose], allowed[purpose] ? 'allow' : 'deny');
    });
  document.addEventListener('wp_listen_for_consent_change', (event) => {
    const detail = (event as CustomEvent<Partial<Record<string, string>>>).detail;
    const told = purposes.filter((purpose) => /^(allow|deny)$/.test(detail[categories[purpose]] ?? ''));
    hear(Object.fromEntries(told.map((purpose) => [purpose, detail[categories[purpose]] === 'allow'])));
  });

  if (shop.config.consentApi === 'site') {
    hear(answered(api));
    document.addEventListener('wp_consent_type_defined', () => hear(answered(api)));
    return;
  }
  api.wp_consent_type ??= 'optin';
  const [analytics, profilation] = purposes.map((purpose) => allows(shop, purpose));
  if (analytics === undefined || profilation === undefined) return;
  const known = answered(api);
  if (known.analytics !== analytics || known.profilation !== profilation)
    shop.browser.tellConsent({ analytics, profilation });
}
