export const share = {
  byMail: 'Per E-Mail senden',
  heading: 'Teilen',
  on: 'Auf {name} teilen',
  system: 'Teilen mit…',
};
