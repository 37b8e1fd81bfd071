import { createHash } from 'node:crypto';
import { join } from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { rollup, type OutputChunk, type Plugin } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { languageFile, languageScript } from './languages.ts';
import { manifestOf, type Parts } from './manifest.ts';
import { packagesOf } from './packages.ts';
import { sheetsOf, sheetText } from './sheets.ts';

/** The scripts that stand by themselves, by the names of their files. */
const scripts = {
  'boot.js': 'widgets/boot.ts',
  'early-cart.js': 'widgets/earlyCart.ts',
  'worker.js': 'widgets/pushWorker.ts',
};

/** A script that stands by itself: whole, small, no module. */
async function scriptText(root: string, entry: string): Promise<string> {
  const bundle = await rollup({
    input: join(root, entry),
    plugins: [
      resolve({ browser: true }),
      esbuild({ target: 'es2020' }),
      terser({ ecma: 2020, compress: { passes: 2 } }),
    ],
  });
  const { output } = await bundle.generate({ format: 'iife' });
  await bundle.close();
  return output[0].code;
}

/**
 * Adds to the bundle the sheets, the scripts that stand by themselves, one for each further language, `manifest.json`, the hash of each script (SUP-05) and the names of the packages whose code it holds; refuses a chunk that would make the loader wait or load twice.
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
      for (const entry of Object.values(scripts)) this.addWatchFile(join(root, entry));
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
      const alone = await Promise.all(
        Object.entries(scripts).map(async ([fileName, entry]) => ({ fileName, source: await scriptText(root, entry) })),
      );
      const texts = [...sheets, ...alone, ...spoken];
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
