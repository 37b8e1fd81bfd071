import { keptDeviceSchema } from '../schema/keptDevice.ts';
import { tolerant } from '../schema/tolerant.ts';
import type { Spesa } from '../spesa.ts';
import { allows } from './consent.ts';

type Kept = Pick<Spesa, 'browser'>;

/** The slice that says who wants push messages on this device. It stays after a logout, so that their next login registers the device again (account §4). */
export const SLICE = 'push';
const readKept = tolerant(keptDeviceSchema);

/** The device that somebody has switched push messages on for, and whose it is. */
export const keptDevice = ({ browser }: Kept) => browser.local.read(SLICE, readKept);

/** Has somebody else than the customer who is there switched messages on here? */
export function isAnothers(spesa: Pick<Spesa, 'browser' | 'session'>): boolean {
  const kept = keptDevice(spesa);
  return kept !== undefined && kept.userId !== spesa.session.store.getState().userId;
}

/** Has the customer who is there switched messages on here, and do they still agree? (LAW-12) */
export function wantsPush(spesa: Pick<Spesa, 'browser' | 'session' | 'preferences'>): boolean {
  const kept = keptDevice(spesa);
  return kept?.userId === spesa.session.store.getState().userId && allows(spesa, 'push') === true;
}
