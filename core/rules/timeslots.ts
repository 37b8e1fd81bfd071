import type { Timeslot, TimeslotDay } from '../schema/delivery.ts';
import { noonOf } from './dates.ts';

/** What a slot card shows: `free`, `few` places left, `full`, `closed` by its cut-off or by the shop, or the one `selected`. */
export type SlotState = 'free' | 'few' | 'full' | 'closed' | 'selected';

/** The state of a slot at a moment of the server's clock, ms since 1970 (account §3, SLOT-04, SLOT-05). */
export function slotState(slot: Timeslot, now: number): SlotState {
  if (slot.selected || slot.status === 'selected') return 'selected';
  if (slot.status === 'full') return 'full';
  const cutOff = slot.cutOff ? Date.parse(slot.cutOff) : NaN;
  if (!(Number(slot.active) >= 1) || cutOff <= now) return 'closed';
  return slot.status === 'intermediate' ? 'few' : 'free';
}

/** May it be chosen? One that is already chosen need not be. */
export function isSelectable(slot: Timeslot, now: number): boolean {
  const state = slotState(slot, now);
  return state === 'free' || state === 'few';
}

/** Is there a slot on this day that is chosen or may be? */
export const hasRoom = (day: TimeslotDay, now: number): boolean =>
  day.timeslots.some((slot) => slotState(slot, now) === 'selected' || isSelectable(slot, now));

/** The day that is shown first: the chosen one, else the first with a real choice, else the first with any slot left. */
export const firstDay = (days: readonly TimeslotDay[], now: number): TimeslotDay | undefined =>
  days.find(({ selected }) => selected) ??
  days.find(({ timeslots }) => timeslots.filter((slot) => isSelectable(slot, now)).length > 1) ??
  days.find((day) => hasRoom(day, now)) ??
  days[0];

/** Days in calendar order with their slots by time; a repeated day or slot stands once, a day that is no date is dropped (SLOT-08). */
export function sortedDays(days: readonly TimeslotDay[]): TimeslotDay[] {
  const byDate = new Map<string, TimeslotDay>();
  for (const day of days) {
    if (Number.isNaN(noonOf(day.dateIso))) continue;
    const known = byDate.get(day.dateIso);
    byDate.set(
      day.dateIso,
      known
        ? { ...known, selected: known.selected || day.selected, timeslots: [...known.timeslots, ...day.timeslots] }
        : day,
    );
  }
  const time = (slot: Timeslot): string => `${slot.beginTime.padStart(5, '0')} ${slot.endTime.padStart(5, '0')}`;
  return [...byDate.values()]
    .sort((a, b) => (a.dateIso < b.dateIso ? -1 : 1))
    .map((day) => {
      const unique = new Map(day.timeslots.map((slot) => [slot.timeslotId, slot]));
      return {
        ...day,
        timeslots: [...unique.values()].sort((a, b) =>
          time(a) < time(b) ? -1 : time(a) > time(b) ? 1 : a.timeslotId - b.timeslotId,
        ),
      };
    });
}

/** "9:00–11:00". */
export const slotTimes = (slot: { beginTime?: string; endTime?: string }): string =>
  [slot.beginTime, slot.endTime]
    .filter(Boolean)
    .map((time) => time!.replace(/^0(?=\d)/, ''))
    .join('–');
