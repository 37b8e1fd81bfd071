import type { Config } from '../config.ts';
import { credentialsSchema } from '../schema/stored.ts';
import { tolerant } from '../schema/tolerant.ts';
import { languageOf } from './language.ts';
import type { Slices } from './storage.ts';

export interface Credentials {
  /** The six headers of every call (§7) that is not shared; to another site (`own` false) without session and account. */
  headers(own: boolean): Record<string, string>;
  /** Those that say nothing of the customer. */
  common(): Record<string, string>;
  /** To be taken before a call and given back with its answer. */
  stamp(): number;
  learn(headers: Headers, stamp: number): void;
  forget(): void;
  /** The session of the next call; '' for none yet. */
  session(): string;
  /** Is a session stored? Without one the cart need not be asked for. */
  known(): boolean;
  /** Rises when the session changes. */
  epoch(): number;
  now(): number;
}

const SESSION = 'X-Ebsn-Session';
const ACCOUNT = 'X-Ebsn-Account';
const readHeld = tolerant(credentialsSchema);
const readUuid = (value: unknown) => (typeof value === 'string' && /^[0-9a-f]{32}$/.test(value) ? value : undefined);

/** Session and account headers: read, learnt from answers, forgotten. Knows neither client nor login. */
export function createCredentials(stored: Slices, config: Config, now: () => number, uuid: () => string): Credentials {
  const held = () => stored.read('credentials', readHeld) ?? { session: '', account: '', epoch: 0 };
  const first = stored.read('client', readUuid) ?? uuid();
  stored.write('client', first);
  /** Read at each call: two tabs that open together in a new browser end with one id. */
  const clientId = () => stored.read('client', readUuid) ?? first;

  const common = () => ({
    'X-Ebsn-Client': config.app || 'site',
    'X-Ebsn-Version': config.version,
    'X-Ebsn-Language': languageOf(stored, config),
  });

  return {
    now,
    common,
    epoch: () => held().epoch,
    stamp: () => held().epoch,
    session: () => held().session,
    known: () => held().session !== '',
    headers(own) {
      const { session, account } = held();
      return {
        ...(own && session && { [SESSION]: session }),
        ...(own && account && { [ACCOUNT]: account }),
        'X-Ebsn-Client-Uuid': clientId(),
        ...common(),
      };
    },
    learn(headers, stamp) {
      const current = held();
      const session = headers.get(SESSION) ?? current.session;
      const account = headers.get(ACCOUNT) ?? current.account;
      if (stamp < current.epoch || (session === current.session && account === current.account)) return;
      stored.write('credentials', { session, account, epoch: current.epoch + 1 });
    },
    forget() {
      stored.write('credentials', { session: '', account: '', epoch: held().epoch + 1 });
    },
  };
}
