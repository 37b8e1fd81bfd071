export const calendar = {
  months: 'January February March April May June July August September October November December',
  weekDays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  nearDays: 'today tomorrow',
  day: '{weekDay} {day} {month}',
  letters: '3',
  shortDay: '{weekDay} {day} {month}',
  date: '{day} {month} {year}',
  moment: '{date} at {time}',
  until: 'by {time}, {day}',
};
