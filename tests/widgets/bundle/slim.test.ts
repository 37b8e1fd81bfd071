import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { expect, test } from 'vitest';
import { slim } from '../../../widgets/bundle/slim.ts';

/** Bundles these modules by name, `/main.js` first. */
async function bundled(modules: Record<string, string>): Promise<string> {
  const build = await rollup({
    input: '/main.js',
    plugins: [{ name: 'virtual', resolveId: (id) => id, load: (id) => modules[id] ?? null }, slim('')],
  });
  const { output } = await build.generate({ format: 'es' });
  return output[0].code;
}

const endpoint = `
export const endpoint = (row) => { globalThis.rows?.push(row); return { name: '', ...row }; };
export const area = (name, rows) => rows;
`;

test('a row of the endpoint table that nobody uses falls out, the others keep their names', async () => {
  const code = await bundled({
    '/main.js': `import { cart } from '/core/api/endpoints/cart.ts'; console.log(cart.view);`,
    '/endpoint.js': endpoint,
    '/core/api/endpoints/cart.ts': `import { area, endpoint } from '/endpoint.js'; export const cart = area('cart', { view: endpoint({ path: '/cart/view' }), close: endpoint({ path: '/cart/close' }) });`,
  });
  expect(code).toMatch(/name: "cart.view",\s+path: '\/cart\/view'/);
  expect(code).not.toContain('/cart/close');
});

test('what a definition says to editors stays out, what the element needs stays in', async () => {
  const code = await bundled({
    '/main.js': `import x from '/x.widget.ts'; console.log(x);`,
    '/x.widget.ts': `
      const number = (field) => field, choice = (field) => field, defineWidget = (widget) => widget;
      const attributes = {
        limit: number({ label: 'Numero', help: 'Quanti', default: 12, min: 1, control: 'number' }),
        look: choice({ label: 'Aspetto', default: 'a', options: [{ value: 'a', label: 'A' }] }),
      };
      export default defineWidget({ tag: 'spesa-x', title: 'Titolo', description: 'Lunga', attributes, mount: 'idle', examples: [{ title: 'Uno', attributes: {} }] });`,
  });
  for (const kept of ["tag: 'spesa-x'", 'attributes', "mount: 'idle'", 'default: 12', 'min: 1', "value: 'a'"]) expect(code).toContain(kept);
  for (const gone of ['Titolo', 'Lunga', 'Numero', 'Quanti', 'Aspetto', 'Uno']) expect(code).not.toContain(gone);
});

test('an async flow that a view calls arrives with the first call, what is not async comes at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spesa-slim-'));
  for (const [file, text] of Object.entries({
    'core/flows/addToCart.ts': `export async function addToCart(name) { return 'added ' + name; }`,
    'core/flows/showMessages.ts': `export const isQuiet = () => 'quiet';`,
    'core/api/later.ts': `export const later = (load, pick) => async (...given) => pick(await load())(...given);`,
    'widgets/x/View.tsx': `import { addToCart } from '../../core/flows/addToCart.ts'; import { isQuiet } from '../../core/flows/showMessages.ts'; globalThis.seen = [isQuiet(), addToCart('latte')];`,
  })) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const build = await rollup({ input: join(folder, 'widgets/x/View.tsx'), plugins: [slim(folder)] });
  const { output } = await build.generate({ format: 'es', dir: join(folder, 'out'), chunkFileNames: '[name].js', manualChunks: (id) => (id.includes('later') ? 'later' : undefined) });
  const later = output.find((chunk) => chunk.type === 'chunk' && chunk.code.includes("'added '"));
  expect(later?.fileName).toBe('addToCart.js');
  for (const chunk of output) if (chunk.type === 'chunk') { mkdirSync(join(folder, 'out'), { recursive: true }); writeFileSync(join(folder, 'out', chunk.fileName), chunk.code); }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  await import(/* @vite-ignore */ join(folder, 'out', output[0].fileName));
  const [quiet, added] = (globalThis as unknown as { seen: [string, Promise<string>] }).seen;
  expect([quiet, await added]).toEqual(['quiet', 'added latte']);
  rmSync(folder, { recursive: true });
});
