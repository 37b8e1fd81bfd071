import { html } from 'hono/html';
import { orderState, orderStatus } from '../../../core/rules/orderStatus.ts';
import type { Html } from '../http/plainPage.ts';

const { ordered, inPreparation, notModifiable, awaitingUser, delivering, readyInStore, readyInLocker } = orderStatus;
const { delivered, partlyDelivered, notCollected, failed } = orderStatus;

/** Order states in the warehouse's words, with the tone of their chip. */
const words: Record<number, readonly [words: string, tone: string]> = {
  [ordered]: ['Da preparare', 'todo'],
  [inPreparation]: ['Preso in carico', 'todo'],
  [notModifiable]: ['In preparazione', 'doing'],
  [awaitingUser]: ['Aspetta una risposta', 'waiting'],
  [delivering]: ['Pronto da consegnare', 'ready'],
  [readyInStore]: ['Pronto in negozio', 'ready'],
  [readyInLocker]: ['Pronto nell’armadietto', 'ready'],
  [delivered]: ['Consegnato', 'done'],
  [partlyDelivered]: ['Consegnato in parte', 'done'],
  [notCollected]: ['Non ritirato', 'bad'],
  [failed]: ['Consegna non riuscita', 'bad'],
};

export function chipOf(status: number): Html {
  const [label, tone] = words[status] ?? [orderState(status).label(), 'none'];
  return html`<span class="chip chip--${tone}">${label}</span>`;
}

/** Statuses in which an order is still to be picked. */
export const toPick: readonly number[] = [ordered, inPreparation, notModifiable, awaitingUser];
/** Statuses in which a picked order waits to be handed over. */
export const ready: readonly number[] = [delivering, readyInStore, readyInLocker];
export const open: readonly number[] = [...toPick, ...ready];

/** A filter of the order list. */
export interface OrderFilter {
  key: string;
  title: string;
  statuses: readonly number[];
  /** Orders of subscriptions alone, which stand among no others. */
  services?: true;
  /** Orders that have ended, the latest first. */
  over?: true;
  none: string;
}

export const filters: readonly [OrderFilter, ...OrderFilter[]] = [
  { key: 'da-fare', title: 'Da fare', statuses: open, none: 'Niente da fare: ogni ordine è concluso.' },
  { key: 'da-preparare', title: 'Da preparare', statuses: [ordered, inPreparation], none: 'Niente da preparare.' },
  {
    key: 'in-preparazione',
    title: 'In preparazione',
    statuses: [notModifiable],
    none: 'Nessun ordine è in preparazione.',
  },
  {
    key: 'in-attesa',
    title: 'Aspettano una risposta',
    statuses: [awaitingUser],
    none: 'Nessun ordine aspetta una risposta.',
  },
  { key: 'pronti', title: 'Pronti', statuses: ready, none: 'Nessun ordine pronto da consegnare.' },
  {
    key: 'consegnati',
    title: 'Consegnati',
    statuses: [delivered, partlyDelivered],
    over: true,
    none: 'Nessuna consegna negli ultimi sette giorni.',
  },
  {
    key: 'non-consegnati',
    title: 'Non consegnati',
    statuses: [notCollected, failed],
    over: true,
    none: 'Negli ultimi sette giorni ogni consegna è riuscita.',
  },
  {
    key: 'abbonamenti',
    title: 'Abbonamenti',
    statuses: open,
    services: true,
    none: 'Nessun abbonamento aperto. Qui non c’è nulla da prelevare.',
  },
];

export const filterOf = (key: string | undefined): OrderFilter =>
  filters.find((filter) => filter.key === key) ?? filters[0];
