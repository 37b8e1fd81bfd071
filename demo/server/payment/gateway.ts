import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Clock } from '../time/clock.ts';
import type { Provider } from './provider.ts';

/** What settling payments needs of the world. */
export interface PaymentGateway {
  db: Kysely<Database>;
  clock: Clock;
  provider: Provider;
  /** Tells whoever runs the shop, in one sentence. */
  report(sentence: string): void;
}
