import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { OutputChunk, Plugin } from 'rollup';
import { manifestOf, type Parts } from './manifest.ts';
import { packagesOf } from './packages.ts';
import { sheetsOf, sheetText } from './sheets.ts';

async function bootText(root: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'widgets/boot.ts')],
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
 * Adds to the bundle the sheets, `boot.js`, `manifest.json` and the names of the packages whose code it holds; refuses a chunk that would make the loader wait or load twice.
 * The loader keeps its names to itself, so that a page may load it as a plain script, and twice (WP-09).
 */
export function bundlePlugin(
  root: string,
  parts: Pick<Parts, 'elements' | 'runtime' | 'touch' | 'quiet' | 'signIns'>,
): Plugin {
  return {
    name: 'spesa-bundle',
    buildStart() {
      for (const { sources } of sheetsOf(root)) for (const file of sources) this.addWatchFile(join(root, file));
      this.addWatchFile(join(root, 'widgets/boot.ts'));
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
      const texts = [...sheets, { fileName: 'boot.js', source: await bootText(root) }];
      const hash = createHash('sha256');
      for (const { fileName, code } of chunks.toSorted((a, b) => a.fileName.localeCompare(b.fileName)))
        hash.update(fileName).update(code);
      for (const { fileName, source } of texts) hash.update(fileName).update(source);
      const manifest = manifestOf({
        ...parts,
        chunks,
        sheets: sheets.map(({ fileName }) => fileName),
        version: hash.digest('hex').slice(0, 12),
      });
      const packages = packagesOf(chunks.flatMap(({ moduleIds }) => moduleIds));
      const facts = Object.entries({ manifest, packages }).map(([name, fact]) => ({
        fileName: `${name}.json`,
        source: `${JSON.stringify(fact, null, 1)}\n`,
      }));
      for (const text of [...texts, ...facts]) this.emitFile({ type: 'asset', ...text });
    },
  };
}
