export const parking = {
  again: 'Refresh',
  coming: 'I am on my way',
  consent: 'Tell the store how far away I am',
  consentHint: 'We ask the phone for its position once only, now: the store gets the distance alone.',
  info: 'Which car you come with (optional)',
  infoHint: 'For example: white Panda, AB 123 CD',
  intro: 'Tell the store: we keep a parking space for you and bring your shopping out.',
  noPosition: 'The phone does not give its position. You can tell the store without it: untick the box.',
  title: 'Are you coming to collect?',
  unexpected: 'An unexpected error occurred: the space is not booked. Try again.',
};
