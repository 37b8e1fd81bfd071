import type { Subscription } from '../schema/orders.ts';
import { addDays } from './dates.ts';

/** Ids of due dates (account §4). */
export const dueStatus = { expired: 1, expiring: 2, underWay: 3, paid: 4 } as const;
/** Ids of transactions; both of the last are completed ones (account §4). */
export const transactionStatus = { error: 0, underWay: 1, completed: 2, completedAtDoor: 3 } as const;

/** Days before its end in which a subscription is expiring, and after it in which it can be renewed. */
const soon = 30;
const grace = 60;

/** How a subscription from `begins` to `ends` stands today, all YYYY-MM-DD: one that another follows is never renewable. */
export function stateOn(
  today: string,
  { begins, ends }: { begins: string; ends: string },
  isRenewed: boolean,
): Subscription['state'] {
  if (today < begins) return 'ordered';
  if (today <= ends) return isRenewed || today < addDays(ends, -soon) ? 'active' : 'expiring';
  return isRenewed || today > addDays(ends, grace) ? 'expired' : 'renewable';
}

/** The last day of so many months from a day on, YYYY-MM-DD; a month that has no such day ends with its last. */
export function lastDay(begins: string, months: number): string {
  const [year = 0, month = 1, day = 1] = begins.split('-').map(Number);
  const end = new Date(Date.UTC(year, month - 1 + months, 1));
  const days = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, days));
  return addDays(end.toISOString().slice(0, 10), -1);
}
