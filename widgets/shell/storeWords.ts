import * as deliveryTexts from '../../core/labels/it/delivery.ts';
import { romeTime } from '../../core/rules/dates.ts';
import { hoursOn, intervalWords } from '../../core/rules/openingHours.ts';
import { storeAddress } from '../../core/rules/storeAddress.ts';
import type { ServiceHours } from '../../core/schema/address.ts';
import type { Store } from '../../core/schema/delivery.ts';
import { usualLines } from '../ui/hoursWords.ts';

/** A line for each run of weekdays, before them today where it is a special date. */
function hoursLines(hours: ServiceHours, now: number): string[] {
  const { date } = romeTime(now);
  const usual = usualLines(hours);
  if (!hours.custom?.some(({ beginDate }) => beginDate === date)) return usual;
  const today = intervalWords(hoursOn(date, hours));
  return [today ? deliveryTexts.hoursToday({ hours: today }) : deliveryTexts.closedToday(), ...usual];
}

/** What `data-spesa-store` may name, as lines of text; none leaves what is printed. */
function linesOf(part: string | undefined, { name, address, serviceHours }: Store, now: number): string[] {
  if (part === 'name') return [name];
  if (part === 'address') return [storeAddress(address)].filter(Boolean);
  return part === 'hours' && serviceHours ? hoursLines(serviceHours, now) : [];
}

function showLines(place: HTMLElement, lines: readonly string[]): void {
  if (lines.length === 0) return;
  place.replaceChildren(...lines.flatMap((line, at) => (at > 0 ? [document.createElement('br'), line] : [line])));
}

/** Writes a store's words into the places that name them; `now` is the server's time in ms. */
export function writeStore(places: readonly HTMLElement[], store: Store, now: number): void {
  for (const place of places) showLines(place, linesOf(place.dataset.spesaStore, store, now));
}
