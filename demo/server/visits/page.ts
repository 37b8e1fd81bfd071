import { html } from 'hono/html';
import type { PageName } from '../../../core/config.ts';
import type { VisitMeasure } from '../../../core/schema/visit.ts';
import type { Html } from '../http/plainPage.ts';
import { page, type Employee } from '../warehouse/layout.ts';
import type { PageFigures } from './figures.ts';

const names: Record<PageName | 'other', string> = {
  home: 'Inizio',
  category: 'Categoria',
  product: 'Prodotto',
  search: 'Ricerca',
  login: 'Accesso',
  registration: 'Registrazione',
  confirm: 'Conferma dell’e-mail',
  passwordReset: 'Nuova password',
  account: 'Account',
  deliveryService: 'Servizio di consegna',
  addresses: 'Indirizzi',
  addressForm: 'Modulo dell’indirizzo',
  workplace: 'Spesa al lavoro',
  stores: 'Negozi e orari',
  store: 'Negozio',
  cart: 'Carrello',
  checkout: 'Cassa',
  payment: 'Pagamento',
  orders: 'Ordini',
  order: 'Ordine',
  orderTracking: 'Consegna in corso',
  recurringOrders: 'Ordini ricorrenti',
  subscriptions: 'Abbonamenti',
  leaflets: 'Volantini',
  leaflet: 'Volantino',
  lists: 'Liste',
  list: 'Lista',
  profile: 'Profilo',
  cookies: 'Preferenze sui cookie',
  security: 'Sicurezza',
  contactPreferences: 'Preferenze di contatto',
  billing: 'Dati di fatturazione',
  notifications: 'Notifiche',
  giftCodes: 'Buoni regalo',
  awards: 'Premi',
  survey: 'Sondaggio',
  missions: 'Consegne del rider',
  backOffice: 'Servizio clienti',
  other: 'Altre pagine',
};

interface Column {
  measure: VisitMeasure;
  title: string;
  meaning: string;
  /** Up to this value it is good, beyond the other it is bad (web.dev/vitals). */
  good: number;
  bad: number;
  words(value: number): string;
}

const decimal = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',');
const seconds = (value: number): string => `${decimal(value / 1_000, 1)} s`;
const milliseconds = (value: number): string => `${value} ms`;

const columns: readonly Column[] = [
  {
    measure: 'lcp',
    title: 'LCP',
    meaning: 'quando si vede la parte più grande della pagina',
    good: 2_500,
    bad: 4_000,
    words: seconds,
  },
  {
    measure: 'inp',
    title: 'INP',
    meaning: 'quanto aspetta chi tocca, nel caso peggiore',
    good: 200,
    bad: 500,
    words: milliseconds,
  },
  {
    measure: 'cls',
    title: 'CLS',
    meaning: 'quanto la pagina si sposta da sola',
    good: 100,
    bad: 250,
    words: (value) => decimal(value / 1_000, 2),
  },
  {
    measure: 'touch',
    title: 'Primo tocco',
    meaning: 'dal primo tocco a quello che ne è seguito sullo schermo',
    good: 100,
    bad: 300,
    words: milliseconds,
  },
];

const cell = ({ good, bad, words }: Column, value: number | undefined): Html => {
  if (value === undefined) return html`<td>–</td>`;
  const how = value <= good ? 'buono' : value <= bad ? 'da migliorare' : 'lento';
  return html`<td class="${value > bad ? 'slow' : ''}">${words(value)} <small>${how}</small></td>`;
};

const table = (caption: string, figures: readonly PageFigures[]): Html =>
  html`<div class="card figures" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Pagina</th>
          <th scope="col">Visite</th>
          ${columns.map(({ title }) => html`<th scope="col">${title}</th>`)}
          <th scope="col">Chiamate fallite</th>
        </tr>
      </thead>
      <tbody>
        ${figures.map(
          ({ page: name, visits, measures, calls, failed }) =>
            html`<tr>
              <th scope="row">${names[name as PageName] ?? names.other}</th>
              <td>${visits}</td>
              ${columns.map((column) => cell(column, measures[column.measure]))}
              <td>${calls === 0 ? '–' : `${failed} su ${calls}`}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

/** How fast the shop's pages are in the hands of its customers, for those who work at it. */
export function visitsPage(figures: readonly PageFigures[], days: number, employee: Employee): Html {
  const of = (device: string) => figures.filter((each) => each.device === device);
  return page(
    'velocità delle pagine',
    html`<p><a class="back" href="/magazzino">‹ Tutti gli ordini</a></p>
      <div class="top"><h1>Velocità delle pagine</h1></div>
      <p>
        Ultimi ${days} giorni, da un campione delle visite di chi ha acconsentito alle statistiche. Tre visite su
        quattro sono andate almeno così. Di nessuna si sa di chi era.
      </p>
      ${figures.length === 0 ? html`<div class="card empty figures"><p>Ancora nessuna visita misurata.</p></div>` : ''}
      ${of('phone').length > 0 ? table('Sul telefono', of('phone')) : ''}
      ${of('desktop').length > 0 ? table('Sul computer', of('desktop')) : ''}
      <dl class="meanings">
        ${columns.map(
          ({ title, meaning }) =>
            html`<div>
              <dt>${title}</dt>
              <dd>${meaning}</dd>
            </div>`,
        )}
      </dl>`,
    employee,
  );
}
