import type { Kysely } from 'kysely';
import type { User } from '../../../core/schema/session.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ProductSource } from '../sql/catalogue/productsById.ts';
import type { Clock } from '../time/clock.ts';
import type { Database } from '../database/database.ts';
import type { Identity } from '../identity/identity.ts';
import type { ShopPages } from './shopPages.ts';
import type { Push } from '../push/push.ts';
import type { PaymentGateway } from '../payment/gateway.ts';
import type { Session } from '../session/session.ts';

/** Where this shop is found. */
export interface Places extends ShopPages {
  /** Origin of the shop's pages. */
  shop: string;
  /** Base of this API as the card provider reaches it. */
  self: string;
}

/** What a handler gets beside its input. */
export interface Context {
  db: Kysely<Database>;
  clock: Clock;
  catalogue: Catalogue;
  /** Products of carts as they stand now; to be called before a transaction begins, never inside it. */
  products(): Promise<ProductSource>;
  places: Places;
  /** Database, clock and provider, to settle payments. */
  payments: PaymentGateway;
  /** Whose word on who somebody is counts. */
  identity: Identity;
  /** The way to customers' browsers. */
  push: Push;
  /** The caller's live session, if a valid one came. */
  session: Session | undefined;
  /** Makes an anonymous session where there is none: the first write of a visitor. */
  ensureSession(): Promise<Session>;
  /** Answers from now on in the name of this session (login, logout); `null` forgets it. */
  setSession(session: Session | null): void;
  /** The account at the envelope's root; set by whoever changes it. */
  user: User;
  /** `show_sectors` and `hash` of the query, if the row carries them. */
  showSectors: boolean;
  hash: string | undefined;
  idempotencyKey: string | undefined;
  /** The body as it came, for the fingerprint of an idempotent call. */
  rawBody: string;
  /** The caller's address, for limits. */
  remote: string;
  /** The id of the caller's browser, as it says itself. */
  device: string | undefined;
  warn(code: string, message: string): void;
  inform(code: string, message: string): void;
  /** Sets a header of the answer. */
  header(name: string, value: string): void;
}
