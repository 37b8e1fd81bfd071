import { html } from 'hono/html';
import { seller } from '../../shop/seller.ts';
import type { Html } from '../http/plainPage.ts';
import { alertOf, hidden, page } from './layout.ts';

/** The login's first step: e-mail and password; a code is mailed to whom they fit. */
export const loginPage = (told: string, login = ''): Html =>
  page(
    'accesso',
    html`<div class="card login">
      <h1>Accedi al magazzino</h1>
      <p class="why">Per chi prepara la spesa in negozio. Dopo la password ti mandiamo un codice per e-mail.</p>
      <form method="post" action="/magazzino/login">
        ${alertOf(told)}
        <label
          >E-mail<input name="backoffice_user" type="email" value="${login}" autocomplete="username" required
        /></label>
        <label>Password<input name="password" type="password" autocomplete="current-password" required /></label>
        <button class="first">Entra</button>
      </form>
      <p class="help">
        Non riesci a entrare? <a href="tel:+39${seller.phone.replaceAll(' ', '')}">Chiama ${seller.phone}</a>
      </p>
    </div>`,
  );

interface CodeShown {
  challenge: string;
  /** Where a code has just gone. */
  sent?: string;
  told?: string;
}

/** The second step: the mailed code alone, or another one; the challenge's token stands for e-mail and password. */
export const codePage = ({ challenge, sent = '', told = '' }: CodeShown): Html =>
  page(
    'codice di accesso',
    html`<div class="card login">
      <h1>Il tuo codice</h1>
      <form method="post" action="/magazzino/login">
        ${alertOf(told)}${sent && html`<p class="note" role="status">${sent}</p>`} ${hidden('challenge', challenge)}
        <label
          >Codice di sei cifre<input
            name="otp"
            inputmode="numeric"
            autocomplete="one-time-code"
            ${told ? '' : 'autofocus'}
            required
        /></label>
        <button class="first">Entra</button>
      </form>
      <form method="post" action="/magazzino/login">
        ${hidden('challenge', challenge)}<button class="quiet">Manda un altro codice</button>
      </form>
      <a class="back" href="/magazzino">‹ Torna all’accesso</a>
    </div>`,
  );
