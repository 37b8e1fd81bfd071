import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { banners } from '../../../demo/shop/photos/banners.ts';
import { photoFile } from '../../../demo/shop/photos/cutout.ts';
import { photo } from '../../../demo/shop/photos/photo.ts';
import { subjectGroup, subjectNames } from '../../../demo/shop/photos/subjects.ts';
import { shop } from '../../../demo/shop/shop.ts';
import { stories, storyPhoto } from '../../../demo/shop/photos/stories.ts';
import { issueId, issueOn, leaflets } from '../../../demo/shop/leaflets.ts';
import { stores } from '../../../demo/shop/stores.ts';

const data = shop();
const pathOf = ({ productId, slug }: { productId: number; slug: string }, size: string): string =>
  `/photo/prodotti/${size}/${productId}-${slug}.webp`;
const body = (path: string): string => photo(path, data) ?? '';

/** Tags that are opened and closed alike: what a browser demands of SVG. */
function balanced(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, selfClosed] of svg.matchAll(/<(\/)?([\w]+)(?:\s[^<>]*?)?(\/)?>/g)) {
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!selfClosed) open.push(name!);
  }
  return open.length === 0 && !/[<>]/.test(svg.replaceAll(/<[^<>]*>/g, ''));
}

/** Is all that a drawing names in it, and are its photographs in their set? */
const complete = (svg: string): boolean =>
  [...svg.matchAll(/(?:href="|url\()#(\w+)/g)].every(([, id]) => svg.includes(` id="${id!}"`)) &&
  [...svg.matchAll(/href="(?:photo|whole):(\w+),/g)].every(([, code]) => existsSync(photoFile(code!)));
const things = (svg: string): number => svg.split('<use ').length - 1;

describe('pictures', () => {
  test('every article, recipe, slide and illustrated page of the demo site has a picture that is whole', () => {
    const read = (name: string): string =>
      readFileSync(new URL(`../../../demo/wordpress/design/${name}`, import.meta.url), 'utf8');
    const slugs = [
      ...Array.from(read('content/articles.php').matchAll(/\$spesa_\w+, '([\w-]+)', '\d{4}-/g), ([, slug]) => slug!),
      ...Array.from(read('content/recipes.php').matchAll(/^\t'([\w-]+)'\s+=> array/gm), ([, slug]) => slug!),
      ...Array.from(read('content.php').matchAll(/->illustrate\( '([\w-]+)'/g), ([, slug]) => slug!),
      ...Array.from(read('content.php').matchAll(/->slide\( '\w+', \d, '([\w-]+)'/g), ([, slug]) => slug!),
    ];
    expect(slugs.toSorted()).toEqual(Object.keys(stories).toSorted());
    for (const slug of slugs) {
      const svg = storyPhoto(slug, 1_200, 800)!;
      expect(balanced(svg) && complete(svg) && things(svg) >= 4, slug).toBe(true);
    }
    expect(storyPhoto('constructor', 1_200, 800)).toBeUndefined();
  });

  test('every product, category and banner shows a subject that is drawn', () => {
    const shown = [
      ...data.products.map(({ picture }) => picture.subject),
      ...data.categories.map(({ subject }) => subject),
      ...Object.values(banners).flatMap(({ things }) => things),
    ];
    expect(shown.filter((name) => !subjectNames.includes(name))).toEqual([]);
    expect(
      subjectNames.filter((name) => {
        const group = subjectGroup(name);
        return !balanced(group) || !complete(group) || /undefined|NaN/.test(group);
      }),
    ).toEqual([]);
  });

  test('every product has a drawing that is whole and without gaps', () => {
    const thumbs = data.products.map((product) => ({ slug: product.slug, svg: body(pathOf(product, 'thumb')) }));
    expect(thumbs.filter(({ svg }) => svg.length < 1_000).map(({ slug, svg }) => `${slug} ${svg.length}`)).toEqual([]);
    expect(
      thumbs
        .filter(({ svg }) => !balanced(svg) || !complete(svg) || /undefined|NaN|http:\/\/(?!www\.w3\.org)/.test(svg))
        .map(({ slug }) => slug),
    ).toEqual([]);
  });

  test('goods of one shelf differ by the form of their pack or by what shows through it, not by the label alone', () => {
    const named = (name: string) =>
      data.products.find((product) => product.name === name && !/ x /.test(product.size))!;
    const form = (name: string): string => {
      const svg = body(pathOf(named(name), 'thumb'));
      return [...svg.matchAll(/<path d="[^"]+" fill="[^"]+"/g)].map(([path]) => path).join('');
    };
    const shelf = [
      ['Acqua minerale naturale, bottiglia singola', 'Acqua minerale naturale in vetro', 'Cola', 'Aranciata'],
      ['Birra pils', 'Barbera d’Asti DOCG', 'Gavi DOCG', 'Prosecco DOC extra dry', 'Grappa bianca', 'Rum ambrato'],
      ['Olio extravergine di oliva italiano', 'Olio di semi di girasole', 'Aceto di vino rosso', 'Salsa di soia'],
      ['Confettura extra di fragole', 'Miele di acacia', 'Origano', 'Ketchup', 'Caffè solubile', 'Capperi al sale'],
      [
        'Caffè macinato classico',
        'Farina di grano tenero tipo 00',
        'Limoni non trattati in rete',
        'Patatine classiche',
      ],
    ];
    for (const names of shelf) expect(new Set(names.map(form)).size, names.join()).toBe(names.length);
  });

  test('an exact form belongs to one kind of pack', () => {
    const packs = new Map<string, Set<string>>();
    for (const { picture } of data.products)
      if (picture.shape) packs.set(picture.shape, (packs.get(picture.shape) ?? new Set()).add(picture.pack));
    expect([...packs].filter(([, kinds]) => kinds.size > 1)).toEqual([]);
    expect(packs.get('tube')).toEqual(new Set(['bottle']));
  });

  test.each([
    ['Acqua minerale naturale, fardello da 6', '1,5 l', 6],
    ['Acqua tonica', '4 x 20 cl', 4],
    ['Birra chiara in lattina', '6 x 33 cl', 6],
    ['Aranciata', '1 l', 1],
  ])('%s, %s, shows as many pieces as are bought: %i', (name, size, count) => {
    const product = data.products.find((one) => one.name === name && one.size === size)!;
    const svg = body(pathOf(product, 'thumb'));
    expect(Math.max(1, svg.split('href="#piece"').length - 1)).toBe(count);
  });

  test('a name with signs of markup stays a text', () => {
    const [product] = data.products;
    const odd = { ...data, products: [{ ...product!, name: 'Pane "<b>" & \'burro\'' }] };
    const svg = photo(pathOf(product!, 'photo'), odd)!;
    expect(svg).not.toContain('<b>');
    expect(balanced(svg)).toBe(true);
  });

  test('come in three sizes, and for no other path', () => {
    const [product] = data.products;
    const widths = ['thumb', 'photo', 'large'].map((size) =>
      Number(/ width="(\d+)"/.exec(body(pathOf(product!, size)))?.[1]),
    );
    expect(widths).toEqual([200, 480, 960]);
    for (const path of [
      pathOf(product!, 'huge'),
      pathOf(product!, 'constructor'),
      pathOf({ ...product!, slug: 'altro' }, 'thumb'),
      '/photo/prodotti/thumb/1-niente.webp',
      '/photo/banner/__proto__-desktop.webp',
      '/photo/banner/hero-spesa-tablet.webp',
      '/photo/negozi/999.webp',
      '/photo/categorie/x.webp',
      '/photo/../package.json',
    ])
      expect(photo(path, data), path).toBeUndefined();
  });

  test('every banner of every page has one for wide and one for narrow screens', () => {
    const addresses = data.pages.flatMap(({ blocks }) =>
      blocks.flatMap(({ proposals }) =>
        proposals.flatMap(({ img, metadata }) => [img!, metadata!['IMAGE_DESKTOP']!, metadata!['IMAGE_MOBILE']!]),
      ),
    );
    expect(addresses.length).toBeGreaterThan(60);
    expect(
      addresses.filter((address) => !balanced(body(address)) || !complete(body(address)) || things(body(address)) < 2),
    ).toEqual([]);
  });

  test('every page of every leaflet has one that is whole, and for no other page or day', () => {
    for (const leaflet of leaflets) {
      const { number, startDate } = issueOn(leaflet, '2026-11-21');
      const at = (page: number | string) =>
        `/photo/leaflets/${startDate.replaceAll('-', '/')}/${issueId(leaflet.leafletId, number)}/${page}.webp`;
      const pages = leaflet.pages.map((_, page) => body(at(page)));
      expect(
        pages.filter((svg) => things(svg) < 3 || !balanced(svg) || !complete(svg) || /undefined|NaN/.test(svg)),
      ).toEqual([]);
      for (const page of pages) expect(new Set(page.match(/ id="\w+"/g)).size).toBe(page.match(/ id="\w+"/g)!.length);
      for (const none of [
        at(leaflet.pages.length),
        at('x'),
        at(0).replace(startDate.replaceAll('-', '/'), '2026/11/20'),
        '/photo/leaflets/2026/11/20/9001/0.webp',
      ])
        expect(photo(none, data)).toBeUndefined();
    }
  });

  test('every category and every store has one', () => {
    expect(
      data.categories.filter(
        ({ categoryId }) =>
          !balanced(body(`/photo/categorie/${categoryId}.webp`)) ||
          !complete(body(`/photo/categorie/${categoryId}.webp`)) ||
          !body(`/photo/categorie/${categoryId}.webp`),
      ),
    ).toEqual([]);
    expect(stores.filter(({ storeId }) => !body(`/photo/negozi/${storeId}.webp`))).toEqual([]);
  });
});
