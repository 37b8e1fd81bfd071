import { sql } from 'kysely';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { cartCodes } from '../../../core/api/endpoints/cartCodes.ts';
import { cartLines } from '../../../core/rules/cartLines.ts';
import { readable } from '../../../core/rules/text.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { answerDialog, dialogPart, shopPage, topDialog } from '../shop.ts';
import { answer, place, type Stage } from '../stage.ts';

const plain = plainShop(4);
let page: Stage;
let element: HTMLElement;
const user = userEvent.setup({ delay: null });

const lines = () => [...element.querySelectorAll<HTMLElement>('.cart-line')];
const totals = () => [...element.querySelectorAll('.cart-line__total')].map(({ textContent }) => textContent);
const total = () => element.querySelector('.totals__line--total dd')?.textContent;
const step = (line: HTMLElement, name: RegExp) => within(line).getByRole('button', { name });

async function openPage(...quantities: number[]): Promise<void> {
  page = await shopPage(plain.shop, {
    as: 'anna',
    ready: true,
    lines: quantities.map((quantity, index) => ({ productId: plain.id(index), quantity })),
  });
  element = await place('spesa-cart-page');
  await screen.findByLabelText('Codice sconto o buono');
}

describe('[spesa-cart-page] the lines', () => {
  beforeEach(() => openPage(2, 3));

  test('[GET /cart/view] shows every line, its total and the sum as the server has them', () => {
    expect(totals()).toEqual(['20,00\u00a0€', '30,00\u00a0€']);
    expect(total()).toBe('55,90\u00a0€');
    expect(element.textContent).toContain('2 prodotti');
  });

  test('NET-10 [POST /cart/update] thirty rapid plus become at most three calls, end exact and keep the focus', async () => {
    const plus = step(lines()[0]!, /^Aument|^Più|Aggiungi/);
    plus.focus();
    for (let press = 0; press < 30; press++) fireEvent.click(plus);
    await waitFor(() => expect(totals()[0]).toBe('320,00\u00a0€'));
    expect(page.asked('/cart/update').length).toBeLessThanOrEqual(3);
    expect(document.activeElement).toBe(plus);
  });

  test('CART-10 [POST /cart/update] many taps are one success toast with quantity, unit and name, which the next replaces, that of another product too; where the server says anything, that is shown instead', async () => {
    const plus = () => step(lines()[0]!, /^Aument|^Più|Aggiungi/);
    const told = () => page.spesa.toasts.store.getState().list.map(({ kind, text }) => [kind, text]);
    const name = readable(cartLines(page.spesa.cart.current())[0]!.product.name);
    for (let press = 0; press < 3; press++) fireEvent.click(plus());
    await waitFor(() => expect(told()).toEqual([['success', `Nel carrello: 5\u00a0pz di ${name}`]]));
    fireEvent.click(plus());
    await waitFor(() => expect(told()).toEqual([['success', `Nel carrello: 6\u00a0pz di ${name}`]]));
    const other = readable(cartLines(page.spesa.cart.current())[1]!.product.name);
    fireEvent.click(step(lines()[1]!, /^Aument|^Più|Aggiungi/));
    await waitFor(() => expect(told()).toEqual([['success', `Nel carrello: 4\u00a0pz di ${other}`]]));
    expect(page.spesa.toasts.store.getState().list[0]?.ms).toBe(3_000);
    page.spesa.toasts.close(page.spesa.toasts.store.getState().list[0]!.id);
    page.intercept((url, init) =>
      url.pathname.endsWith('/cart/update')
        ? plain.shop.fetch(url.href, init).then(async (given) => {
            const { response, ...rest } = (await given.json()) as { response: Record<string, unknown> };
            return Response.json(
              { ...rest, response: { ...response, warnings: [{ code: 'x', message: 'Ne restano pochi' }] } },
              { headers: given.headers },
            );
          })
        : undefined,
    );
    fireEvent.click(plus());
    await waitFor(() => expect(told()).toEqual([['warning', 'Ne restano pochi']]));
    await waitFor(() => expect(totals()[0]).toBe('70,00\u00a0€'));
    expect(told()).toHaveLength(1);
  });

  test('CART-12 [POST /cart/delete] minus to nothing asks; no and Escape keep the line, yes takes it out once and the focus stays in the cart', async () => {
    const remove = () => step(lines()[0]!, /^Diminu/);
    fireEvent.click(remove());
    await waitFor(() => expect(totals()[0]).toBe('10,00\u00a0€'));
    await user.click(remove());
    await answerDialog('Annulla');
    await user.click(remove());
    await dialogPart('.dialog__foot');
    fireEvent(topDialog(), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(topDialog()).toBeUndefined());
    expect(page.asked('/cart/delete')).toHaveLength(0);
    expect(document.activeElement).toBe(remove());
    await user.click(remove());
    const yes = within(await dialogPart('.dialog__foot')).getByRole('button', { name: 'Rimuovi' });
    fireEvent.click(yes);
    fireEvent.click(yes);
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(page.asked('/cart/delete')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(lines()[0]!.querySelector('.cart-line__name')));
  });

  test('CART-09 a refusal without a cart keeps the lines and stands at the control', async () => {
    page.intercept((url) => (url.pathname.endsWith('/cart/update') ? answer({}, 1) : undefined));
    fireEvent.click(step(lines()[0]!, /^Aument|^Più|Aggiungi/));
    await waitFor(() =>
      expect(within(lines()[0]!).getByRole('alert').textContent).toContain(
        'Non è stato possibile cambiare la quantità.',
      ),
    );
    expect(totals()).toEqual(['20,00\u00a0€', '30,00\u00a0€']);
    expect(lines()[0]!.querySelector<HTMLInputElement>('input')?.value).toBe('2');
  });

  test('[POST /cart/update-infos] a note for one line is kept by the server', async () => {
    await user.click(lines()[0]!.querySelector('summary')!);
    await user.type(await within(lines()[0]!).findByLabelText('Nota per chi prepara'), 'Ben mature');
    await user.click(within(lines()[0]!).getByRole('button', { name: 'Salva la nota' }));
    await waitFor(() => expect(lines()[0]!.querySelector('.line-options__note')?.textContent).toBe('“Ben mature”'));
    expect((await page.spesa.cart.load())?.cartItems?.[0]?.cartItemInfo?.note).toBe('Ben mature');
  });

  test('[POST /cart/update-cart-info] substitutes are refused for all lines, and their own choice goes', async () => {
    for (const line of lines()) await user.click(line.querySelector('summary')!);
    await waitFor(() => expect(screen.getAllByLabelText('Se manca, accetto un prodotto simile')).toHaveLength(2));
    await user.click(screen.getByLabelText(/Accetto prodotti sostitutivi/));
    await waitFor(() => expect(screen.queryAllByLabelText('Se manca, accetto un prodotto simile')).toHaveLength(0));
    expect((await page.spesa.cart.load())?.cartInfos).toEqual({ accept_alternatives: 'false' });
  });

  test('[POST /cart/close] empties only after a yes, and says what to do next', async () => {
    await user.click(screen.getByRole('button', { name: 'Svuota il carrello' }));
    await answerDialog('Annulla');
    expect(lines()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Svuota il carrello' }));
    await answerDialog('Svuota');
    await waitFor(() => expect(element.textContent).toContain('Il carrello è vuoto'));
    expect(element.querySelector('spesa-product-slider')?.getAttribute('heading')).toBe('In offerta adesso');
    expect(page.asked('/cart/close')).toHaveLength(1);
  });

  test('goes on to the checkout when nothing is missing', async () => {
    await user.click(screen.getByRole('button', { name: 'Vai alla cassa' }));
    await waitFor(() => expect(page.browser.went).toEqual(['/checkout']));
  });
});

describe('[spesa-cart-page] codes, gifts and limits', () => {
  const code = () => screen.getByLabelText('Codice sconto o buono');
  const changedElsewhere = async () => {
    await plain.shop.db
      .updateTable('cart')
      .set({ revision: sql`revision + 1` })
      .execute();
    await page.spesa.cart.load();
  };
  const apply = () => user.click(screen.getByRole('button', { name: 'Applica' }));

  test('[GET /cart-giftcertificate/check] an unknown code is told at the field, by no toast', async () => {
    await openPage(2);
    await user.type(code(), 'NONESISTE');
    await apply();
    await waitFor(() => expect(code().getAttribute('aria-invalid')).toBe('true'));
    const text = document.getElementById(code().getAttribute('aria-describedby') ?? '')?.textContent;
    expect(text).toBe('Questo codice non esiste o è scaduto.');
    expect(page.spesa.toasts.store.getState().list).toEqual([]);
    expect(page.asked('/cart-giftcertificate/add_code')).toHaveLength(0);
  });

  test('a code that does not fit yet is not added, and what it asks for is said', async () => {
    await openPage(2);
    await user.type(code(), 'SPESA10');
    await apply();
    await waitFor(() => expect(element.textContent).toMatch(/Il codice vale da 50,00\u00a0€: mancano \d+,\d\d\s€/));
    expect(page.asked('/cart-giftcertificate/add_code')).toHaveLength(0);
  });

  test('[POST /cart-giftcertificate/add_code] [POST /cart-giftcertificate/remove_code] a good code lowers the total and can be taken off', async () => {
    await openPage(3, 3);
    await user.type(code(), 'spesa10');
    await apply();
    await waitFor(() => expect(element.querySelector('.totals__line--discount dd')?.textContent).toMatch(/^-/));
    expect(element.querySelector('.gift-codes__answer')?.textContent).toBe('Applicato: 10% di sconto');
    const lower = total();
    await user.click(screen.getByRole('button', { name: 'Togli il codice SPESA10' }));
    await waitFor(() => expect(element.querySelector('.gift-codes__used')).toBeNull());
    expect(total()).not.toBe(lower);
  });

  test('[POST /cart-giftcertificate/add_code] a gift of one’s own choice says that no item is chosen yet, then which was chosen elsewhere', async () => {
    await openPage(3, 2);
    const full = total();
    await page.spesa.cart.run(cartCodes.addCode, { code: 'SCEGLITU' });
    await waitFor(() =>
      expect(element.querySelector('.gift-codes__note')?.textContent).toContain(
        'Il prodotto in omaggio non è scelto: il totale resta com’è.',
      ),
    );
    expect([total(), element.querySelector('.totals__line--discount')]).toEqual([full, null]);
    const { itemId, product } = cartLines(page.spesa.cart.current()!)[0]!;
    await plain.shop.db.updateTable('cart_code').set({ item_id: itemId }).execute();
    await changedElsewhere();
    await waitFor(() =>
      expect(element.querySelector('.gift-codes__note')?.textContent).toBe(`In omaggio: ${readable(product.name)}`),
    );
    expect(element.querySelector('.totals__line--discount dd')?.textContent).toMatch(/^-/);
    await user.click(screen.getByRole('button', { name: 'Togli il codice SCEGLITU' }));
    await waitFor(() => expect(element.querySelector('.gift-codes__used')).toBeNull());
  });

  test('a code whose amount is no longer reached stays, says so, and can be taken off', async () => {
    await openPage(3, 2);
    await user.type(code(), 'SPESA10');
    await apply();
    await waitFor(() => expect(element.querySelector('.totals__line--discount')).not.toBeNull());
    const [line] = cartLines(page.spesa.cart.current()!);
    await plain.shop.db.updateTable('cart_item').set({ quantity: 1000 }).where('item_id', '=', line!.itemId).execute();
    await changedElsewhere();
    await waitFor(() =>
      expect(element.querySelector('.gift-codes__note')?.textContent).toContain(
        'Non ancora attivo: 10% in meno su una spesa di almeno 50 €.',
      ),
    );
    expect(element.querySelector('.totals__line--discount')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Togli il codice SPESA10' }));
    await waitFor(() => expect(element.querySelector('.gift-codes__used')).toBeNull());
  });

  test('[GET /cart-giftcertificate/cart-threshold] [GET /cart/purchase-restriction] follow every change of the cart', async () => {
    await openPage(3);
    await waitFor(() => expect(element.querySelector('progress')?.value).toBe(50));
    expect(element.textContent).toContain('mancano 10,00\u00a0€');
    const missing = element.querySelector('.benefit__text')?.textContent;
    expect(missing).toContain('Ti mancano 30,00\u00a0€');
    fireEvent.click(step(lines()[0]!, /^Aument|^Più|Aggiungi/));
    await waitFor(() =>
      expect(element.querySelector('.benefit__text')?.textContent).toContain('Ti mancano 20,00\u00a0€'),
    );
    await waitFor(() => expect(element.textContent).not.toContain('Prima di ordinare'));
  });

  test('A11Y-15 what the minimum still lacks is spoken with each change', async () => {
    await openPage(2);
    const lacks = document.querySelector('.cart-foot__minimum[role=status]');
    expect(lacks?.textContent).toContain('20,00\u00a0€');
    fireEvent.click(step(lines()[0]!, /^Aument|^Più|Aggiungi/));
    await waitFor(() => expect(lacks?.textContent).toContain('10,00\u00a0€'));
    expect(document.querySelector('.cart-foot__minimum')).toBe(lacks);
  });

  test('below the minimum the way on is the shop, and the checkout comes after it', async () => {
    await openPage(3);
    expect(document.querySelector('.cart-foot__minimum')?.textContent).toContain('10,00\u00a0€');
    const pay = () => screen.getByRole('button', { name: 'Vai alla cassa' });
    const goOn = screen.getByRole('link', { name: 'Continua la spesa' });
    expect(goOn.getAttribute('href')).toBe('/');
    expect([goOn.className, pay().className].map((look) => look.includes('button--primary'))).toEqual([true, false]);
    fireEvent.click(step(lines()[0]!, /^Aument|^Più|Aggiungi/));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Continua la spesa' })).toBeNull());
    expect(pay().className).toContain('button--primary');
  });
});

describe('[spesa-cart-page] the state of the cart', () => {
  test('lines stand under the headings of their sectors', async () => {
    await openPage(1, 1);
    page = await shopPage(plain.shop, {
      as: 'anna',
      ready: true,
      lines: [{ productId: plain.id(0), quantity: 1 }],
      config: { showSectors: true },
    });
    element = await place('spesa-cart-page');
    expect(element.querySelectorAll('h2.cart-lines__heading')).toHaveLength(1);
    expect(lines()).toHaveLength(1);
  });

  test('a cart of last time is shown at once and says that it is being renewed', async () => {
    await openPage(1);
    page.cut(true);
    await page.spesa.cart.load().catch(() => {});
    await waitFor(() => expect(element.textContent).toContain('Stiamo aggiornando il carrello'));
    expect(lines()).toHaveLength(1);
  });

  test('what is weighed later is called an estimate, with the most that is held', async () => {
    const bulk = await plain.shop.db.selectFrom('product').select(['product_id', 'infos']).execute();
    const fruit = bulk.find(({ infos }) => infos['TIPOLOGIA'] === 'Sfuso')!;
    page = await shopPage(plain.shop, {
      as: 'anna',
      ready: true,
      lines: [{ productId: fruit.product_id, quantity: 2 }],
    });
    element = await place('spesa-cart-page');
    expect(totals()[0]).toMatch(/^circa /);
    expect(element.textContent.split('peso reale.')).toHaveLength(2);
    expect(element.querySelector('.cart-totals__weight')?.textContent).toMatch(
      /Sulla carta viene bloccato al massimo [\d.,]+\s€/,
    );
    expect(element.textContent).toContain('Totale stimato');
  });
});
