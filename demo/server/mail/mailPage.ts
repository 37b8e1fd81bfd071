import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { spoken } from '../language/speak.ts';

const style = html`<style>
  body {
    font:
      16px/1.5 system-ui,
      sans-serif;
    color: #1d2a22;
    max-width: 38rem;
    margin: 0 auto;
    padding: 1.5rem;
  }
  h1 {
    font-size: 1.4rem;
  }
  table {
    border-collapse: collapse;
    width: 100%;
  }
  td,
  th {
    padding: 0.4rem 0;
    border-bottom: 1px solid #d9e2dc;
    text-align: left;
  }
  td:last-child,
  th:last-child {
    text-align: right;
  }
  tfoot tr:last-child {
    font-weight: 700;
  }
  .small {
    color: #55635a;
    font-size: 0.9rem;
  }
  .button {
    display: inline-block;
    padding: 0.7rem 1.2rem;
    border-radius: 0.5rem;
    background: #14653c;
    color: #fff;
  }
  .code {
    font-size: 2rem;
    letter-spacing: 0.3rem;
  }
</style>`;

/** The HTML of a mail of the shop, whose words are in the language that is spoken. No address that its links lead to learns whence one comes (ruling 33). */
export const mailPage = async (
  title: string,
  content: HtmlEscapedString | Promise<HtmlEscapedString>,
): Promise<string> =>
  String(
    await html`<!doctype html>
      <html lang="${spoken()}">
        <head>
          <meta charset="utf-8" />
          <meta name="referrer" content="no-referrer" />
          <title>${title}</title>
          ${style}
        </head>
        <body>
          <h1>${title}</h1>
          ${content}
        </body>
      </html>`,
  );
