import * as storeTexts from '../../../core/labels/it/store.ts';
import { intervalWords, openingWeek } from '../../../core/rules/openingHours.ts';
import { relativeDay } from '../../../core/rules/dates.ts';
import type { ServiceHours } from '../../../core/schema/address.ts';
import { names } from '../../ui/classNames.ts';

/** The hours of today and the next six days, with what is said of a day (§2). */
export function OpeningWeek({ hours, now }: { hours: ServiceHours; now: number }) {
  return (
    <dl className="store-week" aria-label={storeTexts.hours()}>
      {openingWeek(hours, now).map((day, index) => (
        <div className={names('store-week__day', index === 0 && 'today')} key={day.date}>
          <dt>{relativeDay(day.date, now)}</dt>
          <dd>
            {intervalWords(day) || storeTexts.closed()}
            {day.note && <span className="store-week__note">{day.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
