import { dayWords } from '../../../core/rules/dates.ts';
import { slotTimes } from '../../../core/rules/timeslots.ts';

interface Hours {
  begin_time: string;
  end_time: string;
}

/** "9:00–11:00" of a stored slot. */
export const slotHours = ({ begin_time, end_time }: Hours): string =>
  slotTimes({ beginTime: begin_time, endTime: end_time });

/** "venerdì 20 novembre, 9:00–11:00". */
export const slotWords = (date: string, hours: Hours): string => `${dayWords(date)}, ${slotHours(hours)}`;
