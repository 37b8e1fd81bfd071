import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { seller } from '../../shop/seller.ts';
import type { ShopPages } from '../http/shopPages.ts';
import { spoken } from '../language/speak.ts';
import { say } from '../language/translate.ts';
import { footerLinks, soldBy } from './footer.ts';
import { mailLinks } from './links.ts';
import { mailStyle } from './mailStyle.ts';
import type { Content, Line, Link, Part } from './parts.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A link that opens in the top window: the demo shows mails in a frame. */
const anchor = ({ label, url }: Link): Html => html`<a target="_top" href="${url}">${label}</a>`;

/** The shop's mark, a green leaf with its initial; without a picture, which mail programs block. */
const mark = (): Html =>
  html`<td
    width="40"
    height="40"
    align="center"
    bgcolor="#1f7a3d"
    aria-hidden="true"
    style="width: 40px; height: 40px; border-radius: 20px 20px 20px 6px; background: #1f7a3d; color: #ffffff; font-size: 22px; font-weight: 800; line-height: 40px; text-align: center; vertical-align: middle"
  >
    ${seller.shop.charAt(0)}
  </td>`;

const header = (home: string): Html =>
  html`<table role="presentation">
    <tr>
      ${mark()}
      <td class="name" style="vertical-align: middle">
        <a target="_top" href="${home}" class="name" style="padding: 0; text-decoration: none">${seller.shop}</a>
      </td>
    </tr>
  </table>`;

const button = ({ label, url }: Link): Html =>
  html`<p class="button" style="margin: 0 0 16px">
    <a
      target="_top"
      href="${url}"
      style="display: inline-block; padding: 12px 28px; border-radius: 999px; background: #1f7a3d; color: #ffffff; font-weight: 700; line-height: 24px; text-align: center; text-decoration: none"
      >${label}</a
    >
  </p>`;

const lineRow = ({ name, note, quantity, price }: Line, counted: boolean): Html =>
  html`<tr>
    <td>${name}${note ? html`<span class="note">${note}</span>` : ''}</td>
    ${counted ? html`<td class="number">${quantity ?? ''}</td>` : ''}
    <td class="number">${price}</td>
  </tr>`;

/** Products with what they cost, as a table that is read out as one. */
function linesTable({ lines, sums }: Extract<Part, { kind: 'lines' }>): Html {
  const counted = lines.some(({ quantity }) => quantity !== undefined);
  const sumRow = ([label, amount]: readonly [string, string], index: number): Html =>
    html`<tr class="${index === sums.length - 1 ? 'total' : 'sum'}">
      <th scope="row" colspan="${counted ? 2 : 1}">${label}</th>
      <td class="number">${amount}</td>
    </tr>`;
  return html`<table class="rows">
    <thead>
      <tr>
        <th scope="col">${say('Prodotto')}</th>
        ${counted ? html`<th scope="col" class="number">${say('Quantità')}</th>` : ''}
        <th scope="col" class="number">${say('Prezzo')}</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map((line) => lineRow(line, counted))}
    </tbody>
    <tfoot>
      ${sums.map(sumRow)}
    </tfoot>
  </table>`;
}

const factsTable = (rows: readonly (readonly [string, string])[]): Html =>
  html`<table class="rows facts">
    <tbody>
      ${rows.map(
        ([label, value]) =>
          html`<tr>
            <th scope="row">${label}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

/** A paragraph, its lines one below the other. */
const paragraph = (words: string): Html =>
  html`<p>${words.split('\n').map((line, at) => (at === 0 ? line : html`<br />${line}`))}</p>`;

function part(one: Part): Html {
  if (one.kind === 'title') return html`<h2>${one.words}</h2>`;
  if (one.kind === 'text') return paragraph(one.words);
  if (one.kind === 'small') return html`<p class="small">${one.words}${one.link ? html` ${anchor(one.link)}` : ''}</p>`;
  if (one.kind === 'list')
    return html`<ul>
      ${one.items.map((item) => html`<li>${item}</li>`)}
    </ul>`;
  if (one.kind === 'facts') return factsTable(one.rows);
  if (one.kind === 'lines') return linesTable(one);
  return html`<p><img src="${one.url}" alt="${one.words}" style="width: 100%; max-width: 26rem" /></p>`;
}

const footer = (pages: ShopPages): Html =>
  html`<p>${footerLinks(pages).map(anchor)}</p>
    <p>
      ${anchor({ label: seller.phone, url: `tel:+39${seller.phone.replaceAll(' ', '')}` })}
      ${anchor({ label: seller.email, url: `mailto:${seller.email}` })}
    </p>
    ${soldBy().map((sentence) => html`<p>${sentence}</p>`)}`;

const cell = (name: string, content: Html): Html =>
  html`<table role="presentation" class="frame">
    <tr>
      <td class="cell ${name}">${content}</td>
    </tr>
  </table>`;

/** A mail's HTML in the current language; every value is escaped, and links send no referrer (ruling 33). */
export async function mailHtml(content: Content, pages: ShopPages): Promise<string> {
  const { subject, title = subject, greeting, lead, code, action, parts = [] } = content;
  const body = html`<h1>${title}</h1>
    ${greeting ? paragraph(greeting) : ''} ${lead.map(paragraph)} ${code ? html`<p class="code">${code}</p>` : ''}
    ${action ? button(action) : ''} ${parts.map(part)}`;
  return String(
    await html`<!doctype html>
      <html lang="${spoken()}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="referrer" content="no-referrer" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>${subject}</title>
          ${mailStyle}
        </head>
        <body>
          <div class="preview" style="display: none">${lead[0] ?? ''}</div>
          ${cell('head', header(mailLinks(pages).home()))} ${cell('sheet', body)} ${cell('foot', footer(pages))}
        </body>
      </html>`,
  );
}
