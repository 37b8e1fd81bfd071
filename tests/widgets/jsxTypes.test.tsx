import type {} from '../../wp-plugin/generated/jsx.d.ts';
import type { JSX } from 'react';
import { expect, expectTypeOf, test } from 'vitest';
import type { AnalyticsEvents } from '../../core/rules/analytics.ts';
import type { ElementEvents } from '../../widgets/element/events.ts';
import manifest from '../../wp-plugin/generated/custom-elements.json' with { type: 'json' };
import { widgets } from '../../widgets/index.ts';
import { analyticsTypes, eventTypes } from '../../widgets/manifest/eventTypes.ts';

type Elements = JSX.IntrinsicElements;

test('a page in React names the elements, their attributes and their events, and the compiler knows them', () => {
  const slider = <spesa-product-slider heading="In offerta" heading-level="2" category-id={2} promo="" />;
  const listen = (host: HTMLElement) => host.addEventListener('spesa-product-added', ({ detail }) => detail.quantity);
  expectTypeOf<Elements['spesa-product-slider']['heading-level']>().toEqualTypeOf<'2' | '3' | '4' | undefined>();
  expectTypeOf<'spesa-nothing' extends keyof Elements ? true : false>().toEqualTypeOf<false>();
  expectTypeOf<'spesa-nothing' extends keyof HTMLElementEventMap ? true : false>().toEqualTypeOf<false>();
  expect(slider.type as string).toBe('spesa-product-slider');
  expect(listen).toBeTypeOf('function');
});

type Own = { [N in keyof ElementEvents]: HTMLElementEventMap[N]['detail'] };
type Told = DocumentEventMap['spesa-analytics']['detail'];
type ToldOf<N extends Told['event']> = Omit<Extract<Told, { event: N }>, 'event'>;

test('the types that sites read of events are those by which elements send them', () => {
  expectTypeOf<Own>().toEqualTypeOf<ElementEvents>();
  expectTypeOf<Told['event']>().toEqualTypeOf<keyof AnalyticsEvents>();
  expectTypeOf<ToldOf<'purchase'>>().toEqualTypeOf<
    Pick<AnalyticsEvents['purchase'], keyof AnalyticsEvents['purchase']>
  >();
  expectTypeOf<ToldOf<'view_item'>>().toEqualTypeOf<
    Pick<AnalyticsEvents['view_item'], keyof AnalyticsEvents['view_item']>
  >();
  expectTypeOf<ToldOf<'search'>>().toEqualTypeOf<AnalyticsEvents['search']>();
});

test('every event of every element has the type of its detail in custom-elements.json, and no type is left over', async () => {
  const defined = await Promise.all(Object.values(widgets).map(async (load) => (await load()).default));
  const names = new Set(defined.flatMap(({ events }) => Object.keys(events)));
  expect([...names].sort()).toEqual(Object.keys(eventTypes).sort());
  const declared = manifest.modules.flatMap(({ declarations }) =>
    declarations.flatMap((one) => ('tagName' in one ? one.events : [])),
  );
  for (const { name, type } of declared)
    expect(type.text, name).toBe(`CustomEvent<${eventTypes[name as keyof ElementEvents]}>`);
});

test('the contract of events as it stands: a change breaks the sites that listen', () => {
  expect(eventTypes).toMatchInlineSnapshot(`
    {
      "spesa-address-chosen": "{ addressId: number | undefined }",
      "spesa-address-saved": "{ addressId: number | undefined }",
      "spesa-login-completed": "null",
      "spesa-not-logged-in": "null",
      "spesa-product-added": "{ productId: number; quantity: number }",
      "spesa-search-sent": "{ words: string }",
      "spesa-store-chosen": "{ addressId: number }",
      "spesa-timeslot-chosen": "{ timeslotId: number | undefined; date: string | undefined }",
    }
  `);
  expect(analyticsTypes).toMatchInlineSnapshot(`
    {
      "add_to_cart": "{ currency: 'EUR'; items: readonly { item_id: string; item_name: string; price?: number; quantity?: number }[] }",
      "begin_checkout": "{ currency: 'EUR'; items: readonly { item_id: string; item_name: string; price?: number; quantity?: number }[]; value: number }",
      "login": "{ method: string }",
      "purchase": "{ currency: 'EUR'; items: readonly { item_id: string; item_name: string; price?: number; quantity?: number }[]; transaction_id: string; value: number }",
      "remove_from_cart": "{ currency: 'EUR'; items: readonly { item_id: string; item_name: string; price?: number; quantity?: number }[] }",
      "search": "{ search_term: string }",
      "sign_up": "{ method: string }",
      "view_item": "{ currency: 'EUR'; items: readonly { item_id: string; item_name: string; price?: number; quantity?: number }[] }",
    }
  `);
});
