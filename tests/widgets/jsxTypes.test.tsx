import type {} from '../../wp-plugin/generated/jsx.d.ts';
import type { JSX } from 'react';
import { expect, expectTypeOf, test } from 'vitest';

type Elements = JSX.IntrinsicElements;

test('a page in React names the elements, their attributes and their events, and the compiler knows them', () => {
  const slider = <spesa-product-slider heading="In offerta" heading-level="2" category-id={2} promo="" />;
  const listen = (host: HTMLElement) =>
    host.addEventListener('spesa-product-added', ({ detail }: CustomEvent<unknown>) => detail);
  expectTypeOf<Elements['spesa-product-slider']['heading-level']>().toEqualTypeOf<'2' | '3' | '4' | undefined>();
  expectTypeOf<'spesa-nothing' extends keyof Elements ? true : false>().toEqualTypeOf<false>();
  expect(slider.type as string).toBe('spesa-product-slider');
  expect(listen).toBeTypeOf('function');
});
