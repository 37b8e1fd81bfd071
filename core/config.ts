/** The pages of the shop, each an address with `{slug}` or `{id}` in it. */
export type PageName =
  | 'home'
  | 'category'
  | 'product'
  | 'search'
  | 'login'
  | 'registration'
  | 'confirm'
  | 'passwordReset'
  | 'account'
  | 'deliveryService'
  | 'addresses'
  | 'addressForm'
  | 'workplace'
  | 'stores'
  | 'store'
  | 'cart'
  | 'checkout'
  | 'payment'
  | 'orders'
  | 'order'
  | 'orderTracking'
  | 'recurringOrders'
  | 'subscriptions'
  | 'leaflets'
  | 'leaflet'
  | 'lists'
  | 'list'
  | 'profile'
  | 'cookies'
  | 'security'
  | 'contactPreferences'
  | 'billing'
  | 'notifications'
  | 'giftCodes'
  | 'awards'
  | 'survey'
  | 'missions'
  | 'backOffice';

/** Everything the site decides, printed once by the plugin as JSON; never read from an attribute or from content. */
export interface Config {
  /** Base of the shop API, without a trailing slash. */
  api: string;
  /** Base of the content platform's REST routes, without a trailing slash. */
  content: string;
  /** The content platform's address for forms; the plugin says it, and nobody else has one. */
  ajax?: string;
  /** The folder of the site below its origin, as `/negozio`; absent: none. */
  folder?: string;
  /** Version of this front end, sent with every call. */
  version: string;
  /** `app` in the native app's web view, whose user agent holds `SpesaApp/`; told with every call. */
  app?: string | undefined;
  /** Keeps sites on one origin apart in storage. */
  site: string;
  /** Empty for a page that the site does not have. */
  pages: Record<PageName, string>;
  /** `spec` is 1,234.50 €, `italian` is 1.234,50 € (ruling 1), `english` is €1,234.50. */
  currencyForm: 'spec' | 'italian' | 'english';
  /** Cart and lists need no login (ruling 13). */
  anonymousCart: boolean;
  /** An address or a slot counts as assigned although flagged autoAssigned (§4). */
  bypassAddress: boolean;
  bypassTimeslot: boolean;
  showSectors: boolean;
  /** ruling 26: the promotion's setting, else the general one, else true. */
  acceptAlternatives?: boolean;
  acceptAlternativesPromo?: boolean;
  /** Message codes shown as a notice to be closed instead of a toast (§8). */
  popupCodes: string[];
  /** Public key of reCAPTCHA, or `altcha`: work of the browser's own. Absent: no captcha. */
  captchaKey?: string;
  /** Paths of the calls that a captcha protects; absent: those of ruling 21. */
  captchaCalls?: string[];
  /** Public key of Google’s maps, which load after consent alone. Absent: the own map. */
  mapsKey?: string;
  /** Address of the official notice of the legal guarantee in the page's language (LAW-23). */
  guaranteeFile?: string;
  /** The site measures or profiles its visitors, so each is asked (LAW-12). */
  asksConsent: boolean;
  /** Of so many visits in a hundred the shop's own API hears how the page went, where the customer allows analytics. Absent: of none. */
  visitReports?: number;
  /** The site has the WP Consent API: this shop asks and tells the site's other plugins (`own`), or one of those asks and this shop hears (`site`). */
  consentApi?: 'own' | 'site';
  /** After so many ms without a touch a page is loaded anew; 0 is never (§4). */
  idleRestartMs: number;
  /** Whose word lets customers in beside their password: `google`, `facebook`, `company`. */
  signIns?: string[];
  /** Origins that payment may hand over to. */
  paymentOrigins: string[];
  /** Hosts whose links count as our own (§2). */
  allowedDomains: string[];
  /** The store whose prices the server-printed HTML shows. */
  defaultStore: { storeId: number; name: string };
  /** Words to search for that the site proposes (§3). */
  fastSearchWords: string[];
  /** After so many days a saved search word is dropped (§4). */
  searchWordDays: number;
  /** Two letters, where the page is in another language than Italian: its texts stand in `labels`, and no chosen language overlays them. */
  language?: string;
  /** URL template of the translations, `{language}` being two letters: lazily loaded on an Italian page once a customer has chosen another language. */
  texts?: string;
  /** Texts of the site over the bundled ones. */
  labels?: Record<string, string>;
}

/** The address of a product's page where the site says no other. */
export const productPage = '/product/{slug}';

/** What a page without configuration gets; the plugin's settings override it. */
export const defaultConfig: Config = {
  api: '/ebsn/api',
  content: '/wp-json',
  version: '0.1.0',
  site: '1',
  pages: {
    home: '/',
    category: '/category/{slug}',
    product: productPage,
    search: '/search',
    login: '/login',
    registration: '/registration-user',
    confirm: '/confirm',
    passwordReset: '/reset-password-request',
    account: '/profile/dashboard',
    deliveryService: '/delivery-service',
    addresses: '/profile/addresses',
    addressForm: '/profile/addresses/edit',
    workplace: '/work-and-shop',
    stores: '/supermercati',
    store: '/supermercati/{id}',
    cart: '/cart',
    checkout: '/checkout',
    payment: '/payment',
    orders: '/profile/orders',
    order: '/profile/orders/{id}',
    orderTracking: '/order-tracking/{id}',
    recurringOrders: '/profile/recurring-orders',
    subscriptions: '/profile/subscriptions',
    leaflets: '/leaflets',
    leaflet: '/leaflets/{id}',
    lists: '/lists',
    list: '/lists/{id}',
    profile: '/profile/update',
    cookies: '/cookie-preferences',
    security: '/profile/security',
    contactPreferences: '/profile/contact-preferences',
    billing: '/profile/billing',
    notifications: '/profile/notifications',
    giftCodes: '/profile/gift-codes',
    awards: '/profile/awards',
    survey: '/profile/survey',
    missions: '/rider',
    backOffice: '/backoffice',
  },
  currencyForm: 'spec',
  anonymousCart: false,
  bypassAddress: false,
  bypassTimeslot: false,
  showSectors: false,
  popupCodes: [],
  asksConsent: false,
  idleRestartMs: 1_800_000,
  paymentOrigins: [],
  allowedDomains: [],
  defaultStore: { storeId: 5, name: '' },
  fastSearchWords: [],
  searchWordDays: 30,
};

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Lays `given` over the defaults; keys of the wrong type and unknown keys are left out. */
export function readConfig(given: unknown): Config {
  const config: Record<string, unknown> = { ...defaultConfig, pages: { ...defaultConfig.pages } };
  if (typeof given !== 'object' || given === null) return config as unknown as Config;
  for (const [key, value] of Object.entries(given)) {
    if (forbidden.has(key) || value === null || value === undefined) continue;
    const known = (defaultConfig as unknown as Record<string, unknown>)[key];
    if (known !== undefined && (typeof known !== typeof value || Array.isArray(known) !== Array.isArray(value)))
      continue;
    config[key] = key === 'pages' ? { ...defaultConfig.pages, ...(value as object) } : value;
  }
  return config as unknown as Config;
}
