import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import { relativeDay, timeWords } from '../../../core/rules/dates.ts';
import type { Opening } from '../../../core/rules/openingHours.ts';

/** "apre alle 7:30", "apre domani alle 8:00", "apre venerdì 20 novembre alle 8:00"; empty for none. */
export function opensWords(opening: Opening | null, now: number): string {
  if (!opening) return '';
  const time = timeWords(opening.minute);
  return opening.days === 0
    ? deliveryTexts.opensAt({ time })
    : deliveryTexts.opensOn({ day: relativeDay(opening.date, now), time });
}
