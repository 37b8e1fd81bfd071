import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { widgets } from '../widgets/index.ts';
import { readChecklists } from './run/coverage/checklist.ts';
import type { Manifest } from '../widgets/bundle/manifest.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'wp-plugin/dist');
const kB = 1_024;

/** The elements of a usual home page. */
const homeTags = ['spesa-banner-slider', 'spesa-product-slider', 'spesa-cart-button', 'spesa-user-menu'];

const definitions = await Promise.all(Object.values(widgets).map(async (load) => (await load()).default));
const listed = new Set(readChecklists().flatMap(({ kind, due, name }) => (kind === 'widget' && due ? [name] : [])));

/** The elements of the shop front that load with a page, not with a touch. */
const pageTags = definitions
  .filter(({ tag, kind, loads }) => listed.has(tag) && kind !== 'shell' && loads !== 'touch')
  .map(({ tag }) => tag);

/** React's release is measured in the long run. */
const isLong = process.env['SPESA_LONG'] === '1';

beforeAll(() => {
  const engine = isLong ? [] : ['--engine', 'preact'];
  execFileSync(process.execPath, [join(root, 'build.mjs'), '--if-stale', ...engine], { cwd: root, stdio: 'pipe' });
}, 180_000);

test('the block editor loads at most 60 kB of our scripts, and those that a press asks for stay within it', () => {
  const build = join(root, 'wp-plugin/build');
  const sizes = globSync('*.js', { cwd: build }).map(
    (name) => [name, brotliCompressSync(readFileSync(join(build, name))).length] as const,
  );
  expect(sizes.map(([name]) => name)).toEqual(expect.arrayContaining(['index.js', 'review.js', 'scene.js']));
  expect(
    sizes.reduce((sum, [, bytes]) => sum + bytes, 0),
    sizes.join('\n'),
  ).toBeLessThanOrEqual(60 * kB);
});

describe.each([
  { engine: 'preact', javascript: 52 * kB },
  ...(isLong ? [{ engine: 'react', javascript: 98 * kB }] : []),
])('the release on $engine', ({ engine, javascript }) => {
  const file = (name: string) => readFileSync(join(dist, engine, name));
  const packed = new Map<string, number>();
  const sizeOf = (name: string): number => {
    const size = packed.get(name) ?? brotliCompressSync(file(name)).length;
    packed.set(name, size);
    return size;
  };
  const brotli = (names: readonly string[]) => names.reduce((sum, name) => sum + sizeOf(name), 0);
  const manifest = () => JSON.parse(file('manifest.json').toString()) as Manifest;
  /** What bears the version in its address instead of its name. */
  const standing = () => {
    const { loader, boot, early, worker, languages } = manifest();
    return [loader, boot, ...Object.values(early), worker, ...Object.values(languages)];
  };
  const home = () => homeTags.flatMap((tag) => manifest().tags[tag] ?? []);

  test('has a loader of at most 1.75 kB, a boot.js of at most 1.2 kB, and 4.5 kB that show the cart early', () => {
    expect(brotli([manifest().loader])).toBeLessThanOrEqual(1.75 * kB);
    expect(brotli([manifest().boot])).toBeLessThanOrEqual(1.2 * kB);
    expect(brotli(Object.values(manifest().early))).toBeLessThanOrEqual(4.5 * kB);
  });

  test(`needs at most ${javascript / kB} kB of JavaScript in 8 requests for the home page`, () => {
    expect(home()).not.toEqual([]);
    const files = [...new Set([manifest().boot, manifest().loader, ...home().flatMap(({ js }) => js)])];
    expect(files.length).toBeLessThanOrEqual(8);
    expect(brotli(files), files.map((name) => `${name} ${brotli([name])}`).join('\n')).toBeLessThanOrEqual(javascript);
    expect(files.filter((name) => file(name).includes('swiper-wrapper'))).toEqual([]);
  });

  test(`fetches at most ${javascript / kB + 0.5} kB for a home page that shows leaflets too; boot.js stands inline in the HTML`, () => {
    const leaflets = manifest().tags['spesa-leaflet-slider']?.js ?? [];
    const files = [...new Set([manifest().loader, ...home().flatMap(({ js }) => js), ...leaflets])];
    expect(files.length).toBeGreaterThan(home().length);
    expect(brotli(files), files.map((name) => `${name} ${brotli([name])}`).join('\n')).toBeLessThanOrEqual(
      javascript + kB / 2,
    );
  });

  test('needs at most 8 kB of CSS for the home page', () => {
    expect(brotli([manifest().css, ...home().flatMap(({ css }) => css)])).toBeLessThanOrEqual(8 * kB);
  });

  test('has at most 12 kB of map code of our own, 20 kB of land and names below it, and at most 12 kB more with Google’s loader and clusters', () => {
    const find = (part: string) => globSync(`*/${part}.js`, { cwd: join(dist, engine) });
    const own = ['CoveredMap', 'store-map', 'googleMaps', 'GooglePlaces', 'useProposals'].flatMap(find);
    expect(own.length).toBe(5);
    expect(brotli(own), own.join('\n')).toBeLessThanOrEqual(12 * kB);
    expect(brotli(find('MapGround'))).toBeLessThanOrEqual(20 * kB);
    expect(brotli(find('GoogleMap'))).toBeLessThanOrEqual(12 * kB);
  });

  test('keeps all its chunks in one folder, so that the loader names what changes once for all', () => {
    const chunks = globSync('**/*.js', { cwd: join(dist, engine) }).filter(
      (name) => ![...standing(), 'missing.js'].includes(name),
    );
    expect(new Set(chunks.map((name) => dirname(name))).size).toBe(1);
    expect(
      chunks.every((name) => /^[0-9a-f]{8}\/[\w-]+\.js$/.test(name)),
      chunks.join(),
    ).toBe(true);
  });

  test.runIf(engine === 'preact').each(pageTags)(
    'loads at most 66 kB of JavaScript and 9 kB of CSS before the first touch of a page with %s and its header',
    (tag) => {
      const { loader, css, tags } = manifest();
      const onPage = [tag, 'spesa-cart-button', 'spesa-user-menu'].flatMap((name) => tags[name] ?? []);
      const files = [...new Set([loader, ...onPage.flatMap(({ js }) => js)])];
      expect(brotli(files), files.map((name) => `${name} ${brotli([name])}`).join('\n')).toBeLessThanOrEqual(66 * kB);
      expect(brotli([...new Set([css, ...onPage.flatMap(({ css: sheets }) => sheets)])])).toBeLessThanOrEqual(9 * kB);
    },
  );

  test('fetches at most 60 kB more in a few files once the page is quiet, with other ways of signing in too', () => {
    const { touch, touchSignIns } = manifest();
    const files = [...touch, ...touchSignIns];
    expect(touch).toContainEqual(expect.stringMatching(/touch\.js$/));
    expect(touch.length).toBeLessThanOrEqual(12);
    expect(brotli(files), files.map((name) => `${name} ${brotli([name])}`).join('\n')).toBeLessThanOrEqual(60 * kB);
  });

  test('LAW-12 asks for consent on the home page with at most 2 kB more, its sheet too; the form and the site’s other plugins are for their own pages', () => {
    const { tags, touch, touchCss } = manifest();
    const { js = [], css = [] } = tags['spesa-cookie-preferences'] ?? {};
    const there = new Set([...home().flatMap((one) => [...one.js, ...one.css]), ...touch, ...touchCss]);
    const asking = globSync('*/askConsent.js', { cwd: join(dist, engine) });
    expect(asking).toHaveLength(1);
    const more = [...asking, ...js, ...css].filter((name) => !there.has(name));
    expect(brotli(more), more.map((name) => `${name} ${brotli([name])}`).join('\n')).toBeLessThanOrEqual(2 * kB);
    for (const name of ['ConsentForm', 'siteConsent'])
      expect(globSync(`*/${name}.js`, { cwd: join(dist, engine) }), name).toHaveLength(1);
  });

  test('names in two more files what the login of a site with other ways in needs, and in no other place', () => {
    const { touch, touchSignIns } = manifest();
    expect(touchSignIns).toContainEqual(expect.stringMatching(/socialLogin\.js$/));
    expect(touchSignIns.length).toBeLessThanOrEqual(2);
    expect(touch.filter((name) => touchSignIns.includes(name))).toEqual([]);
  });

  test('names in its manifest only files that are there, and every chunk of a tag once', () => {
    const { loader, boot, early, css, touch, touchCss, touchSignIns, tags } = manifest();
    const named = [
      loader,
      boot,
      ...Object.values(early),
      css,
      ...touch,
      ...touchCss,
      ...touchSignIns,
      ...Object.values(tags).flatMap(({ js, css: sheets }) => [...js, ...sheets]),
    ];
    expect(named.filter((name) => !existsSync(join(dist, engine, name)))).toEqual([]);
    for (const { js } of Object.values(tags)) expect(new Set(js).size).toBe(js.length);
    expect(Object.values(tags).every(({ js }) => js[0]?.endsWith('/runtime.js'))).toBe(true);
  });

  test('has beside each script and sheet the same packed, for web servers to give as it is', () => {
    for (const name of globSync('**/*.{js,css}', { cwd: join(dist, engine) }))
      expect(brotliDecompressSync(file(`${name}.br`)).equals(file(name)), name).toBe(true);
  });

  test('XSS-02 SUP-03 makes no code from text and knows no address but documentation, the way to a store, the rights of consumers and the links that share a page', () => {
    const scripts = globSync('**/*.js', { cwd: join(dist, engine) });
    expect(scripts.length).toBeGreaterThan(2);
    const known =
      /^https?:\/\/(?:www\.w3\.org|react\.dev|fb\.me|localhost|www\.youtube(?:-nocookie)?\.com|www\.google\.com|maps\.googleapis\.com|europa\.eu\/youreurope|www\.facebook\.com\/sharer|wa\.me|www\.linkedin\.com\/sharing|twitter\.com\/intent)\b/;
    for (const name of scripts) {
      const text = file(name).toString();
      expect(text, name).not.toMatch(/\beval\s*\(|\bnew Function\b|[^\w.]Function\s*\(/);
      expect(
        [...text.matchAll(/https?:\/\/[\w./-]+/g)]
          .map(([address]) => address)
          .filter((address) => !known.test(address)),
        name,
      ).toEqual([]);
    }
  });

  test('ships no rule outside the elements but for the root, keyframes and transitions', () => {
    for (const name of globSync('css/*.css', { cwd: join(dist, engine) })) {
      const outside = file(name)
        .toString()
        .replaceAll(/@keyframes [\w-]+\{(?:[^{}]*\{[^{}]*\})*\}|@property [^{]+\{[^}]*\}/g, '')
        .replaceAll(/@[\w-]+[^{}]*\{/g, '');
      const selectors = [...outside.matchAll(/([^{}]+)\{/g)]
        .map(([, selector]) => selector ?? '')
        .filter((selector) => !/\.spesa\b|^:root|^:where\(:root\)|^html|^::view-transition/.test(selector));
      expect(selectors, name).toEqual([]);
    }
  });
});
