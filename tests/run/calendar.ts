import { vitest } from './runners.ts';
import { add, nothing, type Say, type Tally } from './suite.ts';

/** One moment for each day of the week, among them those that break calendars. */
const moments = [
  { name: 'Monday at noon in summer', at: '2027-06-14T12:00:00+02:00' },
  { name: 'Tuesday, 29 February', at: '2028-02-29T09:00:00+01:00' },
  { name: 'Wednesday before dawn', at: '2027-08-04T04:30:00+02:00' },
  { name: 'Thursday, 31 December, ten minutes before midnight', at: '2026-12-31T23:50:00+01:00' },
  { name: 'Friday evening', at: '2026-11-27T20:55:00+01:00' },
  { name: 'Saturday morning', at: '2026-11-28T07:00:00+01:00' },
  { name: 'Sunday, the night in which summer time begins', at: '2027-03-28T01:30:00+01:00' },
];

const projects = { core: ['core'], server: ['server'], widgets: ['preact', 'preact-alone'] };

/** Runs the tests of an area at each moment; what fails is named with its moment. */
export const calendarOf =
  (area: keyof typeof projects) =>
  async (say: Say): Promise<Tally> => {
    let total = nothing;
    for (const [index, { name, at }] of moments.entries()) {
      say(`\n${name} (${at})\n`);
      const tally = await vitest(say, {
        report: `calendar-${area}-${index}`,
        projects: projects[area],
        env: { SPESA_NOW: at },
      });
      total = add(total, { ...tally, named: tally.named?.map((failure) => `${name}: ${failure}`) ?? [] });
    }
    return total;
  };
