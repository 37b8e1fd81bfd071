import { text } from '../text.ts';

export const title = text('session.title', 'Accedi');
export const subtitle = text(
  'session.subtitle',
  'Con il tuo account trovi carrello, liste e indirizzi su ogni dispositivo.',
);
export const subtitleCart = text(
  'session.subtitleCart',
  'Per riempire il carrello ci serve sapere chi sei e dove portare la spesa.',
);
export const subtitleExpired = text('session.subtitleExpired', 'Per continuare da dove eri, accedi di nuovo.');
export const email = text('session.email', 'E-mail');
export const password = text('session.password', 'Password');
export const passwordMissing = text('session.passwordMissing', 'Digitare la password');
export const showPassword = text('session.showPassword', 'Mostra la password');
export const hidePassword = text('session.hidePassword', 'Nascondi la password');
export const rememberMe = text('session.rememberMe', 'Ricordami su questo dispositivo');
export const resetPassword = text('session.resetPassword', 'Password dimenticata?');
export const submit = text('session.submit', 'Entra');
export const captcha = text('session.captcha', 'Questa pagina è protetta da un controllo automatico contro gli abusi.');
export const register = text('session.register', 'Non hai ancora un account?');
export const registerHint = text('session.registerHint', 'Registrati: bastano pochi minuti.');
export const registerSubmit = text('session.registerSubmit', 'Registrati');
export const welcome = text('session.welcome', 'Ciao, {name}');
export const already = text('session.already', 'Hai già effettuato l’accesso.');
export const goHome = text('session.goHome', 'Vai al negozio');
export const account = text('session.account', 'Il mio account');
export const orders = text('session.orders', 'I miei ordini');
export const lists = text('session.lists', 'Le mie liste');
export const logout = text('session.logout', 'Esci');
export const loggedOut = text('session.loggedOut', 'Hai effettuato il logout.');
export const menu = text('session.menu', 'Il tuo account');
