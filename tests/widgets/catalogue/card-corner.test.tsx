import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mountShell } from '../../../widgets/shell/mount.ts';
import { topDialog } from '../shop.ts';
import { answer, place, stage, type Stage } from '../stage.ts';
import { list, network, product } from './answers.ts';

const pasta = product(7, {
  name: 'MEZZE MANICHE',
  vendor: { vendorId: 1003, name: 'PASTIFICIO & FIGLI' },
  productInfos: {
    TIPOLOGIA: 'Pezzo',
    EXTENDED_DESCRIPTION: 'Trafilata al <b>bronzo</b>',
    LOGISTIC_PACKAGING_ITEMS: '12',
  },
  logisticPalletItems: 480,
  productClasses: [{ productClassId: 1, name: 'Senza glutine', description: 'Adatto ai celiaci' }],
});
const plain = product(8, { productInfos: { TIPOLOGIA: 'Pezzo' } });
let page: Stage;

beforeEach(() => {
  document.body.replaceChildren();
  page = stage(
    network({
      '/products': () => answer(list(2, 1, { products: [pasta, plain] })),
      '/products/list-product-alternative': () =>
        answer({ alternatives: [{ productId: 7, products: [product(9, { name: 'Penne' })] }] }),
      '/recipepid/7/light': () =>
        Response.json([
          {
            id: 3,
            slug: 'amatriciana',
            title: { rendered: 'All&#8217;<em>amatriciana</em>' },
            link: '/ricette/amatriciana',
          },
          { id: 4, title: { rendered: 'Male' }, link: 'javascript:alert(1)' },
        ]),
    }),
  );
});
afterEach(() => document.body.replaceChildren());

/** A slider whose cards have been touched. */
async function touched(): Promise<HTMLElement> {
  const element = await place('spesa-product-slider', { 'category-id': '2' });
  await waitFor(() => expect(element.querySelectorAll('.product-card')).toHaveLength(2));
  await userEvent.hover(element.querySelector('.product-card')!);
  await waitFor(() => expect(within(element).getAllByRole('button', { name: /^Altre azioni/ })).toHaveLength(2));
  return element;
}

describe('the corner of a product card [spesa-product-slider]', () => {
  test('it holds two signs, the star and one menu, whatever there is to tell', async () => {
    const element = await touched();
    for (const corner of element.querySelectorAll('.product-card__corner'))
      expect([...corner.querySelectorAll('button, a')]).toHaveLength(2);
  });

  test('A11Y-02 the menu tells descriptions, classes, seller and packing, and opens and closes by keyboard', async () => {
    const element = await touched();
    const facts = () => element.querySelector('.card-menu__facts');
    await userEvent.click(within(element).getByRole('button', { name: 'Altre azioni per Prodotto 8' }));
    expect(facts()).toBeNull();
    const button = within(element).getByRole('button', { name: 'Altre azioni per Mezze maniche' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect([...facts()!.children].map(({ textContent }) => textContent)).toEqual([
      'Trafilata al bronzo',
      'Venduto da Pastificio & Figli',
      'Senza glutine · Adatto ai celiaci',
      '12 pezzi per cartone',
      '480 pezzi per bancale',
    ]);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(facts()).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test('the option menu leads to the brand and to recipes, which are asked for when it opens; unsafe links are none', async () => {
    const element = await touched();
    const recipeCalls = () =>
      page.requests
        .filter(({ pathname }) => pathname.includes('recipepid'))
        .map(({ pathname, search }) => pathname + search);
    expect(recipeCalls()).toEqual([]);
    await userEvent.click(within(element).getByRole('button', { name: 'Altre azioni per Mezze maniche' }));
    const recipe = await within(element).findByRole('link', { name: 'Ricetta: All’amatriciana' });
    expect(recipe.getAttribute('href')).toBe('/ricette/amatriciana');
    expect(within(element).queryByRole('link', { name: 'Ricetta: Male' })).toBeNull();
    expect(within(element).getByRole('link', { name: 'Altri di Pastificio & Figli' }).getAttribute('href')).toBe(
      '/search?q=PASTIFICIO%20%26%20FIGLI&filters=vendor_id%3A1003',
    );
    expect(recipeCalls()).toEqual(['/wp-json/wp/v2/recipepid/7/light']);
    await userEvent.click(document.body);
    await waitFor(() => expect(within(element).queryByRole('link', { name: /^Ricetta/ })).toBeNull());
  });

  test('without an answer of the content platform there is no recipe, and nobody is told', async () => {
    page.intercept((url) => (url.pathname.includes('recipepid') ? new Response('<html>', { status: 404 }) : undefined));
    const element = await touched();
    await userEvent.click(within(element).getByRole('button', { name: 'Altre azioni per Mezze maniche' }));
    await waitFor(() => expect(page.requests.some(({ pathname }) => pathname.includes('recipepid'))).toBe(true));
    expect(within(element).queryByRole('link', { name: /^Ricetta/ })).toBeNull();
    expect(page.spesa.toasts.store.getState().list).toEqual([]);
  });

  test('[GET /products/list-product-alternative] similar products open in a dialog, to be bought there', async () => {
    mountShell();
    await place('spesa-dialogs');
    const element = await touched();
    await userEvent.click(within(element).getByRole('button', { name: 'Altre azioni per Mezze maniche' }));
    await userEvent.click(within(element).getByRole('button', { name: 'Prodotti simili' }));
    await waitFor(() =>
      expect(within(topDialog()).getByRole('heading', { name: 'Prodotti simili a Mezze maniche' })).toBeTruthy(),
    );
    await waitFor(() =>
      expect(within(topDialog()).getByRole('button', { name: 'Aggiungi Penne al carrello' })).toBeTruthy(),
    );
    expect(page.asked('/list-product-alternative')[0]?.searchParams.get('product_ids')).toBe('7');
  });
});
