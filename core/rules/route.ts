import type { Config, PageName } from '../config.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Pages whose slots may hold slashes: the slug of a category is a path. */
export const deepPages: readonly PageName[] = ['category'];

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What stands in the place of each `{slot}` in this address of a shop page, by name; undefined when it is another page. */
export function routeValues(
  pages: Config['pages'],
  name: PageName,
  pathname: string,
): Record<string, string> | undefined {
  const parts = pages[name].split(/[?#]/)[0]!.split(/\{(\w+)\}/);
  const slot = deepPages.includes(name) ? '(.+?)' : '([^/]+)';
  const pattern = parts.map((part, index) => (index % 2 ? slot : escaped(part))).join('');
  const found = new RegExp(`^${pattern}/?$`).exec(pathname);
  if (!found) return undefined;
  const names = parts.filter((_, index) => index % 2);
  return Object.fromEntries(names.map((each, index) => [each, decoded(found[index + 1]!)]));
}

/** What stands in the place of the only slot of a page; empty when this is another page. */
export const routeValue = (pages: Config['pages'], name: PageName, pathname: string): string =>
  Object.values(routeValues(pages, name, pathname) ?? {})[0] ?? '';

/** A further address of a page, below the site's own folder. */
export const pathLink = (pages: Config['pages'], path: string): string => pages.home.replace(/\/$/, '') + path;

/** Which of a page's further addresses this is; undefined for its own (account §2). */
export function stepAt<S extends string>(
  pages: Config['pages'],
  paths: Readonly<Record<S, string>>,
  pathname: string,
): S | undefined {
  const here = pathname.replace(/\/$/, '');
  return (Object.keys(paths) as S[]).find((step) => pathLink(pages, paths[step]) === here);
}
