import { html, raw } from 'hono/html';
import type { Config } from '../../core/config.ts';
import { blockTypes } from '../../widgets/catalogue/category-blocks/blockTypes.ts';
import type { Manifest } from '../../widgets/bundle/manifest.ts';
import type { Example, Shown } from './examples.ts';
import { scenes, type Scene } from './scenes.ts';
import { states } from './states.ts';

type Html = ReturnType<typeof html>;
export const engines = ['preact', 'react'] as const;
export type Engine = (typeof engines)[number];

/** What a page needs of the bundle. */
export interface Bundle {
  engine: Engine;
  manifest: Manifest;
}

const json = (value: unknown) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));

const elementHtml = (tag: string, { attributes }: Example): Html =>
  raw(
    `<${tag} class="spesa"${attributes.map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)).join('')}></${tag}>`,
  );

function page(title: string, head: Html | string, body: Html): Html {
  return html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/gallery.css" />
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}

/** The sheets of an element; the grid of a category has those of all that it may hold, which the plugin would know from the grid itself. */
function sheetsFor(tag: string, { css, tags }: Manifest): string[] {
  const held = tag === 'spesa-category-blocks' ? Object.values(blockTypes).map((block) => block.tag) : [];
  return [...new Set([css, ...[tag, ...held].flatMap((name) => tags[name]?.css ?? [])])];
}

/** The page of one example, as the plugin would print it, but without WordPress and without server HTML; what is to be pressed is pressed by itself. */
export function examplePage(
  tag: string,
  example: Example,
  config: Partial<Config>,
  { engine, manifest }: Bundle,
  state: string,
  press: readonly string[] = [],
): Html {
  const at = (file: string) => `/bundle/${engine}/${file}?ver=${manifest.version}`;
  const needed = manifest.tags[tag];
  const head = html` <script src="/complaints.js"></script>
    <script type="application/json" data-spesa-config>
      ${json(config)}
    </script>
    <script src="/session.js?state=${state}"></script>
    <script src="${at(manifest.boot)}"></script>
    ${sheetsFor(tag, manifest).map((file) => html`<link rel="stylesheet" href="${at(file)}" />`)}
    ${(needed?.js ?? []).map((file) => html`<link rel="modulepreload" href="/bundle/${engine}/${file}" />`)}
    ${press.length ? html`<script src="/press.js" data-press="${JSON.stringify(press)}"></script>` : ''}
    <script type="module" src="${at(manifest.loader)}"></script>`;
  return page(
    `${example.title} · ${tag}`,
    head,
    html`<main class="gallery-example">
      <div class="gallery-hidden">
        <h1>Galleria degli elementi</h1>
        <h2>${example.title}</h2>
      </div>
      ${elementHtml(tag, example)}
    </main>`,
  );
}

const shown = (value: unknown) => (value === '' ? '—' : value === false ? 'no' : String(value));

function section({ widget, attributes, examples }: Shown): Html {
  const rows = attributes.map(
    ({ name, field }) =>
      html`<tr>
        <th scope="row"><code>${name}</code></th>
        <td>${field.label}${field.help ? html`<br /><small>${field.help}</small>` : ''}</td>
        <td>${field.options?.map(({ value }) => value).join(', ') ?? field.type}</td>
        <td>${shown(field.default)}</td>
      </tr>`,
  );
  const events = Object.entries(widget.events).map(([name, help]) => html`<li><code>${name}</code>: ${help}</li>`);
  const links = examples.map(
    (example, index) =>
      html`<li>
        <strong>${example.title}</strong>
        <code>${elementHtml(widget.tag, example).toString()}</code>
        ${engines.map((engine) => html`<p>${engine}: ${states.map(({ name, label }) => html`<a href="/example/${widget.tag}/${index}?engine=${engine}&amp;state=${name}">${label}</a> `)}</p>`)}
      </li>`,
  );
  return html`<section id="${widget.tag}">
    <h2>${widget.title} <code>&lt;${widget.tag}&gt;</code></h2>
    <p>${widget.description}</p>
    ${
      attributes.length
        ? html`<table>
            <thead>
              <tr>
                <th scope="col">Attributo</th>
                <th scope="col">Che cos’è</th>
                <th scope="col">Valori</th>
                <th scope="col">Se manca</th>
              </tr>
            </thead>
            <tbody>
              ${rows}
            </tbody>
          </table>`
        : html`<p>Nessun attributo.</p>`
    }
    ${
      events.length
        ? html`<p>Eventi:</p>
            <ul>
              ${events}
            </ul>`
        : ''
    }
    <p>Esempi:</p>
    <ol>
      ${links}
    </ol>
  </section>`;
}

const sceneLinks = ({ name, title }: Scene): Html =>
  html`<li>
    <strong>${title}</strong> ${engines.map((engine) => html`<a href="/scene/${name}?engine=${engine}">${engine}</a> `)}
  </li>`;

/** All elements with their attributes, events, examples and the states to see them in. */
export function indexPage(elements: readonly Shown[]): Html {
  return page(
    'Galleria degli elementi',
    '',
    html`<main class="gallery">
      <h1>Galleria degli elementi</h1>
      <p>
        Ogni elemento, senza WordPress, davanti al negozio di prova. Ogni esempio si apre sui due motori e in ogni
        stato.
      </p>
      <nav aria-label="Elementi">
        <ul>
          ${elements.map(({ widget }) => html`<li><a href="#${widget.tag}">${widget.title}</a></li>`)}
        </ul>
      </nav>
      ${elements.map(section)}
      <section id="scenes">
        <h2>Dialoghi, carrello laterale e messaggi</h2>
        <p>Si aprono da soli, premendo ciò che premerebbe il cliente.</p>
        <ol>
          ${scenes.map(sceneLinks)}
        </ol>
      </section>
    </main>`,
  );
}
