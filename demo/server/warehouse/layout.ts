import { html } from 'hono/html';
import type { Product } from '../../../core/schema/catalogue.ts';
import { seller } from '../../shop/seller.ts';
import { plainPage, type Html } from '../http/plainPage.ts';
import { style } from './style.ts';

/** An employee at the warehouse's pages, with the synchronizer token of their forms. */
export interface Employee {
  name: string;
  formToken: string;
}

/** A field that its form carries along. */
export const hidden = (name: string, value: number | string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

/** What the last command answered, seen and read first wherever it stands. */
export const alertOf = (told: string): Html | string =>
  told && html`<p class="told" tabindex="-1" autofocus role="alert">${told}</p>`;

const barOf = (employee: Employee | undefined): Html =>
  html`<header class="bar">
    <div>
      <a class="house" href="/magazzino">${seller.shop} <span>· Magazzino</span></a>
      ${
        employee
          ? html`<span class="person">${employee.name}</span>
              <form method="post" action="/magazzino/esci">
                ${hidden('token', employee.formToken)}<button>Esci</button>
              </form>`
          : ''
      }
    </div>
  </header>`;

/** A page of the warehouse. */
export const page = (title: string, content: Html, employee?: Employee): Html =>
  plainPage(`Magazzino: ${title}`, style, content, barOf(employee));

/** Thumbnail of a product, or its place. */
export const pictureOf = ({ mediaURL }: Product): Html =>
  mediaURL
    ? html`<img src="${mediaURL}" alt="" width="80" height="80" loading="lazy" />`
    : html`<span class="blank"></span>`;
