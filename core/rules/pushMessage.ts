import { pushMessageSchema } from '../schema/push.ts';
import { tolerant } from '../schema/tolerant.ts';
import { contentLink } from './links.ts';

/** What a push message says, and where a press on it leads. */
export interface PushNotice {
  title: string;
  body: string;
  /** A path of this site. */
  path: string;
  /** The customer has pressed it already, outside the page. */
  tap: boolean;
}

const read = tolerant(pushMessageSchema);

/** A path of the site's own as it stands below `home`, the path that the site begins at; anything else is `home` itself. */
function pathOf(target: string | undefined, origin: string, home: string): string {
  const link = target ? contentLink(target, origin, []) : null;
  if (link?.kind !== 'internal') return home;
  return link.href.startsWith(home) ? link.href : home + link.href.slice(1);
}

/** Reads a push message (§3); its target passes the gate of links and never leaves the site. Undefined for one that says nothing. */
export function readPushMessage(
  message: unknown,
  { origin, home }: { origin: string; home: string },
): PushNotice | undefined {
  const { aps, title, body, tap, nav_to } = read(message) ?? {};
  const words = [aps?.alert?.title ?? title, body ?? aps?.alert?.body].map((text) => text?.trim() ?? '');
  const [first = '', second = ''] = words.filter(Boolean);
  return first ? { title: first, body: second, path: pathOf(nav_to, origin, home), tap: tap === true } : undefined;
}
