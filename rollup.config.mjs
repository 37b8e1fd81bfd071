import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import esbuild from 'rollup-plugin-esbuild';
import { planChunks, rescue } from './widgets/bundle/chunks.ts';
import { bundlePlugin } from './widgets/bundle/plugin.ts';
import { reactNeeds } from './widgets/bundle/reactNeeds.ts';
import { slim } from './widgets/bundle/slim/slim.ts';
import { afterTouch, meantFor, whole, widgets } from './widgets/index.ts';

const root = import.meta.dirname;
const loader = join(root, 'widgets/register.ts');
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

/** Packages of which the bundle needs less than they are. */
const withoutSpare = {
  entries: [
    { find: /^(ufo|destr)$/, replacement: join(root, 'widgets/bundle/ofetchNeeds.ts') },
    { find: 'valibot', replacement: join(root, 'widgets/bundle/schemaShapes.ts') },
  ],
};

/** The modules as the chunk plan wants them. */
const graphOf = ({ getModuleIds, getModuleInfo }) =>
  new Map([...getModuleIds()].map((id) => [id, { imports: getModuleInfo(id).importedIds, later: getModuleInfo(id).dynamicallyImportedIds }]));

/** Rollup's options for one engine; `checked` compiles with the type checker, else with esbuild. The chunks go into a folder named `version`: one changing name instead of one for each file. */
export function options(engine, { checked = false, watch = false, version = 'now' } = {}) {
  let plan;
  return {
    input: { loader },
    plugins: [
      alias(withoutSpare),
      ...(engine === 'preact' ? [alias(asPreact)] : [reactNeeds()]),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': JSON.stringify(watch ? 'development' : 'production') } }),
      resolve({ browser: true, dedupe: ['react', 'react-dom'], extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
      commonjs(),
      checked
        ? typescript({ tsconfig: join(root, 'widgets/bundle/tsconfig.json'), noEmitOnError: true, outputToFilesystem: false })
        : esbuild({ target: 'es2022', jsx: 'automatic', tsconfig: false, sourceMap: false }),
      ...(watch ? [] : [slim(root)]),
      ...(watch ? [] : [terser({ module: true, ecma: 2020, compress: { passes: 2, pure_getters: true, unsafe_arrows: true }, format: { comments: false } })]),
      bundlePlugin(root, Object.keys(widgets), new Set([...afterTouch, ...whole, ...Object.keys(meantFor)]), new Set(Object.keys(meantFor))),
    ],
    output: {
      dir: join(root, 'wp-plugin/dist', engine),
      format: 'es',
      generatedCode: 'es2015',
      freeze: false,
      externalLiveBindings: false,
      hoistTransitiveImports: false,
      minifyInternalExports: true,
      entryFileNames: '[name].js',
      chunkFileNames: ({ name }) => (name === rescue ? '[name].js' : watch ? '[name]-[hash].js' : `${version}/[name].js`),
      manualChunks: (id, graph) => (plan ??= planChunks(graphOf(graph), loader)).get(id),
    },
    onwarn(warning, warn) {
      if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
      if (['UNRESOLVED_IMPORT', 'CIRCULAR_CHUNK', 'MISSING_EXPORT'].includes(warning.code)) throw new Error(warning.message);
      warn(warning);
    },
  };
}

export default [options('preact', { checked: true }), options('react')];
