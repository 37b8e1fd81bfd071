import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aCart } from '../../carts.ts';
import { hasPhp, printed, skeletons } from '../printed.ts';
import { answer, place, stage } from '../stage.ts';
import discovery from '../../../widgets/delivery/service-discovery/service-discovery.widget.ts';

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const defaults = Object.fromEntries(Object.entries(discovery.attributes).map(([name, field]) => [name, field.default]));

describe('[spesa-service-discovery]', () => {
  test('leads to the delivery services and back to this very page', async () => {
    history.replaceState(null, '', '/category/frutta?page=2');
    stage(() => Promise.resolve(answer({})));
    const link = (await place('spesa-service-discovery')).querySelector('a')!;
    expect(link.getAttribute('href')).toBe('/delivery-service?back=%2Fcategory%2Ffrutta%3Fpage%3D2');
    expect(link.textContent).toBe('Scopri i servizi');
  });

  test('is asked once on a page, and no more when an address is chosen', async () => {
    const page = stage(() => Promise.resolve(answer({})));
    const [first, second] = [await place('spesa-service-discovery'), await place('spesa-service-discovery')];
    expect(first.querySelector('a')).not.toBeNull();
    expect(second.textContent).toBe('');
    page.spesa.cart.adopt(aCart());
    await waitFor(() => expect(first.textContent).toBe(''));
  });

  test('asks the shop nothing', async () => {
    const page = stage(() => Promise.resolve(answer({})));
    await place('spesa-service-discovery');
    expect(page.requests).toEqual([]);
  });

  test.skipIf(!hasPhp).each([
    {},
    {
      heading: 'Il tuo quartiere?',
      headingLevel: '3',
      text: 'Via e numero <b>civico</b>',
      button: 'Controlla',
      image: '/photo/a.webp',
    },
    { heading: '', text: '' },
  ])('is printed by the server as it will be: %o', async (given) => {
    stage(() => Promise.resolve(answer({})));
    const element = await place(
      'spesa-service-discovery',
      Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name === 'headingLevel' ? 'heading-level' : name, value]),
      ),
    );
    expect(skeletons(printed('elements/service-discovery', {}, { ...defaults, ...given }))).toBe(
      skeletons(element).replaceAll('http://shop.test', ''),
    );
  });
});
