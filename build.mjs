// Builds the two bundles, or that of one engine, and the editor script: node build.mjs [--engine preact|react] [--watch] [--if-stale]
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rollup, watch } from 'rollup';
import { options } from './rollup.config.mjs';
import { hashOf, isFresh, markFresh } from './widgets/bundle/freshness.ts';
import { packFolder } from './widgets/bundle/pack.ts';

const root = import.meta.dirname;
const { values: asked } = parseArgs({
  options: { engine: { type: 'string' }, watch: { type: 'boolean' }, 'if-stale': { type: 'boolean' } },
});
const engines = asked.engine ? [asked.engine] : ['preact', 'react'];
if (!engines.every((engine) => ['preact', 'react'].includes(engine)))
  stop(`--engine is preact or react, not ${asked.engine}.`);

const sources = [
  'core/**',
  'widgets/**',
  'wp-plugin/languages/*.po',
  'rollup.config.mjs',
  'build.mjs',
  'package-lock.json',
  'tsconfig.json',
];
const editorSources = ['wp-plugin/editor/**', 'wp-plugin/generated/widgets.json', 'package-lock.json'];

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Builds beside the old bundle and then changes places, so that a running server never sees half of one. */
async function bundle(engine, checked) {
  const folder = join(root, 'wp-plugin/dist', engine);
  const hash = hashOf(root, sources);
  if (asked['if-stale'] && isFresh(join(folder, '.sources'), hash)) return console.log(`${engine}: unchanged`);
  const started = performance.now();
  const { output, ...input } = options(engine, { checked, version: hash.slice(0, 8) });
  const build = await rollup(input);
  const next = `${folder}.next`;
  const old = `${folder}.old`;
  for (const rest of [next, old]) rmSync(rest, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  await build.write({ ...output, dir: next });
  await build.close();
  packFolder(next);
  markFresh(join(next, '.sources'), hash);
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(next, folder);
  rmSync(old, { recursive: true, force: true });
  console.log(`${engine}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function editor() {
  const mark = join(root, 'wp-plugin/build/.sources');
  const hash = hashOf(root, editorSources);
  if (!existsSync(join(root, 'wp-plugin/editor/index.tsx'))) return;
  if (asked['if-stale'] && isFresh(mark, hash)) return console.log('editor: unchanged');
  const scripts = join(root, 'node_modules/@wordpress/scripts/bin/wp-scripts.js');
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      scripts,
      'build',
      'index=./wp-plugin/editor/index.tsx',
      'setup=./wp-plugin/editor/setup.ts',
      'settings=./wp-plugin/editor/settings.ts',
      'slide=./wp-plugin/editor/slide.ts',
      'scene=./wp-plugin/editor/scene.ts',
      'review=./wp-plugin/editor/review.tsx',
      '--output-path=wp-plugin/build',
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) stop(`The editor script does not build.\n${stdout}${stderr}`);
  markFresh(mark, hash);
  console.log(`editor: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function watchEngine(engine) {
  rmSync(join(root, 'wp-plugin/dist', engine), { recursive: true, force: true });
  const watcher = watch(options(engine, { watch: true }));
  watcher.on('event', (event) => {
    if ('result' in event) event.result?.close();
    if (event.code === 'BUNDLE_END') console.log(`${engine}: built in ${(event.duration / 1000).toFixed(1)} s`);
    if (event.code === 'ERROR') console.error(`${engine}: ${event.error.message}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => watcher.close().then(() => process.exit(0)));
}

try {
  if (asked.watch) {
    editor();
    for (const engine of engines) watchEngine(engine);
  } else {
    for (const [at, engine] of engines.entries()) await bundle(engine, at === 0);
    editor();
  }
} catch (error) {
  stop(`The bundle does not build: ${error.message}`);
}
