import type { Config, PageName } from '../config.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What stands in the place of `{slug}` or `{id}` in this address of a shop page; empty when it is another page. Slugs of categories may hold slashes. */
export function routeValue(pages: Config['pages'], name: PageName, pathname: string): string {
  const [before = '', after = ''] = pages[name].split(/\{\w+\}/).map((part) => escaped(part.split(/[?#]/)[0]!));
  const slot = name === 'category' ? '(.+?)' : '([^/]+)';
  const found = new RegExp(`^${before}${slot}${after}/?$`).exec(pathname)?.[1];
  if (!found) return '';
  try {
    return decodeURIComponent(found);
  } catch {
    return found;
  }
}
