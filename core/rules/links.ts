import type { Config } from '../config.ts';
import { longestAddress } from './addressLimits.ts';
import { urlOf } from './urlOf.ts';

type Pages = Config['pages'];

/** Half a surrogate pair cannot be encoded and is left out. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));

/** One path text as URL segments: each encoded, `.` and `..` left out (XSS-18). */
function segments(text: string): string {
  return text
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map((part) => encoded(part))
    .join('/');
}

/** The address of a page of the shop, its `{slug}` or `{id}` filled; empty where the site has no such page. */
export function pageLink<Name extends keyof Pages>(
  pages: Pick<Pages, Name>,
  name: Name,
  values: Record<string, string | number> = {},
): string {
  return pages[name].replace(/\{(\w+)\}/g, (_, key: string) =>
    Object.hasOwn(values, key) ? segments(String(values[key])) : '',
  );
}

/** Is this address the page of that name, which has no slot? */
export const isPage = (pages: Pages, name: keyof Pages, pathname: string): boolean =>
  pages[name].replace(/\/$/, '') === pathname.replace(/\/$/, '');

export const productLink = (pages: Pick<Pages, 'product'>, product: { slug: string }): string =>
  pageLink(pages, 'product', { slug: product.slug });
export const categoryLink = (pages: Pages, category: { slug: string }): string =>
  pageLink(pages, 'category', { slug: category.slug });

/** The search page with its words in `q`. */
export function searchLink(pages: Pages, words: string): string {
  const address = pageLink(pages, 'search');
  return `${address}${address.includes('?') ? '&' : '?'}q=${encoded(words)}`;
}

const parse = (text: unknown, base: string): URL | null =>
  typeof text === 'string' && text.trim() !== '' && text.length < longestAddress ? urlOf(text, base) : null;

const path = (url: URL): string => `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`;

/** A `back` target as a path of `origin`, or the fallback; re-checked after rebuilding, so it never leaves the origin (XSS-10). */
export function safeBack(back: unknown, origin: string, fallback = '/'): string {
  if (typeof back !== 'string' || !/^\/(?![/\\])/.test(back) || /[\\\u0000-\u001f\u007f]/.test(back)) return fallback;
  const url = parse(back, origin);
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return fallback;
  const rebuilt = path(url);
  return new URL(rebuilt, origin).origin === origin ? rebuilt : fallback;
}

/** Where a link of content leads (§2): routed by us, left to the browser, opened in a new window, or played in a dialog. */
export interface ContentLink {
  kind: 'internal' | 'photo' | 'external' | 'contact' | 'video';
  href: string;
  /** Of a video alone. */
  videoId?: string;
}

/** The hosts whose links may be videos (XSS-12). */
export const videoHosts = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'];

/** The 11 characters of a YouTube link in its watch, embed, shorts or short form, else null (XSS-12). */
function videoId(url: URL): string | null {
  if (!videoHosts.includes(url.host) || !/^https?:$/.test(url.protocol)) return null;
  const [, first = '', second = ''] = url.pathname.split('/');
  const id =
    url.host === 'youtu.be'
      ? first
      : first === 'watch'
        ? (url.searchParams.get('v') ?? '')
        : first === 'embed' || first === 'shorts'
          ? second
          : '';
  return /^[\w-]{11}$/.test(id) ? id : null;
}

/** Is this the host itself, letter for letter, port included? (XSS-11) */
const isAllowedHost = (url: URL, hosts: readonly string[]): boolean =>
  hosts.some((host) => host.toLowerCase() === url.host);

/** The schemes that links of content may have (XSS-09): pages, and ways to reach somebody. */
export const webSchemes = ['http', 'https'];
export const contactSchemes = ['mailto', 'tel'];
const schemeOf = (url: URL): string => url.protocol.slice(0, -1);

/** A path as content names it, of a site in a folder: below that folder. */
const below = (folder: string, inside: string): string =>
  /^(?:[/?#]|$)/.test(inside.slice(folder.length)) && inside.startsWith(folder) ? inside : folder + inside;

/**
 * Reads a link that came with content or from the API; null when it may not be followed at all: only http, https, mailto and tel, no
 * user name or password in it (XSS-09). Links of our own host and of `allowedDomains` become paths of our own site, without their `/shop` prefix,
 * in the folder that it has below its origin; one that is written with our own host may lead beside that folder.
 */
export function contentLink(
  link: unknown,
  origin: string,
  allowedDomains: readonly string[],
  folder = '',
): ContentLink | null {
  const url = parse(link, `${origin}/`);
  if (!url) return null;
  if (contactSchemes.includes(schemeOf(url))) return { kind: 'contact', href: url.href };
  if (!webSchemes.includes(schemeOf(url)) || url.username || url.password) return null;
  const video = videoId(url);
  if (video) return { kind: 'video', href: url.href, videoId: video };
  const own = url.host === new URL(origin).host;
  if (!own && !isAllowedHost(url, allowedDomains)) return { kind: 'external', href: url.href };
  if (/^\/photo\d*\//.test(url.pathname)) return { kind: 'photo', href: own ? path(url) : url.href };
  const inside = path(url)
    .replace(/^\/shop(?=[/?#]|$)/, '')
    .replace(/^\/*/, '/');
  const whole = own && /^\s*[a-z]+:/i.test(String(link));
  const href = whole ? inside : below(folder, inside);
  return new URL(href, origin).origin === origin ? { kind: 'internal', href } : null;
}

/** The address of a picture: http or https only; relative ones stand on the shop's host (wire §1). Null for none. */
export function photoLink(address: string | null | undefined, api: string, origin: string): string | null {
  const home = parse(api, origin)?.origin ?? origin;
  const url = parse(address, `${home}/`);
  if (!url || !webSchemes.includes(schemeOf(url)) || url.username || url.password) return null;
  return url.origin === origin ? path(url) : url.href;
}
