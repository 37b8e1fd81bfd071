import { html } from 'hono/html';
import { documentOf, engines, type Html } from '../html.ts';
import type { Shown } from '../examples.ts';
import { elementPath, type Site } from './site.ts';

/** Groups of the menu; what stands on a page of its own comes after what is placed freely. */
const groups: readonly [title: string, of: (shown: Shown) => boolean][] = [
  ['Da mettere dove serve', ({ widget }) => widget.kind === 'block'],
  ['Con una pagina propria', ({ widget }) => widget.kind === 'page'],
];

const linkTo = (root: string, path: string, text: string, current: boolean): Html =>
  html`<li><a href="${root}${path}" ${current ? html`aria-current="page"` : ''}>${text}</a></li>`;

/** A page of the documentation: the menu and the search around what it says. `path` is its own, from the folder of the gallery on. */
export function docsPage(site: Site, path: string, title: string, main: Html): Html {
  const root = './' + '../'.repeat(path.split('/').length - 1);
  const link = (to: string, text: string) => linkTo(root, to, text, to === path);
  return documentOf(
    path ? `${title} · Spesa` : title,
    root,
    html`<link rel="stylesheet" href="${root}docs.css" />
      <script type="module" src="${root}docs.js" data-root="${root}"></script>`,
    html`<a class="docs-skip" href="#main">Vai al contenuto</a>
      <header class="docs-top">
        <a class="docs-name" href="${root}">Spesa <span>gli elementi</span></a>
        <search class="docs-search" hidden>
          <label class="gallery-hidden" for="docs-words">Cerca elementi, attributi, eventi, esempi</label>
          <input id="docs-words" type="search" placeholder="Cerca…" autocomplete="off" />
          <p class="gallery-hidden" role="status"></p>
          <ul class="docs-found" hidden></ul>
        </search>
      </header>
      <div class="docs-columns">
        <nav class="docs-menu" aria-label="Elementi">
          <details open>
            <summary>Tutti gli elementi</summary>
            <ul>
              ${link('look/', 'Aspetto: proprietà CSS')} ${link('scenes/', 'Dialoghi e messaggi')}
            </ul>
            ${groups.map(
              ([name, of]) =>
                html`<h2>${name}</h2>
                  <ul>
                    ${site.elements.filter(of).map(({ widget }) => link(elementPath(widget.tag), widget.title))}
                  </ul>`,
            )}
          </details>
        </nav>
        <main id="main" class="docs-main" tabindex="-1">${main}</main>
      </div>`,
  );
}

const widths: readonly [value: string, label: string][] = [
  ['', 'Tutta'],
  ['390', 'Telefono, 390'],
  ['768', 'Tavoletta, 768'],
  ['1440', 'Computer, 1440'],
];

const select = (name: string, label: string, options: readonly (readonly [string, string])[], chosen = ''): Html =>
  html`<label
    >${label}
    <select name="${name}">
      ${options.map(([value, text]) => html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${text}</option>`)}
    </select></label
  >`;

/** The switches for all examples of a page; without script everything stands as it is at first. */
export const switches = (states: readonly (readonly [string, string])[], chosen: string): Html =>
  html`<form class="docs-switches" aria-label="Come si vedono gli esempi" hidden>
    ${states.length > 0 ? select('state', 'Chi guarda', states, chosen) : ''}
    ${select(
      'engine',
      'Motore',
      engines.map((name) => [name, name === 'preact' ? 'Preact' : 'React']),
    )}
    ${select('width', 'Larghezza', widths)}
  </form>`;

/** An example in its place. `address` holds `{engine}` and `{state}`, as the switches have them. */
export function frame(root: string, address: string, title: string, state: string): Html {
  const at = address.replace('{engine}', 'preact').replace('{state}', state);
  return html`<div class="docs-stage" data-example="${root}${address}">
    <iframe src="${root}${at}" title="${title}" loading="lazy"></iframe>
    <p class="docs-told" role="status"></p>
    <p><a class="docs-alone" href="${root}${at}">Apri da solo</a></p>
  </div>`;
}
