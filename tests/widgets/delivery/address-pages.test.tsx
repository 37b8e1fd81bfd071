import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { workplaces } from '../../../demo/shop/workplaces.ts';
import { logIn } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { answer, place, type Stage } from '../stage.ts';

const plain = plainShop(3);
const user = userEvent.setup({ delay: null });
let page: Stage;
afterEach(() => history.replaceState(null, '', '/'));

const visit = async (tag: `spesa-${string}`, as: string | undefined, query = '') => {
  page = await shopPage(plain.shop, as ? { as } : {});
  history.replaceState(null, '', `/${query}`);
  return place(tag);
};
const press = async (box: HTMLElement, name: string | RegExp) =>
  user.click(await within(box).findByRole('button', { name }));

describe('[spesa-address-list]', () => {
  test('a visitor is asked who is there, and nothing is asked of the shop', async () => {
    const element = await visit('spesa-address-list', undefined);
    expect(element.textContent).toContain('Accedi per vedere i tuoi indirizzi');
    expect(page.asked('/user-address/list')).toEqual([]);
  });

  test('choosing an address tells the page, and leads on to the slot', async () => {
    const element = await visit('spesa-address-list', 'anna');
    const told: unknown[] = [];
    element.addEventListener('spesa-address-chosen', (event) => told.push((event as CustomEvent).detail));
    await press(element, 'Consegna qui: Nonna Pina');
    expect(await within(element).findByText('La spesa va a: Nonna Pina')).toBeTruthy();
    expect(told).toEqual([{ addressId: 1002 }]);
    expect(within(element).getByRole('link', { name: 'Scegli la fascia oraria' }).getAttribute('href')).toBe(
      '/delivery-service?back=%2F',
    );
    const chosen = element.querySelector<HTMLElement>('[aria-current=true]')!;
    expect(chosen.textContent).toContain('Scelto ora');
    expect(within(chosen).queryByRole('button', { name: /^Consegna qui|^Tieni questo/ })).toBeNull();
    expect(document.activeElement?.textContent).toContain('La spesa va a: Nonna Pina');
  });

  test('only home addresses are edited and deleted; editing is a page, told of fast delivery', async () => {
    const element = await visit('spesa-address-list', 'anna');
    await press(element, 'Modifica l’indirizzo: Casa');
    await user.click(within(element).getByLabelText(/Consegna rapida/));
    await press(element, 'Modifica l’indirizzo: Casa');
    await press(element, 'Aggiungi un indirizzo');
    expect(page.browser.went).toEqual([
      '/profile/addresses/edit?back=%2F&addressId=1001',
      '/profile/addresses/edit?back=%2F&addressId=1001&isRider=true',
      '/profile/addresses/edit?back=%2F&isRider=true',
    ]);
    await user.click(within(element).getByLabelText(/Ritiro in negozio/));
    await waitFor(() => expect(element.querySelectorAll('.place-card').length).toBeGreaterThan(4));
    expect(within(element).queryByRole('button', { name: /^(Modifica|Elimina)/ })).toBeNull();
  });

  test('the address that the shopping goes to is edited, never deleted; three need no search', async () => {
    page = await shopPage(plain.shop, { as: 'anna', ready: true });
    const element = await place('spesa-address-list');
    expect(await within(element).findByRole('button', { name: 'Modifica l’indirizzo: Casa' })).toBeTruthy();
    expect(within(element).queryByRole('button', { name: 'Elimina l’indirizzo: Casa' })).toBeNull();
    expect(within(element).getByRole('button', { name: 'Elimina l’indirizzo: Nonna Pina' })).toBeTruthy();
    await user.click(within(element).getByLabelText(/Consegna rapida/));
    expect(await within(element).findByRole('button', { name: 'Modifica l’indirizzo: Casa' })).toBeTruthy();
    expect(within(element).queryByRole('button', { name: 'Elimina l’indirizzo: Casa' })).toBeNull();
    expect(within(element).queryByRole('searchbox')).toBeNull();
  });

  test('seven addresses are searched by words', async () => {
    page = await shopPage(plain.shop, { as: 'anna' });
    const row = { addressTypeId: 2, city: 'Genova', province: 'GE', postalcode: '16121' };
    const addresses = [1, 2, 3, 4, 5, 6, 7].map((n) => ({
      ...row,
      addressId: n,
      address1: `Via ${n}`,
      addressName: 'Casa',
    }));
    page.intercept((url) => (url.pathname.endsWith('/user-address/list') ? answer({ addresses }) : undefined));
    const element = await place('spesa-address-list');
    await user.type(await within(element).findByRole('searchbox', { name: 'Cerca per via, città o CAP' }), 'via 7');
    expect(element.querySelectorAll('.place-card')).toHaveLength(1);
  });

  test('without addresses one discovers where the shop delivers: a town that is reached leads to the form, another to the stores [GET /geo/homedelivery-list-simple]', async () => {
    const element = await visit('spesa-address-list', 'bruno', '?from=mail');
    const add = await within(element).findByRole('button', { name: 'Aggiungi un indirizzo' });
    expect(add.className).toContain('button--primary');
    expect(within(element).getByRole('button', { name: 'Scopri dove arriviamo' }).className).toContain('secondary');
    await press(element, 'Scopri dove arriviamo');
    const where = await within(element).findByLabelText('La tua città o il tuo CAP');
    await user.type(where, 'savona');
    await press(element, 'Aggiungi un indirizzo a Savona');
    const data = JSON.stringify({ city: 'Savona', postalcode: '17100', province: 'SV' });
    const query = new URLSearchParams({ back: '/?from=mail', addressData: data });
    expect(page.browser.went).toEqual([`/profile/addresses/edit?${query}`]);
    await user.clear(where);
    await user.type(where, '20121');
    expect(within(element).getByText('Per ora a 20121 non arriviamo: puoi ritirare in un negozio.')).toBeTruthy();
    await press(element, 'Vedi i negozi');
    await waitFor(() => expect(element.querySelectorAll('.place-card').length).toBeGreaterThan(4));
  });

  test('the service at work shows the way to the company’s lockers', async () => {
    const element = await visit('spesa-address-list', 'anna');
    await user.click(await within(element).findByLabelText(/Lavoro e armadietti/));
    const link = await within(element).findByRole('link', { name: 'Iscriviti con il codice' });
    expect(link.getAttribute('href')).toBe('/work-and-shop');
  });
});

describe('[spesa-address-form]', () => {
  const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);

  test('A11Y-08 by keyboard the province is chosen, those that are delivered to first; its towns alone are offered, and another province takes town and code away [GET /geo/province-list] [GET /geo/city-list]', async () => {
    const element = await visit('spesa-address-form', 'bruno', '?addressString=17100+Savona+%28SV%29&back=/cart');
    const province = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Provincia/ });
    await waitFor(() => expect(province.options).toHaveLength(1 + 107));
    const codes = [...province.options].map(({ value }) => value);
    expect(codes.slice(0, 5)).toEqual(['', 'GE', 'IM', 'SP', 'SV']);
    expect(province.value).toBe('SV');
    const towns = () => {
      const list = element.querySelector('[name=city]')!.getAttribute('list');
      return [...element.querySelectorAll(`#${list} option`)].map((option) => option.getAttribute('value'));
    };
    await waitFor(() => expect(towns()).not.toContain('Genova'));
    expect(towns()).toContain('Savona');
    await user.selectOptions(province, 'GE');
    expect([(await field(/^Città/)).value, (await field(/^CAP/)).value]).toEqual(['', '']);
    await waitFor(() => expect(towns()).toContain('Genova'));
    expect(towns()).not.toContain('Savona');
  });

  test('offers town, postal code and streets one after the other, and fills what leaves no choice [GET /geo/postcode-list] [GET /geo/street-list]', async () => {
    const element = await visit(
      'spesa-address-form',
      'bruno',
      '?addressString=17100+Savona+%28SV%29&isRider=true&back=/cart',
    );
    const city = await field(/^Città/);
    expect([city.value, (await field(/^CAP/)).value, (await field(/^Provincia/)).value]).toEqual([
      'Savona',
      '17100',
      'SV',
    ]);
    expect(element.querySelector('h1')?.textContent).toBe('Nuovo indirizzo');
    const parts = within(element).getAllByRole('group');
    expect(parts.map((part) => part.querySelector('legend')?.textContent)).toEqual([
      'Dove',
      'Alla porta',
      'Per ritrovarlo',
    ]);
    const offered = (name: string) =>
      [...element.querySelectorAll(`#${element.querySelector(`[name=${name}]`)!.getAttribute('list')} option`)].map(
        (option) => option.getAttribute('value'),
      );
    await waitFor(() => expect(offered('address1')).toContain('Via Paleocapa'));
    await user.clear(city);
    await user.type(city, 'genova');
    expect([(await field(/^CAP/)).value, (await field(/^Provincia/)).value]).toEqual(['', 'GE']);
    await waitFor(() => expect(offered('postalcode')).toContain('16121'));
    await user.type(await field(/^CAP/), '16121');
    await waitFor(() => expect(offered('address1')).toContain('Via XX Settembre'));
    expect(offered('address1')).not.toContain('Via Cantore');
  });

  test('a new address is saved, told as added, and leads back; the page hears of it', async () => {
    const element = await visit(
      'spesa-address-form',
      'bruno',
      '?addressString=17100+Savona+%28SV%29&isRider=true&back=/cart',
    );
    const told: { addressId: number }[] = [];
    element.addEventListener('spesa-address-saved', (event) => told.push((event as CustomEvent).detail));
    const street = await field(/^Via/);
    expect(document.activeElement?.tagName, 'the heading has the focus before anything can be typed').toBe('H1');
    await user.type(street, 'Via Pia');
    await user.type(await field(/^Numero/), '3');
    await user.type(await field(/^Telefono/), '3331234567');
    await press(element, 'Salva e continua');
    expect(await screen.findByText('Nuovo indirizzo aggiunto.')).toBeTruthy();
    await waitFor(() => expect(page.browser.went).toEqual(['/cart']));
    const saved = await plain.shop.request(
      delivery.userAddress,
      { address_id: told[0]!.addressId },
      await logIn(plain.shop, 'bruno'),
    );
    expect(saved.data).toMatchObject({ address1: 'Via Pia', addressNumber: '3', city: 'Savona', deliveryServiceId: 4 });
  });

  test('a new address begins with the telephone of the profile, and where that cannot be read without it', async () => {
    await visit('spesa-address-form', 'anna');
    const own = await field(/^Telefono/);
    await waitFor(() => expect(own.value).toBe('3331234567'));
    page = await shopPage(plain.shop, { as: 'anna' });
    page.intercept((url) => (url.pathname.endsWith('/user_detail') ? new Response('', { status: 500 }) : undefined));
    await place('spesa-address-form');
    expect((await field(/^Telefono/)).value).toBe('');
  });

  test('an address to change is there as it is; what is nobody’s home, or somebody else’s, cannot be changed', async () => {
    document.title = 'Il tuo indirizzo – Mercati Lanterna';
    await visit('spesa-address-form', 'anna');
    await waitFor(() => expect(document.title).toBe('Nuovo indirizzo – Mercati Lanterna'));
    const element = await visit('spesa-address-form', 'anna', '?addressId=1002');
    expect((await field(/^Via/)).value).toBe('Via Caprera');
    expect(element.querySelector('h1')?.textContent).toBe('Modifica l’indirizzo');
    expect(document.title).toBe('Modifica l’indirizzo – Mercati Lanterna');
    await press(element, 'Torna agli indirizzi');
    expect(page.browser.went).toEqual(['/profile/addresses']);
    for (const other of ['501', '1004', '99999']) {
      const refused = await visit('spesa-address-form', 'anna', `?addressId=${other}`);
      expect(await within(refused).findByText('Questo indirizzo non si può modificare da qui.'), other).toBeTruthy();
      expect(within(refused).getByRole('link', { name: 'Torna agli indirizzi' })).toBeTruthy();
    }
  });

  test('XSS-10 a way back to another site leads to the addresses', async () => {
    const element = await visit('spesa-address-form', 'anna', '?addressId=1002&back=//evil.example');
    await press(element, 'Torna agli indirizzi');
    expect(page.browser.went).toEqual(['/profile/addresses']);
  });
});

describe('[spesa-workplace-service]', () => {
  test('an employee subscribes with the code and chooses a locker of the company [GET /shopatwork/subscribe]', async () => {
    const element = await visit('spesa-workplace-service', 'carla');
    const code = await within(element).findByLabelText(/^Codice aziendale/);
    await user.type(code, 'sbagliato');
    await press(element, 'Iscriviti');
    expect(await within(element).findByText(/Non conosciamo questo codice aziendale/)).toBeTruthy();
    await user.clear(code);
    await user.type(code, workplaces[0]!.subscriptionCode);
    await press(element, 'Iscriviti');
    expect(await within(element).findByText(/Ora puoi ritirare agli armadietti di Ospedale/)).toBeTruthy();
    await press(element, /^Ritira qui/);
    await waitFor(() => expect(page.browser.went).toEqual(['/delivery-service']));
    expect(page.spesa.cart.current()?.shippingAddress).toMatchObject({ addressTypeId: 4, deliveryServiceId: 5 });
  });

  test('a visitor logs in first', async () => {
    const element = await visit('spesa-workplace-service', undefined);
    expect(element.textContent).toContain('Accedi per iscriverti');
    expect(within(element).queryByRole('textbox')).toBeNull();
  });
});
