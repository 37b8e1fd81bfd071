import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { Config } from '../../../core/config.ts';
import { answerConsent } from '../../../core/flows/consent.ts';
import { discoveredAddress } from '../../../core/rules/discovered.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { aCart } from '../../carts.ts';
import { hasPhp, printed, skeletons } from '../printed.ts';
import { shopPage } from '../shop.ts';
import { answer, place, stage } from '../stage.ts';
import { googleStandIn } from './googleStandIn.ts';
import discovery from '../../../widgets/delivery/service-discovery/service-discovery.widget.ts';

const plain = plainShop(1);
const user = userEvent.setup({ delay: null });

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const defaults = Object.fromEntries(Object.entries(discovery.attributes).map(([name, field]) => [name, field.default]));

describe('[spesa-service-discovery]', () => {
  const open = async (config?: Partial<Config>, allowed = false) => {
    const page = stage(plain.shop.fetch, config ? { config } : {});
    if (allowed) answerConsent(page.spesa, { maps: true });
    const element = await place('spesa-service-discovery');
    const box = within(element).getByRole<HTMLInputElement>('combobox', { name: 'Cerca l’indirizzo' });
    const went = async () => {
      await waitFor(() => expect(page.browser.went).toHaveLength(1));
      const { pathname, searchParams } = new URL(page.browser.went[0]!, 'http://shop.test');
      return { pathname, query: Object.fromEntries(searchParams), address: discoveredAddress(searchParams) };
    };
    return { page, element, box, went };
  };

  test('leads with what was typed to the delivery services and back to this very page', async () => {
    history.replaceState(null, '', '/category/frutta?page=2');
    const { element, box, went } = await open();
    await user.type(box, 'Via Ignota 3, 20121 Milano (MI)');
    await user.click(within(element).getByRole('button', { name: 'Scopri i servizi' }));
    const { pathname, query, address } = await went();
    expect(pathname).toBe('/delivery-service');
    expect(query).toEqual({ back: '/category/frutta?page=2', addressString: 'Via Ignota 3, 20121 Milano (MI)' });
    expect(address).toMatchObject({ address1: 'Via Ignota', addressNumber: '3', city: 'Milano', province: 'MI' });
  });

  test('proposes the streets of the town that is typed, from the shop’s own geography, and takes the chosen one along by keyboard [GET /geo/street-list]', async () => {
    const { page, element, box, went } = await open();
    await user.type(box, 'via assa 7 gen');
    expect(await within(element).findByRole('option', { name: /Via assa 7.*Genova \(GE\)/ })).toBeTruthy();
    await user.type(box, 'ova');
    expect(await within(element).findByRole('option', { name: /Via Assarotti 7/ })).toBeTruthy();
    await user.keyboard('{ArrowDown}{Enter}');
    const { query, address } = await went();
    expect(query['addressString']).toBe('Via Assarotti 7, Genova (GE)');
    expect(address).toEqual({ address1: 'Via Assarotti', addressNumber: '7', city: 'Genova', province: 'GE' });
    expect(page.asked('/geo/homedelivery-list-simple')).toHaveLength(1);
  });

  test('LAW-12 asks Google’s places where the site has a key and the customer allows it, in Italy, in one session, and takes the place along; NET-14 without its answer the shop’s own geography proposes', async () => {
    const google = googleStandIn();
    try {
      const unasked = await open({ mapsKey: 'public-key' });
      await user.type(unasked.box, 'via balbi genova');
      expect(await within(unasked.element).findByRole('option', { name: /Via Balbi/ })).toBeTruthy();
      expect(google.scripts).toEqual([]);
      document.body.replaceChildren();

      const { element, box, went } = await open({ mapsKey: 'public-key' }, true);
      await user.type(box, 'via garibaldi 7');
      await user.click(await within(element).findByRole('option', { name: /Via Garibaldi, 7/ }));
      const { query, address } = await went();
      expect(Object.keys(query)).toEqual(['back', 'addressString', 'placeResult']);
      expect(address).toEqual({
        address1: 'Via Garibaldi',
        addressNumber: '7',
        postalcode: '16124',
        city: 'Genova',
        province: 'GE',
      });
      expect(google.searches.every(({ countries }) => countries.join() === 'it')).toBe(true);
      expect(new Set(google.searches.map(({ session }) => session))).toEqual(new Set(google.taken));
      document.body.replaceChildren();

      const failing = await open({ mapsKey: 'public-key' }, true);
      await user.type(failing.box, 'quota via balbi genova');
      expect(await within(failing.element).findByRole('option', { name: /via balbi/i })).toBeTruthy();
    } finally {
      google.remove();
    }
  });

  test('is asked once on a page, and no more when an address is chosen', async () => {
    const page = stage(() => Promise.resolve(answer({})));
    const [first, second] = [await place('spesa-service-discovery'), await place('spesa-service-discovery')];
    expect(first.querySelector('form')).not.toBeNull();
    expect(second.textContent).toBe('');
    page.spesa.cart.adopt(aCart());
    await waitFor(() => expect(first.textContent).toBe(''));
  });

  test('is not asked where a customer reads, on a wide screen too, what is chosen or the same question', async () => {
    await shopPage(plain.shop, { as: 'bruno' });
    await place('spesa-delivery-service');
    const here = await place('spesa-service-discovery');
    await waitFor(() => expect(here.querySelector('form')).not.toBeNull());
    document.body.replaceChildren();
    await place('spesa-delivery-service', { 'also-wide': '' });
    const { innerHTML } = await place('spesa-service-discovery');
    expect(innerHTML).toBe('');
  });

  test('asks the shop nothing before somebody types', async () => {
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
    const html = printed('elements/service-discovery', {}, { ...defaults, ...given }, '/category/frutta');
    const form = html.querySelector('form')!;
    expect([form.getAttribute('action'), form.method]).toEqual(['/delivery-service', 'get']);
    expect([...new FormData(form).keys()]).toEqual(['back', 'addressString']);
    expect(new FormData(form).get('back')).toBe('/category/frutta');
    for (const own of [
      ...html.querySelectorAll('[type=hidden]'),
      ...element.querySelectorAll('.combobox__list, .hidden-text'),
    ])
      own.remove();
    expect(skeletons(html)).toBe(skeletons(element).replaceAll('http://shop.test', ''));
  });
});
