import { html, raw } from 'hono/html';
import type { Config } from '../../core/config.ts';
import { blockTypes } from '../../widgets/catalogue/category-blocks/blockTypes.ts';
import type { Manifest } from '../../widgets/bundle/manifest.ts';
import type { Example } from './examples.ts';
import { documentOf, elementText, json, type Engine, type Html } from './html.ts';

/** What a page needs of the bundle. */
export interface Bundle {
  engine: Engine;
  manifest: Manifest;
}

/** The sheets of an element; the grid of a category has those of all that it may hold, which the plugin would know from the grid itself. */
function sheetsFor(tag: string, { css, tags }: Manifest): string[] {
  const held = tag === 'spesa-category-blocks' ? Object.values(blockTypes).map((block) => block.tag) : [];
  return [...new Set([css, ...[tag, ...held].flatMap((name) => tags[name]?.css ?? [])])];
}

/** What is about a page: where the gallery begins, and the script that makes its shop. */
export interface Around {
  root: string;
  shop: Html;
  press?: readonly string[];
}

/** The page of one example, as the plugin would print it, but without WordPress and without server HTML; what is to be pressed is pressed by itself. */
export function examplePage(
  tag: string,
  example: Example,
  config: Partial<Config>,
  { engine, manifest }: Bundle,
  { root, shop, press = [] }: Around,
): Html {
  const at = (file: string) => `${root}bundle/${engine}/${file}?ver=${manifest.version}`;
  const needed = manifest.tags[tag];
  const head = html` <script src="${root}complaints.js"></script>
    <script type="application/json" data-spesa-config>
      ${json(config)}
    </script>
    ${shop}
    <script src="${at(manifest.boot)}"></script>
    ${sheetsFor(tag, manifest).map((file) => html`<link rel="stylesheet" href="${at(file)}" />`)}
    ${(needed?.js ?? []).map((file) => html`<link rel="modulepreload" href="${root}bundle/${engine}/${file}" />`)}
    ${press.length ? html`<script src="${root}press.js" data-press="${JSON.stringify(press)}"></script>` : ''}
    <script type="module" src="${at(manifest.loader)}"></script>`;
  return documentOf(
    `${example.title} · ${tag}`,
    root,
    head,
    html`<main class="gallery-example">
      <div class="gallery-hidden">
        <h1>Galleria degli elementi</h1>
        <h2>${example.title}</h2>
      </div>
      ${raw(elementText(tag, example))}
    </main>`,
  );
}
