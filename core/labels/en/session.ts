import type * as italian from '../it/session.ts';
import type * as italianPages from '../it/sessionPages.ts';

/** Signing in and out, in English. */
export const session: Record<keyof typeof italian, string> = {
  title: 'Sign in',
  welcome: 'Hello, {name}',
  account: 'My account',
  menu: 'Your account',
  subtitleCart: 'To fill the cart we need to know who you are and where to bring your shopping.',
};

export const sessionPages: Record<keyof typeof italianPages, string> = {
  subtitle: 'With your account you find cart, lists and addresses on every device.',
  subtitleExpired: 'To go on from where you were, sign in again.',
  email: 'E-mail',
  password: 'Password',
  passwordMissing: 'Enter the password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  rememberMe: 'Remember me on this device',
  resetPassword: 'Forgotten your password?',
  submit: 'Sign in',
  captcha: 'This page is protected by an automatic check against abuse.',
  confirmAgain: 'Send the confirmation e-mail again',
  pin: 'Six-digit code',
  pinFault: 'The code has six digits',
  pinBack: 'Back to e-mail and password',
  register: 'No account yet?',
  registerHint: 'Register: it takes a few minutes.',
  registerSubmit: 'Register',
  already: 'You are signed in already.',
  goHome: 'Go to the shop',
  orders: 'My orders',
  lists: 'My lists',
  missions: 'Your missions',
  logout: 'Sign out',
  loggedOut: 'You have signed out.',
};
