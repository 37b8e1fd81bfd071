import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { AnyWidget } from '../element/defineWidget.ts';
import { widgets as list } from '../index.ts';
import { blockFolder, blockJson } from './blockJson.ts';
import { cssProperties } from './cssProperties.ts';
import { customElements } from './customElements.ts';
import { withDocsTable } from './docsTable.ts';
import { editorJson } from './editorJson.ts';
import { elementsCss, hiddenRowsCss } from './elementsCss.ts';
import { focalPointCss } from './focalPointCss.ts';
import { jsxTypes } from './jsxTypes.ts';
import { labelDigests } from './labelDigests.ts';
import { labelsJson, translatedJson } from './labelsJson.ts';
import { llmsText } from './llms.ts';
import { loadingTable } from './loadingTable.ts';
import { mapGround } from './mapGround.ts';
import { phpArray } from './phpArray.ts';
import { pot } from './pot.ts';
import { rulesPhp } from './rulesPhp.ts';
import { serverJson } from './serverJson.ts';
import { blockMessages, compiledTranslations, definitionTextsPhp } from './translations.ts';

const root = join(import.meta.dirname, '../..');
const plugin = join(root, 'wp-plugin');
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
/** What every request reads is PHP, which the opcode cache keeps. */
const php = (value: unknown): string => phpArray(JSON.parse(JSON.stringify(value)));

/** Every definition of the list, in its order. */
export const definitions = async (): Promise<AnyWidget[]> =>
  Promise.all(Object.values(list).map(async (load) => (await load()).default as AnyWidget));

/** Path → text of every generated file; nothing is written. */
export async function generated(widgets: readonly AnyWidget[]): Promise<Map<string, string>> {
  const blocks = widgets.filter(({ kind }) => kind !== 'shell');
  const files = new Map<string, string>();
  for (const widget of blocks) files.set(`wp-plugin/blocks/${blockFolder(widget)}/block.json`, json(blockJson(widget)));
  files.set(
    'wp-plugin/blocks/manifest.php',
    php(Object.fromEntries(blocks.map((widget) => [blockFolder(widget), blockJson(widget)]))),
  );
  files.set('core/labels/digests.ts', labelDigests());
  files.set('widgets/loading.ts', loadingTable(widgets));
  files.set('widgets/ui/elements.css', elementsCss(widgets));
  files.set('widgets/delivery/map/ground.ts', mapGround());
  files.set('widgets/catalogue/category-blocks/hidden-rows.css', hiddenRowsCss(widgets));
  files.set('widgets/content/static-image/focal-point.css', focalPointCss());
  files.set('wp-plugin/generated/server.php', php(serverJson(blocks)));
  files.set('wp-plugin/generated/rules.php', php(rulesPhp()));
  files.set('wp-plugin/generated/widgets.json', json(blocks.map(editorJson)));
  files.set('wp-plugin/generated/labels.php', php(labelsJson()));
  for (const [language, texts] of Object.entries(translatedJson()))
    files.set(`wp-plugin/generated/labels-${language}.php`, php(texts));
  files.set(
    'wp-plugin/generated/custom-elements.json',
    json(customElements(widgets, cssProperties(await readFile(join(root, 'widgets/ui/base.css'), 'utf8')))),
  );
  files.set('wp-plugin/generated/jsx.d.ts', jsxTypes(widgets));
  files.set('llms.txt', llmsText(widgets));
  files.set('wp-plugin/generated/texts.php', definitionTextsPhp(blocks));
  files.set('wp-plugin/languages/spesa.pot', pot(plugin, blockMessages(blocks)));
  const compiled = compiledTranslations(plugin);
  for (const [path, value] of compiled.php) files.set(`wp-plugin/${path}`, php(value));
  for (const [path, value] of compiled.json) files.set(`wp-plugin/${path}`, json(value));
  const readme = await readFile(join(root, 'README.md'), 'utf8').catch(() => null);
  if (readme !== null) files.set('README.md', withDocsTable(readme, widgets));
  return files;
}

/** Folders under blocks/ whose widget is gone. */
async function orphans(files: ReadonlyMap<string, string>): Promise<string[]> {
  const entries = await readdir(join(root, 'wp-plugin/blocks'), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !files.has(`wp-plugin/blocks/${entry.name}/block.json`))
    .map((entry) => `wp-plugin/blocks/${entry.name}`);
}

/** Paths whose text on disk is not what the definitions say. */
export async function stale(files: ReadonlyMap<string, string>): Promise<string[]> {
  const different = await Promise.all(
    [...files].map(async ([path, text]) =>
      (await readFile(join(root, path), 'utf8').catch(() => null)) === text ? [] : [path],
    ),
  );
  return [...different.flat(), ...(await orphans(files))];
}

async function write(files: ReadonlyMap<string, string>, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const target = join(root, path);
    const text = files.get(path);
    if (text === undefined) await rm(target, { recursive: true });
    else await mkdir(dirname(target), { recursive: true }).then(() => writeFile(target, text));
  }
}

if (process.argv[1] && relative(process.argv[1], import.meta.filename) === '') {
  const files = await generated(await definitions());
  const paths = await stale(files);
  if (process.argv.includes('--check')) {
    if (paths.length) console.error(`Not up to date: ${paths.join(', ')}. Run: npm run generate`);
    process.exitCode = paths.length ? 1 : 0;
  } else {
    await write(files, paths);
    console.log(paths.length ? `Written: ${paths.join(', ')}` : 'Nothing to do: all generated files are up to date.');
  }
}
