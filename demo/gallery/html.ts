import { html, raw } from 'hono/html';
import type { Example } from './examples.ts';

export type Html = ReturnType<typeof html>;
export const engines = ['preact', 'react'] as const;
export type Engine = (typeof engines)[number];

export const json = (value: unknown) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));

/** An example as it stands in a page. */
export const elementText = (tag: string, { attributes }: Example): string =>
  `<${tag} class="spesa"${attributes.map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)).join('')}></${tag}>`;

/** A whole document; `root` is the way from it to the folder of the gallery, such as `../../`. */
export const documentOf = (title: string, root: string, head: Html | string, body: Html): Html =>
  html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${root}gallery.css" />
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
