import type * as italian from '../it/consent.ts';
import type * as italianForm from '../it/consentForm.ts';

/** The question for consent in English. */
export const consent: Record<keyof typeof italian, string> = {
  title: 'Your data, your choices',
  banner:
    'We use technical cookies to make the shop work. With your consent also others, to understand how it is used and to offer what interests you. If you close with the X only the technical ones remain.',
  acceptAll: 'Accept all',
  refuseAll: 'Refuse all',
  choose: 'Choose',
  closeAndRefuse: 'Close and refuse',
};

/** The choices on cookies and other people's content in English. */
export const consentForm: Record<keyof typeof italianForm, string> = {
  save: 'Save the choices',
  saved: 'Your choices have been saved.',
  lasts:
    'They hold for six months on this device. You can change them here at any time: nothing of the shop depends on them.',
  ofSite: 'On the whole site',
  ofOthers: 'Where content of others is needed',
  technical: 'Technical',
  technicalText: 'Sign-in, cart, address and these choices. Without them the shop does not work: they are always on.',
  analytics: 'Statistics',
  analyticsText: 'Which pages and products are seen, to improve them.',
  profilation: 'Profiling',
  profilationText: 'Offers and advertising according to your interests.',
  maps: 'Maps',
  mapsText: 'Stores and pick-up points on a map of Google; without it there is a map of our own.',
  captcha: 'Check against abuse',
  captchaText: 'The check that tells a person from a program.',
  video: 'Videos',
  videoText: 'YouTube videos inside the page; without it the link remains.',
  social: 'Sign-in with other services',
  socialText: 'Signing in with Google or Facebook.',
  push: 'Notifications',
  pushText: 'Messages about your order on this device, by the browser’s service; they are switched on in “Messages”.',
};
