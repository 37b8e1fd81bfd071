import * as storeTexts from '../../../core/labels/it/store.ts';
import { intervalWords, openingWeek, type OpeningDay } from '../../../core/rules/openingHours.ts';
import { relativeDay } from '../../../core/rules/dates.ts';
import type { ServiceHours } from '../../../core/schema/address.ts';
import { names } from '../../ui/classNames.ts';

interface Props {
  days: readonly OpeningDay[];
  dayName(day: OpeningDay): string;
  label?: string;
  /** The first day is today. */
  fromToday?: boolean;
}

/** Days with their hours, and with what is said of a day. */
export const DayHours = ({ days, dayName, label, fromToday }: Props) => (
  <dl className="store-week" aria-label={label}>
    {days.map((day, index) => (
      <div className={names('store-week__day', fromToday && index === 0 && 'today')} key={day.date}>
        <dt>{dayName(day)}</dt>
        <dd>
          {intervalWords(day) || storeTexts.closed()}
          {day.note && <span className="store-week__note">{day.note}</span>}
        </dd>
      </div>
    ))}
  </dl>
);

/** The hours of today and the next six days (§2). */
export const OpeningWeek = ({ hours, now }: { hours: ServiceHours; now: number }) => (
  <DayHours
    days={openingWeek(hours, now)}
    dayName={({ date }) => relativeDay(date, now)}
    label={storeTexts.hours()}
    fromToday
  />
);
