import * as openingTexts from '../../../core/labels/it/deliveryOpening.ts';
import { relativeDay, timeWords } from '../../../core/rules/dates.ts';
import type { Opening } from '../../../core/rules/openingHours.ts';

/** "apre alle 7:30", "apre domani alle 8:00", "apre venerdì 20 novembre alle 8:00", after what goes before; empty for none. */
export function opensWords(opening: Opening | null, now: number, before = ''): string {
  if (!opening) return '';
  const time = timeWords(opening.minute);
  const day = opening.days > 0 && relativeDay(opening.date, now);
  return before + (day ? openingTexts.opensOn({ day, time }) : openingTexts.opensAt({ time }));
}
