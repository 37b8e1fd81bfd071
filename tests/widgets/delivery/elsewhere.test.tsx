import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { address } from '../../../core/api/endpoints/addresses.ts';
import { workplaces } from '../../../demo/shop/workplaces.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';

const plain = plainShop(1);
const user = userEvent.setup({ delay: null });
let page: Stage;
afterEach(() => history.replaceState(null, '', '/'));

const visit = async (tag: `spesa-${string}`, as: string, query: string) => {
  page = await shopPage(plain.shop, { as });
  history.replaceState(null, '', `/${query}`);
  return place(tag);
};
const press = async (box: HTMLElement, name: string) => user.click(await within(box).findByRole('button', { name }));
const logIn = async () => {
  await user.type(await screen.findByLabelText(/^E-mail/), 'anna@example.it');
  await user.type(await screen.findByLabelText(/^Password/), 'spesa-demo');
  await user.click(screen.getByRole('button', { name: 'Entra' }));
};
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);

test('[spesa-address-form] outside the delivered provinces an address is typed all the same; that nobody comes there is said at the province and again by the server, what is typed stays, and stores and lockers are one press away [POST /user-address/check]', async () => {
  const element = await visit('spesa-address-form', 'bruno', '?back=/cart');
  const province = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Provincia/ });
  await within(province).findByRole('option', { name: 'Milano (MI)' });
  const sentence =
    'Non arriviamo ancora in provincia di Milano: puoi ritirare la spesa in un negozio o in un armadietto.';
  expect(within(element).queryByText(/Non arriviamo/)).toBeNull();
  await user.selectOptions(province, 'MI');
  expect((await within(element).findByText(sentence)).closest('[role=status]')).toBeTruthy();
  const typed = {
    Città: 'Milano',
    CAP: '20121',
    'Via o piazza': 'Via Dante',
    'Numero civico': '4',
    Telefono: '3331234567',
  };
  for (const [name, text] of Object.entries(typed)) await user.type(await field(new RegExp(`^${name}`)), text);
  expect(province.value).toBe('MI');
  await press(element, 'Salva e continua');
  expect(await within(element).findByText('Non arriviamo ancora a questo indirizzo.')).toBeTruthy();
  for (const [name, text] of Object.entries(typed)) expect((await field(new RegExp(`^${name}`))).value).toBe(text);
  await press(element, 'Vedi i negozi');
  await press(element, 'Vedi gli armadietti');
  expect(page.browser.went).toEqual(['/profile/addresses?service=1', '/profile/addresses?service=5']);
});

test('[spesa-address-list] the list of addresses opens at the service that its address asks for', async () => {
  const element = await visit('spesa-address-list', 'anna', '?service=1');
  expect((await within(element).findByLabelText<HTMLInputElement>(/Ritiro in negozio/)).checked).toBe(true);
  await waitFor(() => expect(element.querySelectorAll('.place-card').length).toBeGreaterThan(4));
});

test('[spesa-address-list] places to collect at are a list or a map, one press away; home addresses have no map', async () => {
  const element = await visit('spesa-address-list', 'anna', '?service=1');
  const views = await within(element).findByRole('group', { name: 'Come vedere i negozi' });
  const box = element.querySelector('.list-and-map')!;
  await press(views, 'Mappa');
  expect(box.className).toContain('list-and-map--map');
  expect(within(views).getByRole('button', { name: 'Mappa' }).getAttribute('aria-pressed')).toBe('true');
  await press(views, 'Elenco');
  expect(box.className).not.toContain('list-and-map--map');
  await user.click(within(element).getByLabelText(/Consegna a casa/));
  expect(element.querySelector('.list-and-map')).toBeNull();
});

test('[spesa-delivery-service-view] a visitor chooses among the services that come to an address; of the others it is said why, without a button', async () => {
  const data = JSON.stringify({ address1: 'Corso Dante', addressNumber: '1', city: 'Chiavari', province: 'GE' });
  page = await shopPage(plain.shop);
  history.replaceState(null, '', `/?addressData=${encodeURIComponent(data)}`);
  const element = await place('spesa-delivery-service-view');
  const lines = async () => {
    await within(element).findByText('Qui puoi ricevere la spesa così:');
    return [...element.querySelectorAll('.chosen-delivery__line')];
  };
  const fast = (await lines()).find(({ textContent }) => textContent!.startsWith('Consegna rapida'))!;
  expect(fast.textContent).toBe('Consegna rapidaA questo indirizzo per ora non c’è');
  expect(fast.querySelector('button')).toBeNull();
  await press(element, 'Scegli: Ritiro in negozio');
  const password = await screen.findByLabelText(/Password/);
  expect(password.closest('.login-form')!.textContent).toContain('si scelgono con il tuo account');
  await logIn();
  expect((await within(element).findByRole<HTMLInputElement>('radio', { name: /Ritiro in negozio/ })).checked).toBe(
    true,
  );
});

test('[spesa-address-form] A11Y-08 where the shop names no other provinces than its own, the province is typed, and offered', async () => {
  page = await shopPage(plain.shop, { as: 'bruno' });
  page.intercept((url) =>
    url.pathname.endsWith('/geo/province-list')
      ? Response.json({
          data: { provinces: [{ provinceId: 10, name: 'Genova', code: 'GE' }] },
          response: { status: 0, errors: [], errorsMessage: [], infosMessage: [], warningsMessage: [] },
        })
      : undefined,
  );
  const element = await place('spesa-address-form');
  const province = await within(element).findByRole<HTMLInputElement>('combobox', { name: /^Provincia/ });
  await waitFor(() => expect(element.querySelector('input[name=province]')).toBeTruthy());
  await user.type(element.querySelector('input[name=province]')!, 'mi');
  expect(await within(element).findByText(/^Non arriviamo ancora in provincia di MI/)).toBeTruthy();
  expect(province).toBeTruthy();
});

test('[spesa-delivery-service-view] [spesa-address-form] an address that comes along from where services are discovered stands in the form (account §2 ServiceAutodiscovery)', async () => {
  const data = { address1: 'Via Roma', addressNumber: '7', postalcode: '16121', city: 'Genova', province: 'GE' };
  const query = `?${new URLSearchParams({ addressData: JSON.stringify(data), back: '/cart' })}`;
  for (const tag of ['spesa-delivery-service-view', 'spesa-address-form'] as const) {
    await visit(tag, 'bruno', query);
    await waitFor(async () => expect((await field(/^Via o piazza/)).value).toBe('Via Roma'));
    expect([(await field(/^Numero civico/)).value, (await field(/^CAP/)).value, (await field(/^Città/)).value]).toEqual(
      ['7', '16121', 'Genova'],
    );
  }
});

test('[spesa-address-form] a town that is typed before the list of towns has come has its province as soon as it has', async () => {
  page = await shopPage(plain.shop, { as: 'bruno' });
  let send: () => void = () => {};
  const held = new Promise<void>((resolve) => (send = resolve));
  page.intercept((url, init) =>
    url.pathname.endsWith('/homedelivery-list-simple') ? held.then(() => plain.shop.fetch(url.href, init)) : undefined,
  );
  await place('spesa-address-form');
  const province = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Provincia/ });
  await within(province).findByRole('option', { name: 'Genova (GE)' });
  await user.type(await field(/^Città/), 'Genova');
  expect(province.value).toBe('');
  send();
  await waitFor(() => expect(province.value).toBe('GE'));
});

test('[spesa-delivery-service-view] whoever looks for an address before they log in reads which services reach it and what they cost; of a town alone whether we come there [POST /address/check] [GET /address/delivery-service-list]', async () => {
  const visitor = async (query: Record<string, string>) => {
    page = await shopPage(plain.shop);
    history.replaceState(null, '', `/?${new URLSearchParams(query)}`);
    return within(await place('spesa-delivery-service-view'));
  };
  const there = await visitor({ addressString: 'Via Assarotti 7, 16122 Genova (GE)' });
  const services = within(await there.findByRole('list'));
  const home = services.getByText('Consegna a casa').closest('li')!;
  expect(home.textContent).toMatch(/da \d+,\d{2}\s€/);
  expect(services.getByText('Ritiro in negozio').closest('li')!.textContent).toMatch(/Gratis · Il più vicino: /);
  expect(services.getByRole('button', { name: 'Scegli: Consegna a casa' })).toBeTruthy();
  expect(there.queryByRole('button', { name: 'Accedi' })).toBeNull();

  const coded = await visitor({ addressString: 'Via Assarotti 7, Genova (GE)' });
  expect(await coded.findByText('Consegna a casa')).toBeTruthy();

  const town = await visitor({ addressData: JSON.stringify({ city: 'Savona', province: 'SV' }) });
  expect(await town.findByText('A Savona portiamo la spesa a casa.')).toBeTruthy();
});

test('[spesa-delivery-service-view] where the shopping is not brought to, a visitor sees the stores, and is asked to log in to collect, which stands chosen then', async () => {
  page = await shopPage(plain.shop);
  history.replaceState(null, '', `/?${new URLSearchParams({ addressString: 'Via Dante 4, 20121 Milano (MI)' })}`);
  const element = await place('spesa-delivery-service-view');
  expect(await within(element).findByText(/^Per ora a Milano non arriviamo/)).toBeTruthy();
  expect(within(element).getByRole('link', { name: 'Vedi i negozi' }).getAttribute('href')).toBe('/supermercati');
  const stores = await within(element).findByRole('heading', { level: 2, name: 'Dove puoi ritirare' });
  expect(within(stores.parentElement!).getAllByRole('link')).toHaveLength(4);
  expect(element.querySelector('spesa-service-discovery')?.getAttribute('heading')).toBe('Prova un altro indirizzo');
  await press(element, 'Accedi per ritirare in negozio');
  await logIn();
  expect((await within(element).findByRole<HTMLInputElement>('radio', { name: /Ritiro in negozio/ })).checked).toBe(
    true,
  );
  await waitFor(() => expect(element.querySelectorAll('.place-card').length).toBeGreaterThan(4));
  expect(new URLSearchParams(location.search).get('service')).toBe('1');
});

test('[spesa-address-list] a briefcase and a star mark an address at work and the usual one, in words too', async () => {
  page = await shopPage(plain.shop, { as: 'carla' });
  await page.spesa.client.call(address.subscribeWorkplace, { subscriptionCode: workplaces[0]!.subscriptionCode });
  history.replaceState(null, '', '/?service=5');
  const atWork = await place('spesa-address-list');
  const work = await within(atWork).findByText('Lavoro', { selector: '.badge' });
  expect(work.querySelector('svg[aria-hidden=true]')).toBeTruthy();
  expect(within(atWork).queryByText('Preferito')).toBeNull();
  const atHome = await visit('spesa-address-list', 'anna', '?service=2');
  const usual = await within(atHome).findByText('Preferito', { selector: '.badge' });
  expect(usual.closest('.place-card')!.textContent).toContain('Casa');
});

test('[spesa-address-list] each service says what it costs, from when on it is free, and the least that is brought [GET /delivery-fee/view]', async () => {
  const element = await visit('spesa-address-list', 'anna', '?service=2');
  await within(element).findByText('Costo base 5,90 €, gratis da 110,00 € di spesa. Spesa minima 40,00 €.');
  await user.click(within(element).getByLabelText(/Ritiro in negozio/));
  await within(element).findByText('Gratis. Spesa minima 20,00 €.');
});
