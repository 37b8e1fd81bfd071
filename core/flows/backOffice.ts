import { ApiError } from '../api/error.ts';
import { staff } from '../api/endpoints/staff.ts';
import type { InputOf } from '../api/endpoint.ts';
import type { Spesa } from '../spesa.ts';
import { clearSession } from './clearSession.ts';
import { pinAsked, type PinAsked } from './enter.ts';
import { forgetDrafts } from './forgetDrafts.ts';

/** Opens the back office (account §7); where its code is asked for, says so instead. Throws ApiError. */
export async function enterBackOffice(
  spesa: Spesa,
  given: InputOf<typeof staff.ssoLogin>,
): Promise<PinAsked | undefined> {
  try {
    await spesa.client.call(staff.ssoLogin, given);
  } catch (error) {
    const asked = pinAsked(error);
    if (!asked) throw error;
    return asked;
  }
  await spesa.cart.load();
  spesa.tabs.tell({ kind: 'entered' });
  return undefined;
}

/** From now on the page, and the other tabs, are this customer's. Throws ApiError. */
export async function actFor(spesa: Spesa, userId: number): Promise<void> {
  const { client, session, browser, cart, tabs } = spesa;
  const { data, revision } = await client.call(staff.selectUser, { user_id: userId });
  session.become(data.user.userId);
  forgetDrafts({ session, browser });
  cart.adopt(data, revision);
  tabs.tell({ kind: 'acting' });
}

/** Back from a customer to the back office. Throws ApiError. */
export async function stopActing(spesa: Spesa): Promise<void> {
  const { client, session, browser, cart, tabs } = spesa;
  await client.call(staff.ssoLogout, {});
  await cart.load();
  forgetDrafts({ session, browser });
  tabs.tell({ kind: 'acting' });
}

/** Leaves the back office; sessions in which it acts for somebody end too. Throws ApiError, still there, where that failed. */
export async function leaveBackOffice(spesa: Spesa): Promise<void> {
  try {
    await spesa.client.call(staff.ssoLogout, {});
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== 'expired') throw error;
  }
  spesa.session.forget();
  clearSession(spesa);
}
