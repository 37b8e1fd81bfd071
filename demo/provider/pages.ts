import { html, raw } from 'hono/html';
import { inEuro } from '../server/pricing/money.ts';
import type { CardErrors, TypedCard } from './card.ts';
import type { Payment } from './payments.ts';
import { style } from './style.ts';

type Html = ReturnType<typeof html>;

const sheet = raw(`<style>${style}</style>`);

const page = (title: string, content: Html): Html =>
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
          <header><strong>PagoSicuro</strong><span>ambiente di prova</span></header>
          <section>${content}</section>
        </main>
      </body>
    </html>`;

interface Field {
  name: keyof TypedCard;
  label: string;
  autocomplete: string;
  inputmode: string;
  placeholder: string;
}

const number: Field = {
  name: 'number',
  label: 'Numero della carta',
  autocomplete: 'cc-number',
  inputmode: 'numeric',
  placeholder: '0000 0000 0000 0000',
};
const expiry: Field = {
  name: 'expiry',
  label: 'Scadenza (MM/AA)',
  autocomplete: 'cc-exp',
  inputmode: 'numeric',
  placeholder: 'MM/AA',
};
const cvc: Field = {
  name: 'cvc',
  label: 'Codice di sicurezza',
  autocomplete: 'cc-csc',
  inputmode: 'numeric',
  placeholder: 'CVC',
};
const holder: Field = {
  name: 'holder',
  label: 'Intestatario',
  autocomplete: 'cc-name',
  inputmode: 'text',
  placeholder: '',
};

const attribute = (name: string, value: string) => html` ${raw(name)}="${value}"`;

function input(field: Field, typed: Partial<TypedCard>, errors: CardErrors, first: boolean): Html {
  const error = errors[field.name];
  const { name, label, autocomplete, inputmode, placeholder } = field;
  return html`<div class="field">
    <label for="${name}">${label}</label
    ><input
      id="${name}"
      name="${name}"
      autocomplete="${autocomplete}"
      inputmode="${inputmode}"
      placeholder="${placeholder}"
      value="${name === 'cvc' ? '' : (typed[name] ?? '')}"
      required${error ? attribute('aria-invalid', 'true') : ''}${error ? attribute('aria-describedby', `${name}-error`) : ''}${first ? html` autofocus` : ''}
    />${error ? html`<p class="error" id="${name}-error">${error}</p>` : ''}
  </div>`;
}

/** The page on which the customer types a card. */
export function cardPage(
  payment: Payment,
  typed: Partial<TypedCard> = {},
  errors: CardErrors = {},
  toKeep = false,
): Html {
  const wrong = Object.keys(errors)[0];
  const field = (each: Field) => input(each, typed, errors, wrong ? each.name === wrong : each.name === 'number');
  return page(
    'Pagamento',
    html`<h1>Paga con la carta</h1>
      <p class="amount">${inEuro(payment.amount)}</p>
      <p class="note">
        Ordine ${payment.order}. Riserviamo ora questo importo, che è il massimo; quando la spesa è pronta paghi il suo
        totale.
      </p>
      ${wrong ? html`<div class="summary" role="alert">Controlla i campi segnati.</div>` : ''}
      <form method="post" action="/pay/${payment.id}" novalidate>
        ${field(number)}
        <div class="pair">${field(expiry)}${field(cvc)}</div>
        ${field(holder)}
        <label class="keep"
          ><input type="checkbox" name="keep" value="1" ${toKeep ? raw('checked') : ''} /><span
            >Ricorda questa carta per le prossime spese. Si verifica con questo pagamento, senza riservare altro.</span
          ></label
        >
        <button type="submit">Paga ${inEuro(payment.amount)}</button>
        <button class="quiet" type="submit" name="cancel" value="1" formnovalidate>Annulla e torna al negozio</button>
      </form>
      <details>
        <summary>Carte di prova</summary>
        <ul>
          <li>4242 4242 4242 4242: paga subito</li>
          <li>4000 0000 0000 3220: chiede conferma</li>
          <li>4000 0000 0000 0002: rifiutata</li>
        </ul>
        Una scadenza futura, un codice e un nome qualsiasi.
      </details>`,
  );
}

/** The bank's question (3-D Secure). In the demo the code that would go to the telephone stands on the page. */
export function challengePage(payment: Payment, wrong = false): Html {
  return page(
    'Conferma',
    html`<h1>Conferma il pagamento</h1>
      <p class="amount">${inEuro(payment.amount)}</p>
      <p>
        La tua banca vuole essere certa che sei tu: scrivi il codice che ti ha mandato per usare la carta
        ${payment.maskedCard ?? ''}.
      </p>
      <p class="code"><span>Codice di prova</span><b>${payment.code}</b></p>
      <form method="post" action="/challenge/${payment.id}">
        <div class="field">
          <label for="code">Codice di sei cifre</label
          ><input
            id="code"
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            maxlength="6"
            ${wrong ? html` aria-invalid="true" aria-describedby="code-error"` : ''}
            autofocus
          />${wrong ? html`<p class="error" id="code-error" role="alert">Il codice non è giusto. Te ne restano ${3 - payment.tries} tentativi.</p>` : ''}
        </div>
        <button type="submit">Conferma</button>
        <button class="quiet" type="submit" name="deny" value="1" formnovalidate>Non sono stato io: rifiuta</button>
      </form>`,
  );
}

export const notFoundPage = (): Html =>
  page(
    'Non trovato',
    html`<h1>Questo pagamento non c’è più</h1>
      <p>Torna al negozio e riprova dalla cassa: non è stato addebitato nulla.</p>`,
  );
