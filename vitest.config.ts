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
const engineFree = ['tests/widgets/bundle/**'];

const long = process.env['SPESA_LONG'] === '1';
/** Builds the release twice more. */
const forLong = long ? [] : ['tests/widgets/bundle/twoFolders.test.ts'];
const allWidgets = ['tests/widgets/**/*.test.{ts,tsx}'];
/** Where the two engines could differ: mounting, adoption, dialogs, focus, long lists. The areas are built of these parts; they run on React in the long run, and in the browser. */
const onBothEngines = ['tests/widgets/*.test.{ts,tsx}', 'tests/widgets/{element,shell,spoken,ui}/**/*.test.{ts,tsx}'];

/** Those ask what happens before code has come, or once in the life of a page, and have a process of their own each; the others share one, which halves their time. */
const aloneOnBothEngines = [
  'tests/widgets/{boot,bootWithoutLoader,engine,fifty,laterView,pageLanguage,pushWorker}.test.{ts,tsx}',
  'tests/widgets/catalogue/{adoption,category-page}.test.tsx',
  'tests/widgets/{element,spoken}/**/*.test.{ts,tsx}',
];
const alone = [
  ...aloneOnBothEngines,
  'tests/widgets/content/{form-printed,seenAs,static}.test.{ts,tsx}',
  'tests/widgets/delivery/{google-map,google-map-blocked,service-discovery}.test.tsx',
  'tests/widgets/orders/recurring.test.tsx',
  'tests/widgets/profile/{diet,english}.test.tsx',
];

/** Which tests a project of this engine runs. */
function testsOf(name: 'preact' | 'react', isolate: boolean): { include: string[]; exclude: string[] } {
  const onOne = name === 'react' && !long;
  if (isolate) return { include: onOne ? aloneOnBothEngines : alone, exclude: engineFree };
  return { include: onOne ? onBothEngines : allWidgets, exclude: [...engineFree, ...alone] };
}

/** Parts of `npm run test:long`, a folder each. */
const longParts = ['operations', 'attacks', 'release', 'timings'];
const longFolders = longParts.map((name) => `tests/${name}/**`);

const widgetTests = (name: 'preact' | 'react', isolate: boolean) => ({
  resolve: { alias: name === 'preact' ? asPreact : [], dedupe: ['react', 'react-dom', 'preact'] },
  test: {
    name: isolate ? `${name}-alone` : name,
    isolate,
    ...testsOf(name, isolate),
    environment: 'happy-dom',
    setupFiles: ['tests/widgets/ownTimers.ts'],
    env: { SPESA_RUNTIME: name },
    server: { deps: { inline } },
  },
});

export default defineConfig({
  test: {
    testTimeout: long ? 600_000 : 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
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
        test: {
          name: 'bundle',
          include: engineFree.map((folder) => `${folder}/*.test.ts`),
          exclude: forLong,
          environment: 'node',
        },
      },
      {
        extends: true,
        test: { name: 'server', isolate: false, include: ['tests/demo/**/*.test.ts'], environment: 'node' },
      },
      ...longParts.map((name) => ({
        extends: true as const,
        test: { name, isolate: false, include: [`tests/${name}/**/*.test.ts`], environment: 'node' as const },
      })),
      ...(['preact', 'react'] as const).flatMap((engine) =>
        [true, false].map((isolate) => ({ extends: true as const, ...widgetTests(engine, isolate) })),
      ),
    ],
  },
});
