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
const allWidgets = ['tests/widgets/**/*.test.{ts,tsx}'];
/** Where the two engines could differ: mounting, adoption, dialogs, focus, long lists and forms. The other areas are built of the same parts; they run on React in the long run, and in the browser. */
const onBothEngines = [
  'tests/widgets/*.test.{ts,tsx}',
  'tests/widgets/{cart,catalogue,checkout,element,session,shell,spoken,ui}/**/*.test.{ts,tsx}',
];

const widgetTests = (name: 'preact' | 'react') => ({
  resolve: { alias: name === 'preact' ? asPreact : [], dedupe: ['react', 'react-dom', 'preact'] },
  test: {
    name,
    include: name === 'react' && !long ? onBothEngines : allWidgets,
    exclude: engineFree,
    environment: 'happy-dom',
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
          exclude: ['tests/widgets/**', 'tests/demo/**'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: { name: 'bundle', include: engineFree.map((folder) => `${folder}/*.test.ts`), environment: 'node' },
      },
      {
        extends: true,
        test: { name: 'server', isolate: false, include: ['tests/demo/**/*.test.ts'], environment: 'node' },
      },
      { extends: true, ...widgetTests('preact') },
      { extends: true, ...widgetTests('react') },
    ],
  },
});
