import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A page of the server's own, for those who work with it and not for customers: Italian, light or dark, without a script. */
export const plainPage = (title: string, style: Html, content: Html, head: Html | string = ''): Html =>
  html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            font:
              16px/1.5 system-ui,
              sans-serif;
            max-width: 60rem;
            margin: 0 auto;
            padding: 1rem;
            background: light-dark(#faf7f1, #16181a);
            color: light-dark(#1d2420, #eef1ee);
          }
          h1 {
            font-size: 1.75rem;
            line-height: 1.2;
          }
          a {
            color: light-dark(#1f7a3d, #7fd69a);
          }
          ${style}
        </style>
      </head>
      <body>
        ${head}
        <main>${content}</main>
      </body>
    </html>`;
