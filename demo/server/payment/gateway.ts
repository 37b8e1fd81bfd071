import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Clock } from '../time/clock.ts';
import type { ShopPages } from '../http/shopPages.ts';
import type { Provider } from './provider.ts';

/** What changes of an order depend on: the clock, and the shop's pages that mails link to. */
export type OrderWorld = Pick<PaymentGateway, 'clock' | 'places'>;

/** What settling payments needs of the world. */
export interface PaymentGateway {
  db: Kysely<Database>;
  clock: Clock;
  provider: Provider;
  /** The shop's pages that mails link to. */
  places: ShopPages;
  /** Tells whoever runs the shop, in one sentence. */
  report(sentence: string): void;
}
