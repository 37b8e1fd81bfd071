export const push = {
  about:
    'When your order is ready, delivered or waits for an answer of yours, we also tell you by a notice here. Offers are another matter: they are chosen in Privacy and communications.',
  blocked:
    'You have blocked the notifications of this site: to receive them, allow them in the settings of the browser, then reload the page.',
  failed: 'The browser’s notice service does not answer: notices stay off. Try again later.',
  how: 'Notices go sealed through your browser’s service: whoever runs it knows that one arrives, not what it says. By pressing the button you allow this; you can stop at any time, and none arrive once you have signed out.',
  isOff: 'Off',
  isOn: 'On',
  notInstalled:
    'On iPhone and iPad notices arrive only from sites added to the home screen and opened from there. You find everything by e-mail and on this page.',
  open: 'Open',
  refused: 'Without the browser’s permission notices stay off. You can try again at any time.',
  savesData: 'Your browser saves data: notices may come late, or when you open the browser again.',
  start: 'Switch notices on',
  stop: 'Switch notices off',
  title: 'Notices on this device',
  unsupported: 'This browser cannot receive notices. You find everything by e-mail and on this page.',
};
