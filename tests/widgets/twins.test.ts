// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { defaultConfig } from '../../core/config.ts';
import { acquisitionLimit } from '../../core/rules/acquisitionLimit.ts';
import { bannerForm, bannerPictures, bannerTexts } from '../../core/rules/banners.ts';
import { dateWords, dayWords, noonOf } from '../../core/rules/dates.ts';
import { directionsLink } from '../../core/rules/directions.ts';
import { foundWith, shownOf } from '../../core/rules/facets.ts';
import { leadTimeHours } from '../../core/rules/leadTime.ts';
import { coverOf, pagesOf } from '../../core/rules/leaflets.ts';
import { categoryLink, contentLink, pageLink, photoLink } from '../../core/rules/links.ts';
import { intervalWords, specialDays } from '../../core/rules/openingHours.ts';
import { pagerEntries } from '../../core/rules/pages.ts';
import { fillPlaceholders } from '../../core/rules/placeholders.ts';
import { phoneOf } from '../../core/rules/phone.ts';
import { isAvailable, priceOf } from '../../core/rules/price.ts';
import { factTable, productFacts, textPieces } from '../../core/rules/productFacts.ts';
import { chosenOf, readFilters, writeFilters } from '../../core/rules/productFilters.ts';
import { readable } from '../../core/rules/text.ts';
import { rowsOf } from '../../widgets/catalogue/category-blocks/rowsOf.ts';
import { named, tabsOfBlocks, tabsOfCategories, type Tab } from '../../widgets/catalogue/product-tabs/tabs.ts';
import { addressLine } from '../../widgets/delivery/choice/addressWords.ts';
import type { Prefetch } from '../../widgets/element/defineWidget.ts';
import { picksOf } from '../../widgets/catalogue/product/picks.ts';
import { fillPlan } from '../../widgets/element/plan.ts';
import { usualLines } from '../../widgets/ui/hoursWords.ts';
import { Icon, type IconName } from '../../widgets/ui/Icon.tsx';
import { newWindow } from '../../widgets/ui/newWindow.ts';
import { sanitize } from '../../widgets/ui/sanitize.ts';
import banners from '../cases/banners.json' with { type: 'json' };
import facts from '../cases/facts.json' with { type: 'json' };
import filters from '../cases/filters.json' with { type: 'json' };
import icons from '../cases/icons.json' with { type: 'json' };
import grid from '../cases/grid.json' with { type: 'json' };
import links from '../cases/links.json' with { type: 'json' };
import plans from '../cases/plan.json' with { type: 'json' };
import stores from '../cases/stores.json' with { type: 'json' };
import texts from '../cases/staticText.json' with { type: 'json' };

const origin = 'https://spesa.example';
const { pages } = defaultConfig;

const linkOf = (address: string | undefined) => contentLink(address, origin, ['www.basko.it', 'basko.it']);
const photo = (address: string | undefined) => photoLink(address, 'https://api.example/ebsn/api', origin);
const leading = (address: string | undefined) => {
  const link = linkOf(address);
  return { href: link?.href ?? '', away: newWindow(link).target !== undefined };
};
const query = (name: string, value: string) => readFilters(`?${new URLSearchParams({ [name]: value })}`);
const facetsOf = (text: string) =>
  new URLSearchParams(writeFilters({ ...readFilters(''), facets: query('filters', text).facets })).get('filters') ?? '';
const plan = (input: Prefetch['input'], sizes?: Prefetch['sizes']) =>
  ({ endpoint: catalogue.products, input, sizes, template: 'product-list' }) as Prefetch;
const filled = (
  input: Prefetch['input'],
  values: Record<string, unknown>,
  asked: Record<string, string>,
  route: Record<string, string>,
  sizes?: Prefetch['sizes'],
) => fillPlan(plan(input, sizes), values, { route, query: new URLSearchParams(asked) }) ?? null;
const tabs = (list: readonly Tab[]) => list.map(({ id, title, slug }) => [id, title, slug]);

type Given<F extends (...args: never[]) => unknown, At extends number = 0> = Parameters<F>[At];

/** What each function of the tables is here; tests/php/TwinsTest.php has the same names. */
const functions: Record<string, (...args: never[]) => unknown> = {
  content: leading,
  picks: picksOf,
  media: (address: string) => photo(address) ?? '',
  page: (name: keyof typeof pages, values: Record<string, string>) => pageLink(pages, name, values),
  facets: facetsOf,
  longFacets: (length: number, last: number) =>
    facetsOf(`${'a'.repeat(length)}:1;z:${last},456789`).replace(/^a+:1;/, ''),
  sort: (value: string) => query('sort', value).sort,
  flag: (name: string, value: string) => {
    const { promo, onlyNew } = query(name, value);
    return promo || onlyNew;
  },
  pages: pagerEntries,
  found: foundWith,
  shown: (count: number, chosen: string) => {
    const values = Array.from({ length: count }, (_, id) => ({ id, name: `V${id}`, count: '1', filteredCount: '1' }));
    const asked = query('filters', chosen);
    const shown = shownOf({ values }, ({ id }) => chosenOf(asked, 'vendor_id').includes(id));
    return [shown.map(({ name }) => name).join(' '), count - shown.length];
  },
  input: filled,
  longest: (name: string, letter: string, length: number) =>
    String(filled({ [name]: `{query:${name}}` }, {}, { [name]: letter.repeat(length) }, {})?.[name]).length,
  facts: (product: Given<typeof productFacts>) =>
    productFacts(product).map(({ key, state, pieces }) => [key, state, ...pieces.map(({ text }) => text)]),
  pieces: (html: string) => textPieces(html).map(({ text, strong }) => [text, strong]),
  table: (text: string) => {
    const { per, rows } = factTable(text);
    return [per, ...rows];
  },
  banner: (proposal: Given<typeof bannerForm>) => ({
    kind: bannerForm(proposal),
    ...leading(proposal.proposalUrl),
    ...bannerPictures(proposal, photo),
    ...bannerTexts(proposal),
  }),
  leaflet: (leaflet: Given<typeof coverOf>) => ({
    cover: photo(coverOf(leaflet)?.url) ?? '',
    until: dateWords(leaflet.endDate ?? ''),
  }),
  leafletPages: (leaflet: Given<typeof pagesOf>) =>
    pagesOf(leaflet).map(({ pageNumber, url }) => [pageNumber, photo(url) ?? '']),
  tabsOfCategories: (ids: string, tree: Given<typeof tabsOfCategories, 1>) => tabs(tabsOfCategories(named(ids), tree)),
  tabsOfBlocks: (codes: string, blocks: Given<typeof tabsOfBlocks, 1>) => tabs(tabsOfBlocks(named(codes), blocks)),
  grid: (category: Given<typeof rowsOf>) =>
    rowsOf(category, { slug: 'home', categoryHref: (slug) => categoryLink(pages, { slug }) }).map(
      ({ className, columns }) => [
        className,
        ...columns.map((column) => [column.className, column.tag, column.attributes]),
      ],
    ),
  card: (
    product: Given<typeof priceOf> & Given<typeof isAvailable> & { name: string; priceStandardDisplay?: number },
  ) => ({
    name: readable(product.name),
    price: priceOf(product),
    available: isAvailable(product),
    sold: isAvailable(product) && priceOf(product) !== null,
    cut: priceOf(product) !== null && (product.priceStandardDisplay ?? 0) > (priceOf(product) ?? 0),
  }),
  icon: (name: IconName, className?: string) => {
    const { container } = render(createElement(Icon, { name, ...(className !== undefined && { className }) }));
    return [...container.querySelectorAll('*')].map(({ attributes }) =>
      Object.fromEntries([...attributes].map((attribute) => [attribute.name, attribute.value])),
    );
  },
  usualHours: usualLines,
  specialDays: (hours: Given<typeof specialDays>, today: string) =>
    specialDays(hours, noonOf(today)).map((day) => [dayWords(day.date), intervalWords(day) || 'Chiuso', day.note]),
  addressLine,
  way: (address: Given<typeof directionsLink>) => directionsLink(address) ?? '',
  phone: phoneOf,
  notes: (product: Given<typeof acquisitionLimit> & { leadTime?: number }) => [
    acquisitionLimit(product),
    leadTimeHours(product.leadTime),
  ],
};

interface Case {
  fn: string;
  args: readonly unknown[];
  out: unknown;
}

describe.each(
  Object.entries({ links, filters, plans, facts, banners, grid, icons, stores } as Record<string, readonly Case[]>),
)('the shared cases of %s', (_, cases) => {
  test.each(cases.map(({ fn, args, out }) => ({ fn, args, out })))(
    '$fn($args) is the same in PHP as here',
    ({ fn, args, out }) => {
      const twin = functions[fn];
      if (!twin) throw new Error(`The table names ${fn}, which this test does not know`);
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      expect(twin(...(args as never[]))).toEqual(out);
    },
  );
});

/** HTML with the attributes of each tag in the order of the alphabet. */
function ordered(fragment: DocumentFragment): string {
  const box = document.createElement('div');
  box.append(fragment);
  for (const element of box.querySelectorAll('*')) {
    const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
    for (const [name] of attributes) element.removeAttribute(name);
    for (const [name, value] of attributes.toSorted()) element.setAttribute(name, value);
  }
  return box.innerHTML;
}

test.each(texts)('XSS-03 the text $html is the same in PHP as here', ({ html, out }) => {
  const whole = fillPlaceholders(html, { 'store.name': 'Basko & C.', 'cart.totalItems': 0 });
  expect(ordered(sanitize(whole, { content: linkOf, photo }))).toBe(out);
});
