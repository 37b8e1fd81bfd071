export const social = {
  blocked:
    'The browser has blocked the sign-in window: allow the windows of this site and press again, or use the password.',
  closed:
    'The sign-in window was closed before the end: nothing has changed. If you still see it you can complete it, otherwise try again.',
  company: 'Sign in with the company account',
  consent:
    '{name} asks who you are in a window of its own: your device connects to its servers, which learn that you use this shop. We receive name and e-mail.',
  denied: 'The sign-in was cancelled: you can try again or use the password.',
  facebook: 'Continue with Facebook',
  failed: 'The sign-in did not work: try again, or use the password.',
  filled: 'We have taken name and e-mail from {name}: check them and complete the rest.',
  google: 'Continue with Google',
  or: 'or',
  refuse: 'I use the password',
  returned: 'You can close this window and go back to the shop.',
  waiting: 'Complete the sign-in in the window that has opened.',
  wrongState: 'The answer is not the one that we expected: to be safe we stopped. Try again.',
};
