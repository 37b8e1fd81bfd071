import { text } from '../text.ts';

export const login = text('profile.login', 'Accedi per vedere il tuo account');
export const home = text('profile.home', 'Il tuo account');
export const myOrders = text('profile.myOrders', 'I tuoi ordini');
export const recurring = text('profile.recurring', 'Spesa ricorrente');
export const subscriptions = text('profile.subscriptions', 'I tuoi abbonamenti');
export const myLists = text('profile.myLists', 'Le tue liste');
export const myAddresses = text('profile.myAddresses', 'I tuoi indirizzi');
export const data = text('profile.data', 'I tuoi dati');
export const payments = text('profile.payments', 'Pagamenti e fatture');
export const giftCodes = text('profile.giftCodes', 'Buoni e codici');
export const awards = text('profile.awards', 'Premi e punti');
export const preferences = text('profile.preferences', 'Privacy e comunicazioni');
export const notifications = text('profile.notifications', 'Messaggi');
export const security = text('profile.security', 'Sicurezza');
export const survey = text('profile.survey', 'La tua opinione');
export const missions = text('profile.missions', 'Le tue consegne');
export const backOffice = text('profile.backOffice', 'Back office');
