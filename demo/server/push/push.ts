import type { Kysely } from 'kysely';
import webPush, { type RequestOptions } from 'web-push';
import type { PushMessage, Subscription } from '../../../core/schema/push.ts';
import type { Database } from '../database/database.ts';
import { readSubscription } from './services.ts';

/** The pair of keys by which push services know the shop (VAPID, RFC 8292), base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Whom a push service may write to about this shop, as RFC 8292 wants it. */
export const subjectOf = (shop: string, from?: string): string =>
  shop.startsWith('https:')
    ? shop
    : `mailto:${/[^\s<>]+@[^\s<>]+/.exec(from ?? '')?.[0] ?? `push@${new URL(shop).hostname}`}`;

/** What became of a message: the push service has it, the subscription is over for good, or it may work later. */
export type Outcome = 'sent' | 'gone' | 'later';

/** The shop's way to the browsers of its customers. */
export interface Push {
  publicKey(): Promise<string>;
  /** The subscription that a browser registers with, undefined for none that we would send to. */
  subscription(text: string): Subscription | undefined;
  /** Hands a message to the push service, sealed for that browser alone; messages of one `topic` replace each other while they wait there. */
  send(subscription: Subscription, message: PushMessage, topic: string): Promise<Outcome>;
}

interface Settings {
  db: Kysely<Database>;
  /** Whom a push service may write to: an https or mailto address. */
  subject: string;
  /** Absent: made once and kept in the database. */
  keys?: VapidKeys | undefined;
  /** Origins of push services beside those of the browsers. */
  services?: readonly string[];
}

const tenSeconds = 10_000;
/** For so long a push service keeps what it cannot deliver, in s. */
const halfADay = 43_200;
const name = 'vapid';

/** The keys of this shop, the same for all its processes: a browser that subscribed under others would hear nothing any more. */
async function keptKeys(db: Kysely<Database>): Promise<VapidKeys> {
  const stored = () => db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  if (!(await stored())) {
    const value = JSON.stringify(webPush.generateVAPIDKeys());
    await db
      .insertInto('setting')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
  return JSON.parse((await stored())!.value) as VapidKeys;
}

/** Whether an answer of a push service means that it never works again with this subscription (RFC 8030). */
function outcomeOf(http: number): Outcome {
  if (http >= 200 && http < 300) return 'sent';
  return http === 404 || http === 410 ? 'gone' : 'later';
}

export function createPush({ db, subject, keys, services = [] }: Settings): Push {
  let made: Promise<VapidKeys> | undefined;
  const own = (): Promise<VapidKeys> =>
    (made ??= (keys ? Promise.resolve(keys) : keptKeys(db)).catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
  return {
    publicKey: async () => (await own()).publicKey,
    subscription: (text) => readSubscription(text, services),
    async send(subscription, message, topic) {
      const options: RequestOptions = {
        vapidDetails: { subject, ...(await own()) },
        TTL: halfADay,
        urgency: 'high',
        topic,
        contentEncoding: 'aes128gcm',
      };
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(
        subscription,
        JSON.stringify(message),
        options,
      );
      try {
        const answer = await fetch(endpoint, {
          method,
          headers: Object.entries(headers).map(([header, value]): [string, string] => [header, String(value)]),
          body: new Uint8Array(body),
          redirect: 'manual',
          signal: AbortSignal.timeout(tenSeconds),
        });
        await answer.body?.cancel();
        return outcomeOf(answer.status);
      } catch {
        return 'later';
      }
    },
  };
}
