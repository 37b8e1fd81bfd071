import type { Config } from '../config.ts';
import type { Slices } from './storage.ts';

interface Held {
  session: string;
  account: string;
  /** Rises with every change; an answer to an older request changes nothing (SES-03). */
  epoch: number;
}

export interface Credentials {
  /** The six headers of every call (§7). */
  headers(): Record<string, string>;
  /** To be taken before a call and given back with its answer. */
  stamp(): number;
  learn(headers: Headers, stamp: number): void;
  forget(): void;
  /** Is a session stored? Without one the cart need not be asked for. */
  known(): boolean;
  /** Rises when the session changes. */
  epoch(): number;
  now(): number;
}

const SESSION = 'X-Ebsn-Session';
const ACCOUNT = 'X-Ebsn-Account';
const isHeld = (value: unknown): value is Held => typeof value === 'object' && value !== null && typeof (value as Held).session === 'string' && typeof (value as Held).account === 'string' && typeof (value as Held).epoch === 'number';
const isUuid = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

/** Session and account headers: read, learnt from answers, forgotten. Knows neither client nor login. */
export function createCredentials(stored: Slices, config: Config, now: () => number, uuid: () => string): Credentials {
  const held = (): Held => stored.read('credentials', isHeld) ?? { session: '', account: '', epoch: 0 };
  const clientId = stored.read('client', isUuid) ?? uuid();
  stored.write('client', clientId);

  return {
    now,
    epoch: () => held().epoch,
    stamp: () => held().epoch,
    known: () => held().session !== '',
    headers() {
      const { session, account } = held();
      return {
        ...(session ? { [SESSION]: session } : {}),
        ...(account ? { [ACCOUNT]: account } : {}),
        'X-Ebsn-Client': config.app || 'site',
        'X-Ebsn-Version': config.version,
        'X-Ebsn-Client-Uuid': clientId,
        'X-Ebsn-Language': 'it',
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
