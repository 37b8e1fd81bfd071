import { subscriptionSchema, type Subscription } from '../../../core/schema/push.ts';
import { safeParse } from 'valibot';

/** The push services of the browsers: Chrome and those built on it, Firefox, Edge on Windows, Safari. */
const known = [
  /^fcm\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
  /^web\.push\.apple\.com$/,
];

/** Is this the address of a push service that we know, or of one of `more` origins? A customer says it, and the shop will call it. */
function isPushService(address: string, more: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(address);
  if (username || password) return false;
  return more.includes(origin) || (protocol === 'https:' && port === '' && known.some((host) => host.test(hostname)));
}

const bytes = (text: string): number => Buffer.from(text, 'base64url').length;

/** A browser's subscription as it registers, or undefined for none that can be used: a known service, and keys of the right length. */
export function readSubscription(text: string, more: readonly string[]): Subscription | undefined {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { success, output } = safeParse(subscriptionSchema, given);
  if (!success || !isPushService(output.endpoint, more)) return undefined;
  return bytes(output.keys.p256dh) === 65 && bytes(output.keys.auth) === 16 ? output : undefined;
}
