import type { CatalogueTables } from './tables/catalogue.ts';
import type { SessionTables } from './tables/session.ts';

/** Every table of the reference shop, by area. Money in cents, quantities in thousandths. */
export interface Database extends SessionTables, CatalogueTables {}
