import type { ServiceHours } from '../../core/schema/address.ts';

type Custom = NonNullable<ServiceHours['custom']>;

const iso = (date: Date) => date.toISOString().slice(0, 10);

/** Easter Sunday of a year by the Gregorian computus, as a UTC date. */
function easter(year: number): Date {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moon =
    (19 * a + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) %
    30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const shift = Math.floor((a + 11 * moon + 22 * sunday) / 451);
  const day = moon + sunday - 7 * shift + 114;
  return new Date(Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1));
}

/** The days of a year on which every store keeps other hours; without hours it is closed. */
export function closures(year: number): Custom {
  const sunday = easter(year);
  const short = (day: string, note: string) => ({
    beginDate: `${year}-${day}`,
    beginHour: '08:30',
    endHour: '13:00',
    note,
  });
  const closed = (day: string, note: string) => ({ beginDate: `${year}-${day}`, note });
  return [
    closed('01-01', 'Capodanno'),
    short('01-06', 'Epifania'),
    { beginDate: iso(sunday), note: 'Pasqua' },
    {
      beginDate: iso(new Date(sunday.getTime() + 86_400_000)),
      beginHour: '08:30',
      endHour: '13:00',
      note: 'Pasquetta',
    },
    short('04-25', 'Festa della Liberazione'),
    closed('05-01', 'Festa dei lavoratori'),
    short('06-02', 'Festa della Repubblica'),
    closed('08-15', 'Ferragosto'),
    short('11-01', 'Ognissanti'),
    short('12-08', 'Immacolata'),
    { beginDate: `${year}-12-24`, beginHour: '07:30', endHour: '18:00', note: 'Vigilia di Natale' },
    closed('12-25', 'Natale'),
    closed('12-26', 'Santo Stefano'),
    { beginDate: `${year}-12-31`, beginHour: '07:30', endHour: '18:30', note: 'San Silvestro' },
  ];
}
