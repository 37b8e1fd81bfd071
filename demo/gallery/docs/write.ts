import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Manifest } from '../../../widgets/bundle/manifest.ts';
import type { CssProperty } from '../../../widgets/manifest/cssProperties.ts';
import { exampleConfig, ownFiles } from '../app.ts';
import type { Example, Shown } from '../examples.ts';
import { engines, type Html } from '../html.ts';
import type { PlaceOrders } from '../orders.ts';
import { examplePage } from '../pages.ts';
import { elementPage } from './elementPage.ts';
import { indexPage, lookPage, scenesPage } from './otherPages.ts';
import { record, type Recorded } from './record.ts';
import { findables } from './search.ts';
import { elementPath, filedSite, type Site } from './site.ts';

const gallery = join(import.meta.dirname, '..');

interface Parts {
  /** The reference shop, which is recorded. */
  shop: Hono;
  placeOrders: PlaceOrders;
  now: () => number;
  elements: readonly Shown[];
  looks: readonly CssProperty[];
  /** Folder with a bundle for each engine. */
  bundles: string;
  /** Where the documentation is written; what stands there is taken away. */
  target: string;
}

/** The pages that are read, by path below the documentation. */
export const readPages = (site: Site): Map<string, Html> =>
  new Map([
    ['index.html', indexPage(site)],
    ['look/index.html', lookPage(site)],
    ['scenes/index.html', scenesPage(site)],
    ...site.elements.map((shown): [string, Html] => [
      `${elementPath(shown.widget.tag)}index.html`,
      elementPage(shown, site),
    ]),
  ]);

/** The pages that stand in those, one for each example and engine; whoever looks is in their address. */
function examplePages(site: Site, { cast }: Recorded, bundles: string): Map<string, string> {
  const pages = new Map<string, string>();
  for (const engine of engines) {
    const manifest = JSON.parse(readFileSync(join(bundles, engine, 'manifest.json'), 'utf8')) as Manifest;
    const add = (path: string, tag: string, example: Example, press: readonly string[] = []) => {
      const root = '../'.repeat(path.split('/').length - 1);
      const shop = html`<script src="${root}frame.js" data-stays="always"></script>
        <script src="${root}player.js" data-site="${exampleConfig.site}" data-cast="${JSON.stringify(cast)}"></script>`;
      pages.set(path, String(examplePage(tag, example, exampleConfig, { engine, manifest }, { root, shop, press })));
    };
    for (const { widget, examples } of site.elements)
      for (const [index, example] of examples.entries())
        add(`example/${widget.tag}/${index}-${engine}.html`, widget.tag, example);
    for (const { name, on, title, attributes = [], press } of site.scenes)
      add(`scene/${name}-${engine}.html`, on, { title, attributes }, press);
  }
  return pages;
}

/** The pictures that an answer names, without their versions. */
const picturesIn = (text: string): string[] => [...text.matchAll(/\/photo\/[\w./-]+/g)].map(([path]) => path);

async function writePictures(shop: Hono, texts: readonly string[], write: Write): Promise<void> {
  for (const path of new Set(texts.flatMap(picturesIn))) {
    const answer = await shop.request(path);
    if (answer.ok) write(path.slice(1), new Uint8Array(await answer.arrayBuffer()));
  }
}

type Write = (path: string, content: string | Uint8Array) => void;

/** Writes the whole documentation as files for any web server: pages, examples, bundles, the recorded shop and its pictures. */
export async function writeDocs({ shop, placeOrders, now, elements, looks, bundles, target }: Parts): Promise<void> {
  const site = filedSite(elements, looks);
  const recorded = await record(shop, placeOrders, now);
  rmSync(target, { recursive: true, force: true });
  const write: Write = (path, content) => {
    const file = join(target, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const examples = examplePages(site, recorded, bundles);
  for (const [path, page] of [...readPages(site), ...examples]) write(path, String(page));
  write('search.json', JSON.stringify(findables(site)));
  for (const file of Object.keys(ownFiles)) write(file, readFileSync(join(gallery, file)));
  for (const engine of engines) cpSync(join(bundles, engine), join(target, 'bundle', engine), { recursive: true });
  for (const [person, answers] of recorded.answers) write(`recorded/${person}.json`, JSON.stringify(answers));
  for (const [scene, writes] of recorded.writes) write(`recorded/scene-${scene}.json`, JSON.stringify(writes));
  const player = await build({
    entryPoints: [join(import.meta.dirname, 'player.ts')],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  write('player.js', player.outputFiles[0]!.text);
  const answered = [...recorded.answers.values(), ...recorded.writes.values()].map((kept) => JSON.stringify(kept));
  const texts = [...examples.values(), ...answered];
  await writePictures(shop, [...texts, readFileSync(join(gallery, 'content.ts'), 'utf8')], write);
}
