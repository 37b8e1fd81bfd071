import * as numberTexts from '../labels/it/numbers.ts';
import { grouped } from './price.ts';
import type { PointsMovement } from '../schema/awards.ts';
import type { User } from '../schema/session.ts';

/** The counters of a loyalty card: points, points of the new collection, money (§3; PME belongs to the checkout). */
export type CounterCode = 'PTS' | 'PTN' | 'PM2';

const CARD_REQUEST = 4;

/** The value of a counter as the wire has it: points, or euro for PM2; undefined where the customer has none. */
export const counterOf = (user: Pick<User, 'userPointsCounters'>, code: CounterCode): number | undefined =>
  user.userPointsCounters?.find(({ codInt }) => codInt === code)?.value;

/** Whole points with their thousands, as the page's language writes them; null for a negative or missing balance, which is shown as a dash (DATA-05). */
export function pointsText(value: number | undefined): string | null {
  const whole = Math.floor(value ?? -1);
  if (!Number.isSafeInteger(whole) || whole < 0) return null;
  return grouped(String(whole), numberTexts.decimal() === ',' ? '.' : ',');
}

/** Points that came or went: "+520", "−700"; nought has no sign. */
export const signedPoints = (points: number): string =>
  `${points < 0 ? '−' : points > 0 ? '+' : ''}${pointsText(Math.abs(points)) ?? ''}`;

/** The movements, the latest first, each with the balance after it. */
export function statement(
  movements: readonly PointsMovement[],
  balance: number,
): readonly (PointsMovement & { after: number })[] {
  let after = balance;
  return movements.map((movement) => {
    const line = { ...movement, after };
    after -= movement.points;
    return line;
  });
}

/** Has the customer a card, asked for one, or neither? (§3: type 4 with value 1 is the request.) */
export function cardState(user: Pick<User, 'fidelityCard' | 'person'>): 'held' | 'requested' | 'none' {
  if (/\d/.test(String(user.fidelityCard ?? ''))) return 'held';
  return user.person?.personInfos.some(
    ({ personInfoTypeId, value }) => personInfoTypeId === CARD_REQUEST && String(value) === '1',
  )
    ? 'requested'
    : 'none';
}

/** Lines of `text | address` as links, in their order; lines without both are left out. */
export function linkLines(lines: string): { text: string; address: string }[] {
  return lines.split('\n').flatMap((line) => {
    const [text = '', address = ''] = line.split('|').map((part) => part.trim());
    return text && address ? [{ text, address }] : [];
  });
}
