import { resolve } from 'node:path';
import type { ShopSize } from '../shop/shop.ts';
import { defaultPages, type ShopPages } from './http/shopPages.ts';
import type { VapidKeys } from './push/push.ts';
import type { Place } from './database/open.ts';

interface Arguments {
  /** The address to listen on: this machine alone unless HOST says more. */
  host: string;
  port: number;
  providerPort: number;
  /** Where `/metrics` is served, and only it; absent: nowhere. */
  metricsPort: number | undefined;
  /** Lines of JSON instead of sentences? */
  jsonLog: boolean;
  place: Place;
  size: ShopSize;
  origins: string[];
  /** Addresses of the proxies in front, whose `X-Forwarded-For` and `X-Forwarded-Proto` count. */
  proxies: string[];
  /** Origin of the shop's pages. */
  shopOrigin: string;
  pages: ShopPages;
  /** The shop has another origin than the one that its database knows. */
  moved: boolean;
  /** Is the sent mail shown to whoever asks? */
  outbox: boolean;
  /** What the site's WordPress shows to put its own mail there. */
  outboxKey: string | undefined;
  /** The mail server, smtp://… or smtps://…, and the sender of the shop's mails; absent: mails stay in the database. */
  smtp: { url: string; from: string } | undefined;
  /** The keys that push services know the shop by; absent: made once and kept in the database. */
  vapid: { subject: string | undefined; keys: VapidKeys | undefined };
  /** Origins of push services beside those of the browsers. */
  pushServices: string[];
  /** `altcha` for work of the browser's own, else reCAPTCHA's secret; absent: no captcha. */
  captcha: string | undefined;
  /** Is it the demo's own providers that vouch for people, instead of those that the surroundings name? */
  demoIdentity: boolean;
  /** Base of this API for browsers. */
  publicApi: string;
  /** Origin of the card provider for browsers. */
  providerOrigin: string;
  /** A card provider that runs elsewhere, and the key it knows us by; absent: our own. */
  providerApi: string | undefined;
  providerKey: string | undefined;
}

const after = (words: readonly string[], name: string): string | undefined => {
  const at = words.indexOf(name);
  return at >= 0 ? words[at + 1] : words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
};

function whole(text: string | undefined, name: string, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  if (!/^\d{1,7}$/.test(text)) throw new Error(`${name} deve essere un numero intero, non "${text}".`);
  return Number(text);
}

const list = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function originOf(text: string, name: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new Error(`${name} deve essere un indirizzo come https://negozio.example, non "${text}".`);
  return new URL(text).origin;
}

function readPages(env: Record<string, string | undefined>, shop: string): ShopPages {
  const path = (name: string, usual: string, holds = ''): string => {
    const given = env[name] || usual;
    if (!/^\/(?!\/)[^\s?#]*$/.test(given) || !given.includes(holds))
      throw new Error(`${name} deve essere un percorso come ${usual}, non "${given}".`);
    return given;
  };
  return {
    site: shop.replace(/[?#].*$/s, '').replace(/\/+$/, ''),
    paymentPage: path('PAYMENT_PAGE', defaultPages.paymentPage),
    orderPage: path('ORDER_PAGE', defaultPages.orderPage, '{id}'),
  };
}

function smtpOf({ SMTP_URL: url, MAIL_FROM: from }: Record<string, string | undefined>): Arguments['smtp'] {
  if (!url) return undefined;
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url))
    throw new Error('SMTP_URL deve essere un indirizzo come smtps://nome:password@posta.example.');
  if (!from?.includes('@')) throw new Error('MAIL_FROM deve essere il mittente delle mail, come negozio@example.it.');
  return { url, from };
}

function vapidOf({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: subject,
}: Record<string, string | undefined>): Arguments['vapid'] {
  const length = (text = '') => Buffer.from(text, 'base64url').length;
  if ((publicKey || privateKey) && (length(publicKey) !== 65 || length(privateKey) !== 32))
    throw new Error('VAPID_PUBLIC_KEY e VAPID_PRIVATE_KEY sono le due chiavi di `npx web-push generate-vapid-keys`.');
  if (subject && !/^(https:\/\/|mailto:)/.test(subject))
    throw new Error('VAPID_SUBJECT deve essere un indirizzo https://… o mailto:…');
  return { subject: subject || undefined, keys: publicKey && privateKey ? { publicKey, privateKey } : undefined };
}

/** The command line and the environment of `npm run api`: HOST, PORT, PROVIDER_PORT, METRICS_PORT, LOG, SHOP_ORIGIN, PAYMENT_PAGE, ORDER_PAGE, PROVIDER_ORIGIN, PROVIDER_API, PROVIDER_KEY, ORIGINS, TRUSTED_PROXIES, OUTBOX, OUTBOX_KEY, SMTP_URL, MAIL_FROM, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT, PUSH_SERVICES, CAPTCHA, IDENTITY, PUBLIC_API, DATABASE_URL, LISTEN_URL, DATABASE_READ_URL, DATABASE_READ_AGE, --memory, --products N, --data DIR, --moved. */
export function readArguments(words: readonly string[], env: Record<string, string | undefined>): Arguments {
  const port = whole(env.PORT, 'PORT', 8081);
  const providerPort = whole(env.PROVIDER_PORT, 'PROVIDER_PORT', port + 1);
  const products = after(words, '--products');
  const place: Place = env.DATABASE_URL
    ? {
        url: env.DATABASE_URL,
        ...(env.LISTEN_URL && { listenUrl: env.LISTEN_URL }),
        ...(env.DATABASE_READ_URL && {
          read: { url: env.DATABASE_READ_URL, maxAge: 1_000 * whole(env.DATABASE_READ_AGE, 'DATABASE_READ_AGE', 5) },
        }),
      }
    : words.includes('--memory')
      ? { memory: true }
      : { folder: resolve(after(words, '--data') ?? '.cache/shop/data') };
  const shop = env.SHOP_ORIGIN || `http://localhost:${port}`;
  const shopOrigin = originOf(shop, 'SHOP_ORIGIN');
  return {
    host: env.HOST?.split(',')[0]?.trim() || '127.0.0.1',
    port,
    providerPort,
    metricsPort: env.METRICS_PORT ? whole(env.METRICS_PORT, 'METRICS_PORT', 0) : undefined,
    jsonLog: env.LOG === 'json',
    place,
    size: products === undefined ? {} : { products: whole(products, '--products', 0) },
    origins: list(env.ORIGINS),
    proxies: list(env.TRUSTED_PROXIES),
    shopOrigin,
    pages: readPages(env, shop),
    moved: words.includes('--moved'),
    outbox: env.OUTBOX === '1',
    outboxKey: env.OUTBOX_KEY || undefined,
    smtp: smtpOf(env),
    vapid: vapidOf(env),
    pushServices: list(env.PUSH_SERVICES),
    captcha: env.CAPTCHA || undefined,
    demoIdentity: env.IDENTITY === 'demo',
    publicApi: env.PUBLIC_API?.replace(/\/$/, '') || `${shopOrigin}/ebsn/api`,
    providerOrigin: env.PROVIDER_ORIGIN || `http://localhost:${providerPort}`,
    providerApi: env.PROVIDER_API || undefined,
    providerKey: env.PROVIDER_KEY || undefined,
  };
}
