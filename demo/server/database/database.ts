import type { Kysely, Transaction } from 'kysely';
import type { CartTables } from './tables/cart.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { DeliveryTables } from './tables/delivery.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { LeafletTables } from './tables/leaflets.ts';
import type { ListTables } from './tables/lists.ts';
import type { LoyaltyTables } from './tables/loyalty.ts';
import type { OrderTables } from './tables/orders.ts';
import type { ParkingTables } from './tables/parking.ts';
import type { PlaceTables } from './tables/places.ts';
import type { ProfileTables } from './tables/profile.ts';
import type { RecurringTables } from './tables/recurring.ts';
import type { SessionTables } from './tables/session.ts';
import type { SubscriptionTables } from './tables/subscriptions.ts';
import type { SupplementTables } from './tables/supplements.ts';
import type { VersionTables } from './tables/versions.ts';
import type { VisitTables } from './tables/visits.ts';
import type { WithdrawalTables } from './tables/withdrawals.ts';

/** Every table of the reference shop, by area. Money in cents, quantities in thousandths. */
export interface Database
  extends
    SessionTables,
    CatalogueTables,
    DeliveryTables,
    CartTables,
    LoyaltyTables,
    ListTables,
    OrderTables,
    LeafletTables,
    ParkingTables,
    PlaceTables,
    ProfileTables,
    IdentityTables,
    RecurringTables,
    SubscriptionTables,
    SupplementTables,
    VersionTables,
    VisitTables,
    WithdrawalTables {}

/** A connection or a transaction: what every function of `sql/` takes. Inside a transaction only its own handle may be used. */
export type Db = Kysely<Database> | Transaction<Database>;
