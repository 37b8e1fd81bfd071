import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Clock } from '../time/clock.ts';
import type { ShopPages } from '../http/shopPages.ts';
import type { Provider } from './provider.ts';

/** What an order that changes needs of the world: the time, and where the links of its mails lead. */
export type OrderWorld = Pick<PaymentGateway, 'clock' | 'places'>;

/** What settling payments needs of the world. */
export interface PaymentGateway {
  db: Kysely<Database>;
  clock: Clock;
  provider: Provider;
  /** Where the links of mails lead. */
  places: ShopPages;
  /** Tells whoever runs the shop, in one sentence. */
  report(sentence: string): void;
}
