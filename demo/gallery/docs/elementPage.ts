import { html } from 'hono/html';
import { eventType } from '../../../widgets/manifest/eventTypes.ts';
import type { Attribute, Example, Shown } from '../examples.ts';
import { elementText, type Html } from '../html.ts';
import { docsPage, frame, switches } from './layout.ts';
import { attributeId, elementPath, eventId, exampleId, firstState, type Site } from './site.ts';

const valueText = (value: unknown): string => (value === '' ? '—' : value === false ? 'no' : String(value));
const types = { text: 'testo', number: 'numero', flag: 'c’è o non c’è', choice: 'scelta' } as const;
const scriptTypes = { text: 'string', number: 'number', flag: 'boolean', choice: 'string' } as const;

const table = (id: string, title: string, heads: readonly string[], rows: readonly Html[]): Html =>
  html`<h2 id="${id}">${title}</h2>
    <div class="docs-table" role="region" aria-labelledby="${id}" tabindex="0">
      <table>
        <thead>
          <tr>
            ${heads.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>`;

const attributeRow = ({ name, field }: Attribute): Html =>
  html`<tr id="${attributeId(name)}">
    <th scope="row"><code>${name}</code></th>
    <td>
      ${field.label}${(field.written ?? field.help) ? html`<br /><small>${field.written ?? field.help}</small>` : ''}${field.needed ? html`<br /><small>Serve: senza, non si vede niente.</small>` : ''}
    </td>
    <td>
      ${field.options?.map(({ value, label }) => html`<code>${value || '""'}</code> ${label}<br />`) ?? types[field.type]}${
        field.max !== undefined && field.type === 'number'
          ? html`<br /><small>da ${field.min ?? 0} a ${field.max}</small>`
          : ''
      }
    </td>
    <td><code>${valueText(field.default)}</code></td>
  </tr>`;

const propertyRow = ({ name, property, field }: Attribute): Html =>
  html`<tr>
    <th scope="row"><code>${property}</code></th>
    <td>
      <code>${field.options?.map(({ value }) => `'${value}'`).join(' | ') ?? scriptTypes[field.type]}</code>
    </td>
    <td><code>${name}</code></td>
  </tr>`;

const eventRow = ([name, help]: [string, string]): Html =>
  html`<tr id="${eventId(name)}">
    <th scope="row"><code>${name}</code></th>
    <td>${help}</td>
    <td><code>${eventType(name)}</code></td>
  </tr>`;

/** When its code comes, and what is there before it, in a sentence each. */
function facts({ widget }: Shown): string[] {
  const loads = {
    now: 'Si carica subito.',
    visible: 'Si carica quando sta per entrare nello schermo.',
    idle: 'Si carica quando la pagina ha finito il resto.',
    touch: 'Dove il server l’ha stampato si carica al primo tocco.',
    never: 'Dove il server l’ha stampato non carica codice.',
  } as const;
  const audiences = {
    everyone: '',
    customer: 'Si vede solo dopo l’accesso.',
    app: 'Si vede solo nell’app.',
  } as const;
  const printed = widget.personal
    ? 'Mostra dati personali: il server ne stampa soltanto il posto.'
    : widget.prefetch.length > 0
      ? 'In WordPress il server ne stampa il contenuto, che si legge anche senza JavaScript.'
      : '';
  return [audiences[widget.for], loads[widget.loads], printed].filter(Boolean);
}

function exampleSection(shown: Shown, site: Site, root: string, example: Example, index: number): Html {
  const { tag, title } = shown.widget;
  const id = exampleId(index);
  return html`<section class="docs-example" aria-labelledby="${id}">
    <h3 id="${id}">${example.title}</h3>
    ${frame(root, site.exampleAt(tag, index), `${title}: ${example.title}`, firstState(shown))}
    <div class="docs-code">
      <pre
        tabindex="0"
        role="region"
        aria-label="HTML di «${example.title}»"
      ><code>${elementText(tag, example)}</code></pre>
      <button type="button" class="docs-copy" hidden>
        Copia l’HTML<span class="gallery-hidden"> di «${example.title}»</span>
      </button>
    </div>
  </section>`;
}

/** The page of one element: what it is for, its examples in their place, and its tables. */
export function elementPage(shown: Shown, site: Site): Html {
  const { widget, attributes, examples } = shown;
  const root = './../../';
  const events = Object.entries(widget.events);
  return docsPage(
    site,
    elementPath(widget.tag),
    widget.title,
    html`<h1>${widget.title}</h1>
      <p class="docs-tag"><code>&lt;${widget.tag}&gt;</code></p>
      <p class="docs-lead">${widget.description}</p>
      <ul class="docs-facts">
        ${facts(shown).map((fact) => html`<li>${fact}</li>`)}
      </ul>
      <h2 id="examples">Esempi</h2>
      ${switches(
        site.states.map(({ name, label }) => [name, label] as const),
        firstState(shown),
      )}
      ${examples.map((example, index) => exampleSection(shown, site, root, example, index))}
      ${
        attributes.length > 0
          ? [
              table(
                'attributes',
                'Attributi',
                ['Attributo', 'Che cos’è', 'Valori', 'Se manca'],
                attributes.map(attributeRow),
              ),
              table('properties', 'Proprietà', ['Proprietà', 'Tipo', 'Attributo'], attributes.map(propertyRow)),
            ]
          : html`<h2 id="attributes">Attributi</h2>
              <p>Nessun attributo.</p>`
      }
      ${
        events.length > 0
          ? table('events', 'Eventi', ['Evento', 'Quando', 'Tipo'], events.map(eventRow))
          : html`<h2 id="events">Eventi</h2>
              <p>Nessun evento.</p>`
      }
      <p>
        Colori, angoli e grandezze: <a href="${root}look/">le proprietà CSS</a>. Nel tema la classe del blocco è
        <code>wp-block-spesa-${widget.tag.replace('spesa-', '')}</code>.
      </p>`,
  );
}
