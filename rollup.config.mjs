import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import esbuild from 'rollup-plugin-esbuild';
import { translations } from './core/labels/translations.ts';
import { planChunks } from './widgets/bundle/chunks.ts';
import { bundlePlugin } from './widgets/bundle/plugin.ts';
import { widgets } from './widgets/index.ts';
import { translatedNames } from './widgets/manifest/translations.ts';

const root = import.meta.dirname;
const loader = join(root, 'widgets/register.ts');
/** The files that elements share, by the modules with which they begin. */
const bundles = [
  'runtime',
  'cards',
  'placeViews',
  'orderPreview',
  'printedLeaflets',
  'views',
  'catalogue',
  'platform',
  'trade',
  'giftCodes',
  'discovered',
  'stores',
  'forms',
  'shoppingLists',
  'slots',
  'basket',
  'adding',
  'touch',
  'socialLogin',
  'pin',
  'files',
  'papers',
  'addressees',
  'formPage',
  'profile',
  'savedCards',
].map((name) => ({
  name,
  id: join(root, `widgets/bundles/${name}.ts`),
}));
const loaded = await Promise.all(Object.entries(widgets).map(async ([tag, load]) => [tag, (await load()).default]));
const names = translatedNames(
  join(root, 'wp-plugin'),
  loaded.map(([, widget]) => widget),
);
/** Translations per language: labels by key; page titles and default attribute values by their Italian text. */
const words = Object.fromEntries(
  Object.entries(translations).map(([language, own]) => [language, new Map([...own, ...names[language]])]),
);
const definitions = loaded.map(([tag, { loads, for: audience, begins }]) => {
  const name = tag.replace('spesa-', '');
  const [file] = globSync(`widgets/*/${name}/${name}.widget.ts`, { cwd: root });
  return { tag, name, area: file.split('/')[1], id: join(root, file), loads, for: audience, begins };
});
const preact = dirname(createRequire(import.meta.url).resolve('preact/package.json'));

/** Sources import React; this engine answers (design §5.2). */
const asPreact = {
  entries: [
    { find: /^react$|^react-dom$/, replacement: join(root, 'widgets/bundle/preactAsReact.ts') },
    { find: 'preact/compat', replacement: join(preact, 'compat/dist/compat.mjs') },
    { find: 'react-dom/client', replacement: join(preact, 'compat/client.mjs') },
    { find: /^react\/jsx-(dev-)?runtime$/, replacement: join(preact, 'jsx-runtime/dist/jsxRuntime.mjs') },
  ],
};

/** The modules as the chunk plan wants them. */
const graphOf = ({ getModuleIds, getModuleInfo }) =>
  new Map(
    [...getModuleIds()].map((id) => {
      const { importedIds, dynamicallyImportedIds } = getModuleInfo(id);
      return [id, { imports: importedIds, later: dynamicallyImportedIds }];
    }),
  );

/**
 * Rollup's options for one engine; `checked` compiles with the type checker, else with esbuild. The scripts go into a folder named
 * `version`: one changing name instead of one for each file. A watched build and a release differ by minification alone.
 */
export function options(engine, { checked = false, watch = false, version = 'now' } = {}) {
  let plan;
  return {
    input: { loader, ...Object.fromEntries(bundles.map(({ name, id }) => [name, id])) },
    preserveEntrySignatures: false,
    plugins: [
      ...(engine === 'preact' ? [alias(asPreact)] : []),
      replace({
        preventAssignment: true,
        values: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
      resolve({ browser: true, dedupe: ['react', 'react-dom'], extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
      commonjs(),
      checked
        ? typescript({
            tsconfig: join(root, 'widgets/bundle/tsconfig.json'),
            noEmitOnError: true,
            outputToFilesystem: false,
          })
        : esbuild({ target: 'es2022', jsx: 'automatic', tsconfig: false, sourceMap: false }),
      // The compiler asks of each import whose address is only known on the page whether it ends in .ts; none does.
      replace({
        preventAssignment: true,
        delimiters: ['', ''],
        values: { __rewriteRelativeImportExtension: '' },
      }),
      ...(watch
        ? []
        : [
            terser({
              module: true,
              ecma: 2020,
              compress: { passes: 3, pure_getters: true, unsafe_arrows: true },
              format: { comments: false },
            }),
          ]),
      bundlePlugin(root, words, {
        elements: Object.fromEntries(definitions.map(({ tag, ...element }) => [tag, element])),
        runtime: bundles[0].id,
        touch: bundles.find(({ name }) => name === 'touch').id,
        quiet: join(root, 'widgets/shell/forCustomers.ts'),
        signIns: bundles.find(({ name }) => name === 'socialLogin').id,
      }),
    ],
    output: {
      dir: join(root, 'wp-plugin/dist', engine),
      format: 'es',
      generatedCode: 'es2015',
      freeze: false,
      externalLiveBindings: false,
      hoistTransitiveImports: false,
      minifyInternalExports: true,
      entryFileNames: ({ name }) => (name === 'loader' ? 'loader.js' : `${version}/[name].js`),
      chunkFileNames: ({ name }) => (name === 'missing' ? 'missing.js' : `${version}/[name].js`),
      manualChunks: (id, graph) => (plan ??= planChunks(graphOf(graph), bundles, definitions)).get(id),
    },
    onwarn(warning, warn) {
      if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
      if (['UNRESOLVED_IMPORT', 'CIRCULAR_CHUNK', 'MISSING_EXPORT'].includes(warning.code))
        throw new Error(warning.message);
      warn(warning);
    },
  };
}

export default [options('preact', { checked: true }), options('react')];
