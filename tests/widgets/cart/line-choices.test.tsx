import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';

const plain = plainShop(4);
let page: Stage;
let element: HTMLElement;
const user = userEvent.setup({ delay: null });
beforeAll(async () => {
  await plain.infos(0, { SIZE: 'Fetta sottile,Fetta alta', WEIGHT_SELLING_SINGLE_UNIT: '0.2', PERISHABLE: 'true' });
  await plain.infos(1, { ADULTS_ONLY: 'true' });
  await plain.infos(2, { BAG: 'true' });
});

const lines = () => [...element.querySelectorAll<HTMLElement>('.cart-line')];
const kept = async (index: number) => (await page.spesa.cart.load())!.cartItems![index]!.cartItemInfo;
/** Opens what is said of each line beside its fields. */
async function unfold(): Promise<void> {
  for (const line of lines()) await user.click(line.querySelector('summary')!);
}
async function open(...wanted: number[]): Promise<void> {
  page = await shopPage(plain.shop, {
    as: 'anna',
    ready: true,
    lines: wanted.map((index) => ({ productId: plain.id(index), quantity: 5 })),
  });
  element = await place('spesa-cart-page');
}

describe('[spesa-cart-page] what is said of a line', () => {
  test('[POST /cart/update-infos] the slice and the grams of a piece are kept and shown in the line', async () => {
    await open(0);
    const line = within(lines()[0]!);
    expect(lines()[0]!.querySelector('summary')!.textContent).toContain('Preferenze');
    await user.click(lines()[0]!.querySelector('summary')!);
    await user.click(await line.findByRole('radio', { name: 'Fetta alta', hidden: true }));
    await waitFor(async () => expect(await kept(0)).toMatchObject({ size: 'Fetta alta' }));
    await user.type(line.getByLabelText('Peso di ogni pezzo'), '25x0');
    await user.click(line.getByRole('button', { name: 'Salva il peso', hidden: true }));
    await waitFor(() =>
      expect(lines()[0]!.querySelector('.line-options__note')?.textContent).toBe('Fetta alta · 250 g al pezzo'),
    );
    expect(await kept(0)).toMatchObject({ size: 'Fetta alta', custom_weight: '250' });
    await user.click(line.getByRole('radio', { name: 'Indifferente', hidden: true }));
    await waitFor(async () => expect(await kept(0)).not.toHaveProperty('size'));
  });

  test('a note that is typed but not saved is still there after closing and opening the fields', async () => {
    await open(3);
    const line = within(lines()[0]!);
    const summary = lines()[0]!.querySelector('summary')!;
    await user.click(summary);
    await user.type(await line.findByLabelText('Nota per chi prepara'), 'Ben maturo');
    await user.click(summary);
    await user.click(summary);
    expect(await line.findByDisplayValue('Ben maturo')).toBeTruthy();
  });

  test('a weight that the server wrote as customWeight is read too', async () => {
    await open(3);
    const current = page.spesa.cart.current()!;
    page.spesa.cart.adopt(
      { ...current, cartItems: current.cartItems!.map((item) => ({ ...item, cartItemInfo: { customWeight: '120' } })) },
      1_000_000,
    );
    await waitFor(() => expect(lines()[0]!.querySelector('.line-options__note')?.textContent).toBe('120 g al pezzo'));
  });

  test('where a line came from is said, when it was not put there by hand', async () => {
    await open(3);
    expect(lines()[0]!.textContent).not.toContain('Da una lista');
    const current = page.spesa.cart.current()!;
    page.spesa.cart.adopt(
      {
        ...current,
        cartItems: [2, 3, 4].map((type) => ({
          ...current.cartItems![0]!,
          itemId: type,
          cartItemInsertionTypeId: type,
        })),
      },
      1_000_000,
    );
    await waitFor(() => expect(lines()).toHaveLength(3));
    await unfold();
    await waitFor(() =>
      expect(
        lines().map(
          ({ textContent }) => /Da una lista|Da un ordine precedente|Consigliato per te/.exec(textContent!)?.[0],
        ),
      ).toEqual(['Da una lista', 'Da un ordine precedente', 'Consigliato per te']),
    );
  });
});

describe('[spesa-cart-page] what the law wants said', () => {
  test('LAW-09 a line that perishes says that it cannot be returned, others do not', async () => {
    await open(0, 3);
    await unfold();
    await waitFor(() =>
      expect(lines().map(({ textContent }) => textContent!.includes('Recesso escluso: deperibile'))).toEqual([
        true,
        false,
      ]),
    );
  });

  test('LAW-16 alcohol asks for a declaration of age, which the server keeps; without it the reason not to order is shown', async () => {
    await open(1);
    await waitFor(() =>
      expect(element.querySelector('.restrictions')?.textContent).toContain('dichiara di avere almeno 18 anni'),
    );
    const box = screen.getByRole('checkbox', { name: /Dichiaro di avere almeno 18 anni/ });
    box.focus();
    await user.keyboard(' ');
    await waitFor(() => expect(element.querySelector('.restrictions')).toBeNull());
    expect((await page.spesa.cart.load())!.cartInfos).toMatchObject({ adult_declaration: 'true' });
    expect(document.activeElement).toBe(box);
    await open(3);
    expect(screen.queryByRole('checkbox', { name: /18 anni/ })).toBeNull();
  });

  test('LAW-18 bags are a line with how many, what each costs, and that it is an estimate', async () => {
    await open(2);
    const line = [...element.querySelectorAll('.totals__line')].find(({ textContent }) =>
      textContent!.includes('Sacchetti'),
    );
    expect(line?.textContent).toBe('Sacchetti per l’ortofrutta1 × 0,03\u00a0€, stima: paghi quelli usati0,03\u00a0€');
  });

  test('LAW-03 limits of the delivery, the minimum and the means of payment stand beside the total', async () => {
    await open(3);
    const said = element.querySelector('.cart-totals__means')!.textContent!;
    expect(said).toContain('Consegniamo solo nelle zone servite');
    expect(said).toMatch(/Ordine minimo \d+,\d\d\s€/);
    expect(said).toContain('Si paga con carta');
    const current = page.spesa.cart.current()!;
    page.spesa.cart.adopt(
      { ...current, shippingAddress: { ...current.shippingAddress!, deliveryServiceId: 5 } },
      1_000_000,
    );
    await waitFor(() =>
      expect(element.querySelector('.cart-totals__means')!.textContent).toContain('Il ritiro è solo nel punto scelto'),
    );
    expect(element.querySelector('.cart-totals__means')!.textContent).not.toContain('contanti');
  });
});
