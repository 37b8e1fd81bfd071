import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { inEuro } from '../server/pricing/money.ts';
import { cardRules, type CardErrors, type TypedCard } from './card.ts';
import { codeErrors, watchForm } from './checkedForm.ts';
import type { Payment } from './payments.ts';
import { style } from './style.ts';

type Html = ReturnType<typeof html>;

const sheet = raw(`<style>${style}</style>`);

const watched = (rules: string, errorsOf: string) =>
  `${String(watchForm)}\n${rules}\nwatchForm(document.querySelector('form'), ${errorsOf});`;
const cardScript = watched(cardRules, '(typed) => cardErrors(typed, new Date())');
const codeScript = watched(String(codeErrors), 'codeErrors');

/** The pages' scripts, for the content policy. */
export const scriptHashes = [cardScript, codeScript]
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join(' ');

const lock = raw(
  '<svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true"><path d="M17 9V7A5 5 0 0 0 7 7v2a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2ZM9 7a3 3 0 0 1 6 0v2H9V7Z"/></svg>',
);

const page = (title: string, content: Html, script = ''): Html =>
  html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} · PagoSicuro</title>
        ${sheet}
      </head>
      <body>
        <main>
          <header><strong class="house">${lock} PagoSicuro</strong><span>ambiente di prova</span></header>
          <section>${content}</section>
        </main>
        ${script && raw(`<script>${script}</script>`)}
      </body>
    </html>`;

/** What is paid, and to whom. */
const bill = ({ merchant, order, amount }: Payment, card?: string) =>
  html`<dl class="bill">
    <div>
      <dt>Negozio</dt>
      <dd>${merchant}</dd>
    </div>
    <div>
      <dt>Ordine</dt>
      <dd>${order}</dd>
    </div>
    ${
      card
        ? html`<div>
            <dt>Carta</dt>
            <dd>${card}</dd>
          </div>`
        : ''
    }
    <div class="amount">
      <dt>Importo massimo</dt>
      <dd>${inEuro(amount)}</dd>
    </div>
  </dl>`;

interface Field {
  name: keyof TypedCard | 'code';
  label: string;
  hint?: string;
  /** Attributes of the input. */
  input: Readonly<Record<string, string>>;
}

const number: Field = {
  name: 'number',
  label: 'Numero della carta',
  input: {
    autocomplete: 'cc-number',
    inputmode: 'numeric',
    placeholder: '0000 0000 0000 0000',
    maxlength: '23',
    pattern: '[0-9 \\-]{13,23}',
    title: 'Le cifre sul davanti della carta',
  },
};
const expiry: Field = {
  name: 'expiry',
  label: 'Scadenza (MM/AA)',
  input: {
    autocomplete: 'cc-exp',
    inputmode: 'numeric',
    placeholder: 'MM/AA',
    maxlength: '9',
    pattern: '[0-9]{1,2}[ \\/.\\-]*[0-9]{2,4}',
    title: 'Mese e anno, come 04/29',
  },
};
const cvc: Field = {
  name: 'cvc',
  label: 'Codice di sicurezza',
  hint: '3 cifre sul retro; Amex: 4 sul davanti.',
  input: {
    autocomplete: 'cc-csc',
    inputmode: 'numeric',
    placeholder: 'CVC',
    maxlength: '4',
    pattern: '[0-9]{3,4}',
    title: '3 o 4 cifre',
  },
};
const holder: Field = {
  name: 'holder',
  label: 'Intestatario',
  input: {
    autocomplete: 'cc-name',
    autocapitalize: 'words',
    placeholder: 'Nome e cognome sulla carta',
    minlength: '3',
    maxlength: '60',
  },
};
const code: Field = {
  name: 'code',
  label: 'Codice di sei cifre',
  input: {
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    maxlength: '6',
    pattern: '[0-9]{6}',
    title: 'Sei cifre',
  },
};

const attributes = (all: Readonly<Record<string, string>>) =>
  Object.entries(all).map(([name, value]) => html` ${raw(name)}="${value}"`);

function input({ name, label, hint, input: given }: Field, value = '', error = '', first = false): Html {
  const described = [...(hint ? [`${name}-hint`] : []), `${name}-error`].join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label
    ><input
      id="${name}"
      name="${name}"
      value="${value}"
      required
      aria-describedby="${described}"
      ${attributes(given)}${error ? attributes({ 'aria-invalid': 'true' }) : ''}${first ? raw(' autofocus') : ''}
    />
    <p class="error" id="${name}-error" aria-live="polite">${error}</p>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
  </div>`;
}

/** The page on which the customer types a card; number and code are never printed back. */
export function cardPage(
  payment: Payment,
  typed: Pick<Partial<TypedCard>, 'expiry' | 'holder'> = {},
  errors: CardErrors = {},
  toKeep = false,
): Html {
  const wrong = Object.keys(errors)[0] ?? 'number';
  const field = (each: Field, value?: string) =>
    input(each, value, errors[each.name as keyof TypedCard], each.name === wrong);
  return page(
    'Pagamento',
    html`<h1>Paga con la carta</h1>
      ${bill(payment)}
      <form method="post" action="/pay/${payment.id}">
        <p class="brands" aria-label="Carte accettate">
          <span>Visa</span><span>Mastercard</span><span>Maestro</span><span>Amex</span>
        </p>
        ${field(number)}
        <div class="pair">${field(expiry, typed.expiry)}${field(cvc)}</div>
        ${field(holder, typed.holder)}
        <label class="keep"
          ><input type="checkbox" name="keep" value="1" ${toKeep ? raw('checked') : ''} /><span
            >Ricorda questa carta per le prossime spese. Si verifica con questo pagamento, senza riservare altro.</span
          ></label
        >
        <p class="note">
          Ora riserviamo questo importo, che è il massimo: quando la spesa è pronta paghi il suo totale.
        </p>
        <button type="submit">${lock} Autorizza fino a ${inEuro(payment.amount)}</button>
        <button class="quiet" type="submit" name="cancel" value="1" formnovalidate>Annulla e torna al negozio</button>
      </form>
      <p class="note safe">Scrivi i dati della carta solo qui: ${payment.merchant} non li vede e non li conserva.</p>
      <details>
        <summary>Carte di prova</summary>
        <ul>
          <li>4242 4242 4242 4242: paga subito</li>
          <li>4000 0000 0000 3220: chiede conferma</li>
          <li>4000 0000 0000 0002: rifiutata</li>
        </ul>
        Una scadenza futura, un codice e un nome qualsiasi.
      </details>`,
    cardScript,
  );
}

/** The bank's question (3-D Secure). In the demo the code that would go to the telephone stands on the page. */
export function challengePage(payment: Payment, wrong = false): Html {
  const left = 3 - payment.tries;
  const error = wrong
    ? `Il codice non è giusto. ${left === 1 ? 'Ti resta un tentativo.' : `Ti restano ${left} tentativi.`}`
    : '';
  return page(
    'Conferma',
    html`<h1>Conferma il pagamento</h1>
      ${bill(payment, payment.maskedCard)}
      <p>Per sicurezza la banca chiede una conferma: scrivi il codice che hai ricevuto sul telefono.</p>
      <p class="code"><span>Codice di prova</span><b>${payment.code}</b></p>
      <form method="post" action="/challenge/${payment.id}">
        ${input(code, '', error, true)}
        <button type="submit">Conferma</button>
        <button class="quiet" type="submit" name="deny" value="1" formnovalidate>Non riconosco questo pagamento</button>
      </form>`,
    codeScript,
  );
}

export const notFoundPage = (): Html =>
  page(
    'Non trovato',
    html`<h1>Questo pagamento non c’è più</h1>
      <p>Torna al negozio e riprova dalla cassa: non è stato addebitato nulla.</p>`,
  );
