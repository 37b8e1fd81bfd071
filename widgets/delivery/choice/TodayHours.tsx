import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import { intervalWords, isOpen, nextOpening, openingWeek } from '../../../core/rules/openingHours.ts';
import type { ServiceHours } from '../../../core/schema/address.ts';
import { names } from '../../ui/classNames.ts';
import { opensWords } from './opensWords.ts';

interface Props {
  hours: ServiceHours;
  /** Server time in ms. */
  now: number;
}

/** Open at this moment, or closed until when. */
export function OpenBadge({ hours, now }: Props) {
  const open = isOpen(hours, now);
  return (
    <span className={names('store-badge', open ? 'open' : 'closed')}>
      {open ? deliveryTexts.openNow() : deliveryTexts.closedNow() + opensWords(nextOpening(hours, now), now, ' · ')}
    </span>
  );
}

/** The hours of today in words. */
export function todayWords({ hours, now }: Props): string {
  const words = intervalWords(openingWeek(hours, now)[0]!);
  return words ? deliveryTexts.hoursToday({ hours: words }) : deliveryTexts.closedToday();
}

/** Open or closed at this moment, and the hours of today. */
export const TodayHours = (props: Props) => (
  <p className="today-hours">
    <OpenBadge {...props} /> {todayWords(props)}
  </p>
);
