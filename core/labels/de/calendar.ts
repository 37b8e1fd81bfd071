export const calendar = {
  months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  weekDays: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag',
  nearDays: 'heute morgen',
  day: '{weekDay}, {day}. {month}',
  letters: '2',
  shortDay: '{weekDay} {day}. {month}',
  date: '{day}. {month} {year}',
  moment: '{date} um {time} Uhr',
  until: 'bis {day} um {time} Uhr',
};
