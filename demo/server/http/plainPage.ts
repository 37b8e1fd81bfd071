import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A page of the server's own, for those who work with it and not for customers: Italian, light or dark, without a script. */
export const plainPage = (title: string, style: Html, content: Html): Html =>
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
          }
          a {
            color: inherit;
          }
          ${style}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
