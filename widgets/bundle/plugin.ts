import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { OutputChunk, Plugin } from 'rollup';
import { languageFile, languageScript } from './languages.ts';
import { manifestOf, type Parts } from './manifest.ts';
import { packagesOf } from './packages.ts';
import { sheetsOf, sheetText } from './sheets.ts';

/** A script that stands by itself: whole, small, no module. */
async function scriptText(root: string, entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Adds to the bundle the sheets, `boot.js`, `worker.js`, a script for each further language, `manifest.json`, the hash of each script (SUP-05) and the names of the packages whose code it holds; refuses a chunk that would make the loader wait or load twice.
 * The loader keeps its names to itself, so that a page may load it as a plain script, and twice (WP-09).
 */
export function bundlePlugin(
  root: string,
  translations: Readonly<Record<string, ReadonlyMap<string, string>>>,
  parts: Pick<Parts, 'elements' | 'runtime' | 'touch' | 'quiet' | 'signIns'>,
): Plugin {
  return {
    name: 'spesa-bundle',
    buildStart() {
      for (const { sources } of sheetsOf(root)) for (const file of sources) this.addWatchFile(join(root, file));
      for (const entry of ['boot', 'pushWorker']) this.addWatchFile(join(root, `widgets/${entry}.ts`));
    },
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk');
      const loader = chunks.find(({ fileName }) => fileName === 'loader.js');
      if (!loader) return this.error('The bundle has no loader.');
      if (loader.imports.length)
        this.error(`The loader imports ${loader.imports.join(', ')} at once: everything behind it must be import().`);
      const twice = chunks.find(({ imports }) => imports.includes(loader.fileName));
      if (twice)
        this.error(
          `${twice.fileName} imports the loader, which the page loads under another address: move what they share out of register.ts.`,
        );
      if (loader.exports.length) this.error('The loader exports something: it has to run as a plain script too.');
      loader.code = `(()=>{${loader.code.trim()}})();\n`;

      const sheets = sheetsOf(root).map((sheet) => ({ fileName: sheet.fileName, source: sheetText(root, sheet) }));
      const spoken = await Promise.all(
        Object.entries(translations).map(async ([language, words]) => ({
          fileName: languageFile(language),
          source: await languageScript(root, language, words),
        })),
      );
      const texts = [
        ...sheets,
        { fileName: 'boot.js', source: await scriptText(root, 'widgets/boot.ts') },
        { fileName: 'worker.js', source: await scriptText(root, 'widgets/pushWorker.ts') },
        ...spoken,
      ];
      const hash = createHash('sha256');
      for (const { fileName, code } of chunks.toSorted((a, b) => a.fileName.localeCompare(b.fileName)))
        hash.update(fileName).update(code);
      for (const { fileName, source } of texts) hash.update(fileName).update(source);
      const manifest = manifestOf({
        ...parts,
        chunks,
        sheets: sheets.map(({ fileName }) => fileName),
        languages: Object.fromEntries(Object.keys(translations).map((language) => [language, languageFile(language)])),
        version: hash.digest('hex').slice(0, 12),
      });
      const packages = packagesOf(chunks.flatMap(({ moduleIds }) => moduleIds));
      const integrity = Object.fromEntries(
        [...chunks.map(({ fileName, code }) => ({ fileName, source: code })), ...spoken].map(({ fileName, source }) => [
          fileName,
          `sha384-${createHash('sha384').update(source).digest('base64')}`,
        ]),
      );
      const facts = Object.entries({ manifest, packages, integrity }).map(([name, fact]) => ({
        fileName: `${name}.json`,
        source: `${JSON.stringify(fact, null, 1)}\n`,
      }));
      for (const text of [...texts, ...facts]) this.emitFile({ type: 'asset', ...text });
    },
  };
}
