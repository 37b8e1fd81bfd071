import { html, raw } from 'hono/html';
import { style } from '../style.ts';

/** Whom a visitor of the demo says to be. */
export interface Claimed {
  email: string;
  firstName: string;
  lastName: string;
}

const field = (name: keyof Claimed, label: string, value: string, type = 'text') =>
  html`<div class="field">
    <label for="${name}">${label}</label
    ><input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="off" required />
  </div>`;

/** The page on which one says who one is: nobody proves anything in the demo. */
export function whoPage(house: string, action: string, hidden: Readonly<Record<string, string>> = {}): string {
  return html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Accedi · ${house}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <header><strong>${house}</strong><span>ambiente di prova</span></header>
          <section>
            <h1>Chi sei?</h1>
            <p class="note">
              In prova puoi essere chiunque: con una e-mail del negozio entri, con un’altra ti registri.
            </p>
            <form method="post" action="${action}">
              ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
              ${field('email', 'E-mail', 'anna@example.it', 'email')}
              <div class="pair">${field('firstName', 'Nome', 'Anna')}${field('lastName', 'Cognome', 'Parodi')}</div>
              <button type="submit">Continua</button>
              <button class="quiet" type="submit" name="deny" value="1" formnovalidate>Annulla</button>
            </form>
          </section>
        </main>
      </body>
    </html>`.toString();
}
