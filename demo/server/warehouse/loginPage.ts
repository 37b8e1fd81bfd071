import { html } from 'hono/html';
import type { Html } from '../http/plainPage.ts';
import { alertOf, page } from './layout.ts';

/** The login in two steps: without a code one is mailed, then the code is typed beside the password. */
export const loginPage = (told: string, login = '', isCodeSent = false): Html =>
  page(
    'accesso',
    html`<div class="card login">
      <h1>Accedi al magazzino</h1>
      <form method="post" action="/magazzino/login">
        ${alertOf(told)}
        <label
          >E-mail<input name="backoffice_user" type="email" value="${login}" autocomplete="username" required
        /></label>
        <label
          >${isCodeSent ? 'Password, di nuovo' : 'Password'}<input
            name="password"
            type="password"
            autocomplete="current-password"
            required
        /></label>
        ${
          isCodeSent
            ? html`<label
                >Codice di sei cifre<input name="otp" inputmode="numeric" autocomplete="one-time-code" required
              /></label>`
            : ''
        }
        <button class="first">Entra</button>
      </form>
    </div>`,
  );
