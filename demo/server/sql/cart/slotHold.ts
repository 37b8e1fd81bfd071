import type { Db } from '../../database/database.ts';
import type { CartRow } from './carts.ts';

type Hold = Pick<CartRow, 'slot_held_until' | 'slot_held_since'>;

/** No place is held. */
export const noHold: Hold = { slot_held_until: null, slot_held_since: null };

const minute = 60_000;
const usual = { slot_hold_minutes: 60, slot_hold_longest_minutes: 240 };

/** How long a slot is held from its choice, and at most, in ms: settings of the shop, 60 minutes and four hours (ruling 28). */
async function limits(db: Db): Promise<{ each: number; longest: number }> {
  const rows = await db.selectFrom('setting').selectAll().where('name', 'in', Object.keys(usual)).execute();
  const { slot_hold_minutes: each, slot_hold_longest_minutes: longest } = {
    ...usual,
    ...Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)])),
  };
  return { each: each * minute, longest: longest * minute };
}

/** The cart's own place is still held. */
export const isHeld = ({ slot_held_until }: Hold, at: Date): boolean =>
  slot_held_until !== null && slot_held_until > at;

/** Holds a place from now on; one that has been held since `since` no longer than it may. Visitors hold none, or anybody could fill all slots. */
export async function holdFrom(db: Db, cart: CartRow, at: Date, since = at): Promise<Hold> {
  if (cart.user_id === null) return noHold;
  const { each, longest } = await limits(db);
  const until = new Date(Math.min(at.getTime() + each, since.getTime() + longest));
  return until > at ? { slot_held_until: until, slot_held_since: since } : noHold;
}

/** The same place held anew: every command of the cart renews it, until it has lapsed. */
export async function renewed(db: Db, cart: CartRow, at: Date): Promise<Partial<Hold>> {
  if (cart.timeslot_id === null || !isHeld(cart, at)) return {};
  return holdFrom(db, cart, at, cart.slot_held_since ?? at);
}
