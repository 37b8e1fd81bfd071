import { atCheckoutOrPayment } from '../rules/atCheckoutOrPayment.ts';
import { keptUserSchema } from '../schema/stored.ts';
import { tolerant } from '../schema/tolerant.ts';
import type { Spesa } from '../spesa.ts';

/** The slice of this tab that holds the customer for whom a check has restarted it. */
const RESTARTED = 'restarted';
const readRestarted = tolerant(keptUserSchema);

/**
 * Asks the server who is there (§4). A page that was drawn for somebody else is loaded anew, once for each customer and login (SES-10), never
 * at checkout or payment. A failed check counts as not logged in and forgets nothing (SES-09). `operation` is what the login is wanted for.
 */
export async function checkLogin(
  { session, browser, config }: Pick<Spesa, 'session' | 'browser' | 'config'>,
  operation: string,
): Promise<boolean> {
  const drawnFor = session.store.getState().userId;
  if (!(await session.test(operation))) return false;
  const { userId } = session.store.getState();
  const restarted = browser.page.read(RESTARTED, readRestarted)?.userId;
  if (userId === drawnFor || restarted === userId || atCheckoutOrPayment(config)) return true;
  browser.page.write(RESTARTED, { userId });
  browser.reload();
  return true;
}
