import { createRequire } from 'node:module';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const require = createRequire(import.meta.url);
const folderOf = (name: string): string => path.dirname(require.resolve(`${name}/package.json`));
const preact = folderOf('preact');
const testingLibrary = folderOf('@testing-library/react');

/** The aliases of the release build (rollup.config.mjs), and Testing Library in the form that lets itself be aliased. */
const asPreact = [
  { find: /^@testing-library\/react$/, replacement: path.join(testingLibrary, 'dist/@testing-library/react.esm.js') },
  { find: 'react-dom/test-utils', replacement: path.join(preact, 'test-utils/dist/testUtils.mjs') },
  { find: 'react-dom/client', replacement: path.join(preact, 'compat/client.mjs') },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: path.join(preact, 'jsx-runtime/dist/jsxRuntime.mjs') },
  { find: /^react$|^react-dom$/, replacement: path.join(preact, 'compat/dist/compat.mjs') },
];
const inline = [/zustand/, /r2wc/, /testing-library/, /swiper/];

/** These ask what happens before code has come, or once in the life of a page, and have a process of their own each; the others share one. */
const alone = [
  'tests/widgets/{boot,bootWithoutLoader,laterView,pageLanguage,pushWorker}.test.{ts,tsx}',
  'tests/widgets/catalogue/{adoption,category-page}.test.tsx',
  'tests/widgets/content/{form-printed,seenAs,static}.test.{ts,tsx}',
  'tests/widgets/delivery/{google-map,google-map-blocked,service-discovery}.test.tsx',
  'tests/widgets/element/**/*.test.{ts,tsx}',
  'tests/widgets/profile/{diet,english}.test.tsx',
  'tests/widgets/shell/{otherLanguage,translatePage}.test.{ts,tsx}',
];
const widgetFiles = ['tests/widgets/**/*.test.{ts,tsx}'];
/** Not of elements: what the build makes of them. */
const bundleFolder = 'tests/widgets/bundle/**';
/** Pages as large as they come, every state of every element, and what a screen reader says. */
const longWidgets = 'tests/widgets/long/**';

/** Parts of `npm run test:long`, a folder each. */
const longParts = ['operations', 'attacks', 'release', 'timings'];
const longFolders = longParts.map((name) => `tests/${name}/**`);

type Engine = 'preact' | 'react';

/** Widget tests on an engine: in one process, or `alone`, each file in a process of its own. */
const widgetTests = (
  engine: Engine,
  name: string,
  files: { include: string[]; exclude?: string[] },
  isolate: boolean,
) => ({
  extends: true as const,
  resolve: { alias: engine === 'preact' ? asPreact : [], dedupe: ['react', 'react-dom', 'preact'] },
  test: {
    name,
    isolate,
    ...files,
    environment: 'happy-dom',
    // A link that is followed leads nowhere: files share a page.
    environmentOptions: { happyDOM: { settings: { navigation: { disableFallbackToSetURL: true } } } },
    setupFiles: ['tests/widgets/ownPage.ts'],
    env: { SPESA_RUNTIME: engine, SPESA_ISOLATED: isolate ? '1' : '' },
    server: { deps: { inline } },
  },
});

export default defineConfig({
  test: {
    testTimeout: process.env['SPESA_LONG'] === '1' ? 600_000 : 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // The OpenID Connect provider for trying keeps its sessions in memory, on purpose.
    onConsoleLog: (log) => !log.startsWith('oidc-provider WARNING'),
    setupFiles: ['tests/setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/widgets/**', 'tests/demo/**', ...longFolders],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: { name: 'bundle', include: [`${bundleFolder}/*.test.ts`], environment: 'node' },
      },
      {
        extends: true,
        test: { name: 'server', isolate: false, include: ['tests/demo/**/*.test.ts'], environment: 'node' },
      },
      ...longParts.map((name) => ({
        extends: true as const,
        test: { name, isolate: false, include: [`tests/${name}/**/*.test.ts`], environment: 'node' as const },
      })),
      widgetTests('preact', 'preact', { include: widgetFiles, exclude: [bundleFolder, longWidgets, ...alone] }, false),
      widgetTests('preact', 'preact-alone', { include: alone }, true),
      widgetTests('preact', 'preact-long', { include: [`${longWidgets}/*.test.{ts,tsx}`] }, true),
      widgetTests('react', 'react', { include: widgetFiles, exclude: [bundleFolder, longWidgets, ...alone] }, false),
      widgetTests('react', 'react-alone', { include: [...alone, `${longWidgets}/*.test.{ts,tsx}`] }, true),
    ],
  },
});
