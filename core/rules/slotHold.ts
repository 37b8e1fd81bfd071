import type { Cart } from '../schema/cart.ts';

const minute = 60_000;

/** Whole minutes for which the cart's slot is still held at a moment in ms: the last one counts as one, and none is promised that is not whole; 0 where it is not held, or no more (ruling 28). */
export function minutesHeld({ timeslot }: Pick<Cart, 'timeslot'>, now: number): number {
  const until = timeslot?.heldUntil ? Date.parse(timeslot.heldUntil) : NaN;
  return until > now ? Math.max(1, Math.floor((until - now) / minute)) : 0;
}
