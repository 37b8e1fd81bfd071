import { account } from '../core/api/endpoints/account.ts';
import { messages } from '../core/api/endpoints/messages.ts';
import { addressees } from '../core/api/endpoints/addressees.ts';
import { address } from '../core/api/endpoints/addresses.ts';
import { awards } from '../core/api/endpoints/awards.ts';
import { cart } from '../core/api/endpoints/cart.ts';
import { wholeCart } from '../core/api/endpoints/wholeCart.ts';
import { cartCodes } from '../core/api/endpoints/cartCodes.ts';
import { checkout } from '../core/api/endpoints/checkout.ts';
import { savedCards } from '../core/api/endpoints/savedCards.ts';
import { delivery } from '../core/api/endpoints/delivery.ts';
import { disclaimer } from '../core/api/endpoints/disclaimers.ts';
import { lists } from '../core/api/endpoints/lists.ts';
import { loyalty } from '../core/api/endpoints/loyalty.ts';
import { orders } from '../core/api/endpoints/orders.ts';
import { recurring } from '../core/api/endpoints/recurring.ts';
import { security } from '../core/api/endpoints/security.ts';
import { session } from '../core/api/endpoints/session.ts';
import { customer, type Found, type Step } from './step.ts';

const line = ({ lineId }: Found) => (lineId === undefined ? undefined : { itemId: lineId });
const list = ({ listId }: Found) => (listId === undefined ? undefined : { list_id: listId });
const listName = 'Prova di conformità';
const card = 14;

const entering: Step[] = [
  customer(session.login, {
    required: true,
    lost: 'nessun cliente entra',
    input: ({ login, password }) =>
      login === undefined || password === undefined ? undefined : { login, password, remember_me: false },
    learn: ({ user }, found) => void (found.userId = user.userId),
  }),
  customer(session.test, { required: true, lost: 'chi è entrato non è riconosciuto alla pagina dopo' }),
];

const receiving: Step[] = [
  customer(delivery.userAddresses, {
    required: true,
    lost: 'il cliente non trova i propri indirizzi e non può ordinare',
    learn({ addresses }, found) {
      const first = addresses.find(({ deliveryServiceId }) => deliveryServiceId === 2) ?? addresses[0];
      found.addressId = first?.addressId;
      found.serviceId = first?.deliveryServiceId ?? 2;
    },
  }),
  customer(delivery.selectAddress, {
    required: true,
    writes: true,
    lost: 'l’indirizzo non si sceglie',
    input: ({ addressId, serviceId }) =>
      addressId === undefined ? undefined : { address_id: addressId, delivery_service_id: serviceId ?? 2 },
  }),
  customer(address.userServices, { lost: 'non si dice quali servizi raggiungono i propri indirizzi' }),
  customer(delivery.timeslots, {
    required: true,
    mayRefuse: true,
    lost: 'nessuna fascia da scegliere: nessun ordine',
    learn({ days }, found) {
      const free = days
        .flatMap(({ dateIso, timeslots }) => timeslots.map((slot) => ({ ...slot, dateIso })))
        .findLast(({ active, status }) => active === 1 && status !== 'full');
      if (free) found.slot = { date: free.dateIso, id: free.timeslotId };
    },
  }),
  customer(delivery.selectTimeslot, {
    required: true,
    writes: true,
    lost: 'la fascia non si sceglie: nessun ordine',
    input: ({ slot }) => slot && { sel_date: slot.date, timeslot_id: slot.id },
  }),
];

const filling: Step[] = [
  customer(cart.add, {
    required: true,
    writes: true,
    lost: 'nulla entra nel carrello',
    input: ({ buyable }) => buyable && { items: [buyable] },
    learn({ cartItems, sectors }, found) {
      const lines = cartItems ?? sectors?.flatMap((sector) => sector.cartItems) ?? [];
      found.lineId = lines.find(({ productId }) => productId === found.buyable?.productId)?.itemId;
    },
  }),
  customer(cart.update, {
    required: true,
    writes: true,
    lost: 'le quantità del carrello non cambiano',
    input: (found) => line(found) && { items: [{ ...line(found)!, quantity: 2 }] },
  }),
  customer(wholeCart.purchaseRestriction, { lost: 'limiti e dichiarazioni (alcolici) si scoprono solo alla cassa' }),
  customer(cartCodes.threshold, { lost: 'non si dice quanto manca a un vantaggio' }),
  customer(checkout.prepare, {
    required: true,
    writes: true,
    mayRefuse: true,
    lost: 'la cassa non si apre: nessun ordine',
    input: () => ({}),
  }),
  customer(checkout.packagingTypes, { lost: 'alla cassa non si sceglie la confezione' }),
  customer(checkout.prebilledAmount, { lost: 'non si dice quanto sarà bloccato sulla carta', mayRefuse: true }),
  customer(savedCards.list, {
    lost: 'le carte salvate non si ritrovano',
    input: () => ({ payment_type_id: card }),
  }),
  customer(cart.delete, {
    required: true,
    writes: true,
    lost: 'dal carrello non si toglie nulla',
    input: (found) => line(found) && { items: [line(found)!] },
  }),
];

const listing: Step[] = [
  customer(lists.list, { lost: 'le liste della spesa restano vuote' }),
  customer(lists.insert, {
    writes: true,
    lost: 'nessuna lista nuova',
    input: () => ({ name: `${listName} ${Date.now()}` }),
    learn: ({ listId }, found) => void (found.listId = listId),
  }),
  customer(lists.addProducts, {
    writes: true,
    lost: 'nella lista non entra nulla',
    input: ({ listId, buyable }) =>
      listId === undefined || !buyable ? undefined : { wishlistId: listId, items: [buyable] },
  }),
  customer(lists.view, { lost: 'una lista non si apre', input: list }),
  customer(lists.delete, { writes: true, lost: 'una lista non si elimina', input: list }),
];

const ordering: Step[] = [
  customer(orders.list, {
    lost: 'il cliente non ritrova i propri ordini',
    learn: ({ orders: [first] }, found) => void (found.orderId = first?.orderId),
  }),
  customer(orders.view, {
    lost: 'un ordine non si apre',
    input: ({ orderId }) => (orderId === undefined ? undefined : { order_id: orderId }),
  }),
  customer(orders.listRetryPayment, { lost: 'un ordine non pagato non si ripaga' }),
  customer(recurring.subscribed, { lost: 'gli ordini ricorrenti non si vedono' }),
  customer(loyalty.gifts, { lost: 'i buoni non si vedono' }),
  customer(loyalty.giftsByHand, { lost: 'i buoni da attivare non si vedono' }),
  customer(awards.orders, { lost: 'i premi richiesti non si vedono' }),
  customer(awards.story, { lost: 'la storia dei punti non si vede' }),
];

const known: Step[] = [
  customer(account.detail, { lost: 'il profilo resta vuoto' }),
  customer(addressees.list, { lost: 'i dati di fatturazione non si ritrovano' }),
  customer(messages.history, { lost: 'le comunicazioni ricevute non si rileggono' }),
  customer(account.lifetime, {
    lost: 'la bacheca non riassume gli acquisti',
    input: ({ userId }) => (userId === undefined ? undefined : { userId }),
  }),
  customer(disclaimer.own, { lost: 'i consensi dati non si rivedono' }),
  customer(disclaimer.check, { lost: 'i consensi nuovi non si chiedono dopo l’accesso' }),
  customer(security.mfa, { lost: 'il secondo passo di accesso non si attiva' }),
  customer(session.logout, { required: true, writes: true, lost: 'non si esce', input: () => ({}) }),
];

/** What a customer asks, the disposable one of whoever tries it; those that write undo what they did. */
export const customerSteps: readonly Step[] = [
  ...entering,
  ...receiving,
  ...filling,
  ...listing,
  ...ordering,
  ...known,
];
