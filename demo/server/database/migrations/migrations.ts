import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import type { ShopSize } from '../../../shop/shop.ts';
import type { Database } from '../database.ts';
import { create } from '../create/foundation.ts';
import * as accounts from './accounts.ts';
import * as backOffice from './backOffice.ts';
import { cartUser } from './cartUser.ts';
import { creditNotes } from './creditNotes.ts';
import { dietProfiles } from './dietProfiles.ts';
import { drainedWeights } from './drainedWeights.ts';
import { finalBags } from './finalBags.ts';
import { linkedConsents } from './linkedConsents.ts';
import { identities } from './identities.ts';
import { invoices } from './invoices.ts';
import { languages } from './languages.ts';
import { messageContents } from './messageContents.ts';
import { orderLife } from './orderLife.ts';
import { otherProvinces } from './otherProvinces.ts';
import { parking } from './parking.ts';
import * as places from './places.ts';
import { plannedReads } from './plannedReads.ts';
import { postage } from './postage.ts';
import { pushMessages } from './pushMessages.ts';
import * as recurring from './recurring.ts';
import { priceNotices } from './priceNotices.ts';
import { basketGenerations } from './basketGenerations.ts';
import { productNotices } from './productNotices.ts';
import { registrations } from './registrations.ts';
import * as riders from './riders.ts';
import { sessionIdle } from './sessionIdle.ts';
import { shownTotals } from './shownTotals.ts';
import { stepUp } from './stepUp.ts';
import { storeHours } from './storeHours.ts';
import { substitutions } from './substitutions.ts';
import * as subscriptions from './subscriptions.ts';
import { supplementChoices } from './supplementChoices.ts';
import { supplements } from './supplements.ts';
import { usableGifts } from './usableGifts.ts';
import { visitorLists } from './visitorLists.ts';
import { visitFigures } from './visitFigures.ts';
import { wallet } from './wallet.ts';
import { walletHeld } from './walletHeld.ts';
import { waysIn } from './waysIn.ts';
import { actingAudit } from './actingAudit.ts';
import { withdrawals } from './withdrawals.ts';

/** One step from a version of the database to the next; once it has been released its sources stay as they are. */
export interface Migration {
  version: number;
  up(db: Kysely<Database>, size: ShopSize): Promise<void>;
  /** Tells its sources from others of the same version. */
  form: string;
}

const here = import.meta.dirname;

function formOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(source));
  return hash.digest('base64url').slice(0, 16);
}

const foundationSources = () => {
  const folder = join(dirname(here), 'create');
  return readdirSync(folder)
    .sort()
    .map((file) => join(folder, file));
};

/** Every version, the oldest first; a change of the tables is a further one, in a file of its own. */
export const migrations: readonly Migration[] = [
  { version: 1, up: create, form: formOf(foundationSources()) },
  { version: 2, up: accounts.up, form: formOf([join(here, 'accounts.ts')]) },
  { version: 3, up: orderLife, form: formOf([join(here, 'orderLife.ts')]) },
  { version: 4, up: backOffice.up, form: formOf([join(here, 'backOffice.ts')]) },
  { version: 5, up: places.up, form: formOf([join(here, 'places.ts')]) },
  { version: 6, up: riders.up, form: formOf([join(here, 'riders.ts')]) },
  { version: 7, up: identities, form: formOf([join(here, 'identities.ts')]) },
  { version: 8, up: storeHours, form: formOf([join(here, 'storeHours.ts')]) },
  { version: 9, up: recurring.up, form: formOf([join(here, 'recurring.ts')]) },
  { version: 10, up: visitorLists, form: formOf([join(here, 'visitorLists.ts')]) },
  { version: 11, up: sessionIdle, form: formOf([join(here, 'sessionIdle.ts')]) },
  {
    version: 12,
    up: subscriptions.up,
    form: formOf([join(here, 'subscriptions.ts'), join(here, 'subscriptionRows.ts')]),
  },
  { version: 13, up: parking, form: formOf([join(here, 'parking.ts')]) },
  { version: 14, up: invoices, form: formOf([join(here, 'invoices.ts')]) },
  { version: 15, up: substitutions, form: formOf([join(here, 'substitutions.ts')]) },
  { version: 16, up: postage, form: formOf([join(here, 'postage.ts')]) },
  { version: 17, up: pushMessages, form: formOf([join(here, 'pushMessages.ts')]) },
  { version: 18, up: dietProfiles, form: formOf([join(here, 'dietProfiles.ts')]) },
  { version: 19, up: creditNotes, form: formOf([join(here, 'creditNotes.ts')]) },
  { version: 20, up: withdrawals, form: formOf([join(here, 'withdrawals.ts')]) },
  { version: 21, up: wallet, form: formOf([join(here, 'wallet.ts')]) },
  { version: 22, up: supplements, form: formOf([join(here, 'supplements.ts')]) },
  { version: 23, up: walletHeld, form: formOf([join(here, 'walletHeld.ts')]) },
  { version: 24, up: otherProvinces, form: formOf([join(here, 'otherProvinces.ts')]) },
  { version: 25, up: supplementChoices, form: formOf([join(here, 'supplementChoices.ts')]) },
  { version: 26, up: visitFigures, form: formOf([join(here, 'visitFigures.ts')]) },
  { version: 27, up: languages, form: formOf([join(here, 'languages.ts')]) },
  { version: 28, up: cartUser, form: formOf([join(here, 'cartUser.ts')]) },
  { version: 29, up: priceNotices, form: formOf([join(here, 'priceNotices.ts')]) },
  { version: 30, up: plannedReads, form: formOf([join(here, 'plannedReads.ts')]) },
  { version: 31, up: productNotices, form: formOf([join(here, 'productNotices.ts')]) },
  { version: 32, up: basketGenerations, form: formOf([join(here, 'basketGenerations.ts')]) },
  { version: 33, up: registrations, form: formOf([join(here, 'registrations.ts')]) },
  { version: 34, up: stepUp, form: formOf([join(here, 'stepUp.ts')]) },
  { version: 35, up: shownTotals, form: formOf([join(here, 'shownTotals.ts')]) },
  { version: 36, up: waysIn, form: formOf([join(here, 'waysIn.ts')]) },
  { version: 37, up: actingAudit, form: formOf([join(here, 'actingAudit.ts')]) },
  { version: 38, up: drainedWeights, form: formOf([join(here, 'drainedWeights.ts')]) },
  { version: 39, up: finalBags, form: formOf([join(here, 'finalBags.ts')]) },
  { version: 40, up: linkedConsents, form: formOf([join(here, 'linkedConsents.ts')]) },
  { version: 41, up: usableGifts, form: formOf([join(here, 'usableGifts.ts')]) },
  { version: 42, up: messageContents, form: formOf([join(here, 'messageContents.ts')]) },
];
