import { text } from '../text.ts';

export const subtitle = text(
  'session.subtitle',
  'Con il tuo account trovi carrello, liste e indirizzi su ogni dispositivo.',
);
export const subtitleDelivery = text(
  'session.subtitleDelivery',
  'Indirizzi, negozi e fasce orarie si scelgono con il tuo account: dopo l’accesso continui da qui.',
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
export const confirmAgain = text('session.confirmAgain', 'Manda di nuovo la mail di conferma');
export const pin = text('session.pin', 'Codice di sei cifre');
export const pinFault = text('session.pinFault', 'Il codice è di sei cifre');
export const pinBack = text('session.pinBack', 'Torna all’e-mail e alla password');
export const register = text('session.register', 'Non hai ancora un account?');
export const registerSubmit = text('session.registerSubmit', 'Registrati');
export const already = text('session.already', 'Hai già effettuato l’accesso.');
export const goHome = text('session.goHome', 'Vai al negozio');
export const orders = text('session.orders', 'I tuoi ordini');
export const lists = text('session.lists', 'Le tue liste');
export const missions = text('session.missions', 'Le tue consegne');
export const backOffice = text('session.backOffice', 'Back office');
export const logout = text('session.logout', 'Esci');
export const loggedOut = text('session.loggedOut', 'Accesso chiuso. A presto!');
