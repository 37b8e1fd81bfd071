import { html } from 'hono/html';
import type { Shown } from '../examples.ts';
import type { Html } from '../html.ts';
import { docsPage, frame, switches } from './layout.ts';
import { elementPath, lookId, type Site } from './site.ts';

const card = ({ widget }: Shown): Html =>
  html`<li>
    <a href="./${elementPath(widget.tag)}">${widget.title}</a>
    <code>&lt;${widget.tag}&gt;</code>
    <p>${widget.description}</p>
  </li>`;

/** The first page: what this is, and every element in a sentence. */
export const indexPage = (site: Site): Html =>
  docsPage(
    site,
    '',
    'Galleria degli elementi',
    html`<h1>Galleria degli elementi</h1>
      <p class="docs-lead">
        Ogni elemento di Spesa con i suoi esempi dal vivo, l’HTML da copiare, attributi, proprietà ed eventi.
      </p>
      <p>${site.shop}</p>
      <p>
        In WordPress gli elementi sono blocchi e shortcode con lo stesso nome e gli stessi attributi; in una pagina
        qualsiasi bastano una configurazione, i fogli di stile e un modulo.
      </p>
      <ul class="docs-cards">
        ${site.elements.map(card)}
      </ul>`,
  );

/** Custom properties with which a site dresses all elements, or those around which it sets them. */
export const lookPage = (site: Site): Html =>
  docsPage(
    site,
    'look/',
    'Aspetto: proprietà CSS',
    html`<h1>Aspetto: proprietà CSS</h1>
      <p class="docs-lead">
        Si impostano su <code>:root</code>, su un elemento o, in theme.json, sotto <code>settings.custom.spesa</code>. I
        colori valgono per chi preferisce il chiaro e per chi preferisce lo scuro.
      </p>
      <div class="docs-table" role="region" aria-label="Proprietà CSS" tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">Proprietà</th>
              <th scope="col">Che cos’è</th>
              <th scope="col">Se manca</th>
            </tr>
          </thead>
          <tbody>
            ${site.looks.map(
              ({ name, description, default: preset }) =>
                html`<tr id="${lookId(name)}">
                  <th scope="row"><code>${name}</code></th>
                  <td>${description}</td>
                  <td><code>${preset}</code></td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`,
  );

/** What the bundle opens by itself, pressed as a customer presses it. */
export const scenesPage = (site: Site): Html =>
  docsPage(
    site,
    'scenes/',
    'Dialoghi e messaggi',
    html`<h1>Dialoghi e messaggi</h1>
      <p class="docs-lead">
        Dialoghi, carrello laterale e messaggi: si aprono da soli, premendo ciò che premerebbe il cliente.
      </p>
      ${switches([], '')}
      ${site.scenes.map(
        (scene) =>
          html`<section class="docs-example" aria-labelledby="${scene.name}">
            <h2 id="${scene.name}">${scene.title}</h2>
            ${frame('./../', site.sceneAt(scene), scene.title, scene.state)}
          </section>`,
      )}`,
  );
