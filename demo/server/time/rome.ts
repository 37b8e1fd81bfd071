const offsets = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Rome', timeZoneName: 'longOffset' });

/** Rome's distance from UTC at a moment, in minutes. */
function offsetAt(moment: Date): number {
  const name = offsets.formatToParts(moment).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return hours ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
}

/** The moment at which Rome's clocks show this date (YYYY-MM-DD) and time (HH:MM); a time that summer time skips is the hour after it. */
export function fromRome(date: string, time: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const first = asUtc - offsetAt(new Date(asUtc)) * 60_000;
  return new Date(asUtc - offsetAt(new Date(first)) * 60_000);
}

/** The moment as ISO text with Rome's offset. */
export function isoInRome(moment: Date): string {
  const offset = offsetAt(moment);
  const local = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const two = (n: number) => String(Math.floor(Math.abs(n))).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${two(offset / 60)}:${two(offset % 60)}`;
}
