import { rollup } from 'rollup';
import { expect, test } from 'vitest';
import { slim } from '../../../widgets/bundle/slim.ts';

/** Bundles these modules by name, `/main.js` first. */
async function bundled(modules: Record<string, string>): Promise<string> {
  const build = await rollup({
    input: '/main.js',
    plugins: [{ name: 'virtual', resolveId: (id) => id, load: (id) => modules[id] ?? null }, slim()],
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
