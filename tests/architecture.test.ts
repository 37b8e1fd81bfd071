import { describe, expect, test } from 'vitest';
import { importsOf, read, source, type Import } from './trackedFiles.ts';

const areas = [
  'session',
  'catalogue',
  'cart',
  'lists',
  'loyalty',
  'delivery',
  'checkout',
  'orders',
  'profile',
  'content',
  'staff',
];
const core = ['core/schema', 'core/labels', 'core/rules', 'core/config.ts'];

/** Design §3, first fitting row: who → whom. `types:` may be imported as a type only; packages are named as they are. */
const allowed: Record<string, string[]> = {
  'core/schema': ['core/schema', 'valibot'],
  'core/labels': ['core/labels'],
  'core/config.ts': [],
  'core/rules': [...core, 'valibot'],
  'core/api/endpoints': [
    'core/schema',
    'core/labels',
    'core/api/bodies.ts',
    'core/api/paging.ts',
    'core/api/endpoint.ts',
    'core/api/endpoints',
    'valibot',
  ],
  'core/api': [...core, 'core/api', 'types:core/browser', 'valibot', 'ofetch'],
  'core/browser': [...core, 'core/browser', 'altcha-lib'],
  'core/stores': [...core, 'core/api', 'types:core/browser', 'zustand/vanilla'],
  ...Object.fromEntries(
    ['cart', 'cartCommands', 'cartState', 'wish', 'wishes', 'wishSender'].map((piece) => [
      `core/stores/${piece}.ts`,
      [
        ...core,
        'core/api',
        'core/stores/cart.ts',
        'core/stores/cartCommands.ts',
        'core/stores/cartState.ts',
        'core/stores/wish.ts',
        'core/stores/wishes.ts',
        'core/stores/wishSender.ts',
        'types:core/browser',
        'zustand/vanilla',
      ],
    ]),
  ),
  'core/stores/session.ts': [...core, 'core/api', 'types:core/browser', 'zustand/vanilla'],
  'core/flows': [...core, 'core/api', 'core/stores', 'core/flows', 'types:core/browser', 'types:core/spesa.ts'],
  'core/spesa.ts': ['core/'],
  'widgets/index.ts': ['types:widgets/element', ...areas.map((area) => `widgets/${area}`), 'widgets/shell'],
  'widgets/boot.ts': ['types:core/browser', 'widgets/element/presses.ts'],
  'widgets/earlyCart.ts': [
    'core/config.ts',
    'core/labels',
    'core/rules',
    'types:core/browser',
    'types:core/schema',
    'types:widgets/element/earlyHost.ts',
  ],
  'widgets/pushWorker.ts': ['core/rules'],
  'widgets/loading.ts': ['types:widgets/element'],
  'widgets/bundles': ['widgets/', 'core/'],
  'widgets/pageLanguage.ts': [],
  'widgets/missing.ts': ['core/browser', 'core/labels'],
  'widgets/register.ts': ['widgets/', 'core/'],
  'widgets/bundle': [
    'sharp',
    'widgets/bundle/',
    'core/api/request.ts',
    'core/rules/json.ts',
    'types:widgets/element',
    'preact/compat',
    'lightningcss',
    'esbuild',
    '@rollup/plugin-node-resolve',
    '@rollup/plugin-terser',
    'rollup',
    'rollup-plugin-esbuild',
    'fflate',
    'node:',
  ],
  'widgets/manifest': [
    'widgets/',
    ...core,
    'core/api/endpoint.ts',
    'core/api/endpoints',
    'valibot',
    'node:',
    '@valibot/to-json-schema',
    'topojson-client',
    'topojson-simplify',
    'types:topojson-specification',
  ],
  'widgets/element/context.ts': [
    'widgets/element/touch.ts',
    'core/browser',
    'core/config.ts',
    'core/spesa.ts',
    'core/flows/addToCart.ts',
  ],
  'widgets/element': [
    'widgets/element',
    'core/labels',
    'core/config.ts',
    'core/spesa.ts',
    'core/browser',
    'core/api/cache.ts',
    'core/schema/shape.ts',
    'core/schema/tolerant.ts',
    'core/rules/addressLimits.ts',
    'types:core/',
    'react',
    'react-dom',
    '@r2wc/',
  ],
  'widgets/hooks': ['widgets/hooks', 'widgets/element', 'core/', 'react', 'react-dom', 'zustand'],
  'widgets/ui': [
    'widgets/ui',
    'core/rules',
    'core/labels',
    'types:core/schema',
    'types:core/config.ts',
    'widgets/hooks/useId.ts',
    'widgets/element/takeover.ts',
    'react',
    'swiper',
    'dompurify',
  ],
  'widgets/shell': [
    'widgets/shell',
    'widgets/element',
    'widgets/hooks',
    'widgets/ui',
    ...core,
    'core/flows',
    'types:core/stores',
    ...areas.map((area) => `widgets/${area}/dialogs`),
    'react',
    'react-dom',
  ],
  conform: ['conform/', 'core/', 'node:', 'valibot'],
  'demo/gallery': ['demo/', 'widgets/', 'core/', 'node:', 'hono', '@hono/', 'types:kysely'],
  'demo/gallery/docs': ['demo/', 'widgets/', 'core/', 'node:', 'hono', 'esbuild'],
  'demo/gallery/record': ['demo/', 'core/', 'wp-plugin/editor/calls.ts', 'node:', 'hono'],
  'demo/wordpress': ['demo/', 'node:', '@wp-playground/', 'fflate', 'modern-tar', 'sharp'],
  'demo/shop/photos/cutout.ts': ['demo/shop/photos/', 'node:', 'sharp'],
  'demo/shop/photos/raster.ts': ['demo/shop/photos/', 'node:', '@resvg/resvg-js', 'sharp'],
  'demo/provider/identity': ['demo/', ...core, 'node:', 'hono', '@hono/', 'oidc-provider', 'samlify'],
  'demo/server/identity': ['demo/', ...core, 'node:', 'hono', 'valibot', 'jose', '@node-saml/node-saml'],
  'demo/': [
    'demo/',
    ...core,
    'core/api/bodies.ts',
    'core/api/endpoint',
    'node:',
    'altcha-lib',
    'hono',
    '@hono/',
    'kysely',
    'pg',
    'nodemailer',
    'web-push',
    'pino',
    'prom-client',
    'pdfkit',
    '@electric-sql/pglite',
    'valibot',
    '@valibot/to-json-schema',
  ],
  'wp-plugin/editor': ['wp-plugin/', '@wordpress/', 'react'],
};
for (const area of areas)
  allowed[`widgets/${area}`] = [
    `widgets/${area}`,
    'widgets/session/LoginFirst.tsx',
    'widgets/session/PinForm.tsx',
    'widgets/element',
    'widgets/hooks',
    'widgets/ui',
    ...core,
    'core/flows',
    'core/api/endpoints',
    'types:core/api',
    'types:core/stores',
    'react',
    'react-dom',
    'jsbarcode',
    '@googlemaps/',
    'supercluster',
    'swiper',
    'dompurify',
  ];
/** Pages of the account, which stand in the areas of what they show. */
for (const page of [
  'delivery/address-form',
  'delivery/address-list',
  'lists/list',
  'lists/lists',
  'loyalty/awards',
  'loyalty/gift-codes',
  'orders/order-list',
  'orders/recurring-orders',
  'orders/subscriptions',
])
  allowed[`widgets/${page}/`] = [...allowed[`widgets/${page.split('/')[0]}`]!, 'widgets/profile/parts'];
/** Cart and checkout say how long the slot is held, in the words of the choice of one. */
for (const [area, folder] of [
  ['cart', 'contents'],
  ['checkout', 'summary'],
])
  allowed[`widgets/${area}/${folder}/`] = [...allowed[`widgets/${area}`]!, 'widgets/delivery/choice/SlotHold.tsx'];
/** A leaflet is bought from: it shows the catalogue's card. */
for (const folder of ['leaflet', 'recipe'])
  allowed[`widgets/content/${folder}/`] = [...allowed['widgets/content']!, 'widgets/catalogue/card'];

const ruleFor = (file: string) =>
  Object.keys(allowed)
    .toSorted((a, b) => b.length - a.length)
    .find((folder) => file.startsWith(folder));
const fits = (to: string, pattern: string) =>
  to === pattern || (pattern.endsWith('/') || !pattern.endsWith('.ts') ? to.startsWith(pattern) : false);

function mayImport({ from, to, typeOnly }: Import): boolean {
  const rule = ruleFor(from);
  const patterns = rule === undefined ? [] : (allowed[rule] ?? []);
  return patterns.some((pattern) =>
    pattern.startsWith('types:') ? typeOnly && fits(to, pattern.slice(6)) : fits(to, pattern),
  );
}

describe('the architecture', () => {
  test('every source folder has a row, and imports only what the design allows', () => {
    expect(source.filter((file) => ruleFor(file) === undefined)).toEqual([]);
    expect(
      source
        .flatMap(importsOf)
        .filter((one) => !mayImport(one))
        .map(({ from, to }) => `${from} → ${to}`),
    ).toEqual([]);
  });

  test('the whole core runs without React and without a browser but in core/browser', () => {
    expect(
      source
        .filter((file) => file.startsWith('core/'))
        .flatMap(importsOf)
        .filter(({ to }) => /^(react|preact)/.test(to) || to === 'zustand'),
    ).toEqual([]);
    const touching = source.filter(
      (file) =>
        file.startsWith('core/') &&
        !file.startsWith('core/browser/') &&
        /\b(window|document)\.\w/.test(
          read(file)
            .replaceAll(/(['"`]).*?\1/g, '')
            .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
        ),
    );
    expect(touching.filter((file) => file !== 'core/spesa.ts')).toEqual([]);
  });

  test('imports bear their ending, so Node runs the sources as they are', () => {
    expect(
      source
        .flatMap(importsOf)
        .filter(
          ({ from, to }) =>
            to.includes('/') && /^(core|widgets|demo)/.test(to) && !/\.(tsx?|json|mjs|css)$/.test(to) && from !== '',
        ),
    ).toEqual([]);
  });
});
