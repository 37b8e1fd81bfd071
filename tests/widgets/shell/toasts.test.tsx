import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { addToCart } from '../../../core/flows/addToCart.ts';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { clearTop, keepClear } from '../../../widgets/shell/toasts/clearTop.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';

const plain = plainShop(3);

test('products added one after another make one toast grow, and its button takes all of them out again [spesa-toasts] [POST /cart/add]', async () => {
  const page = await shopPage(plain.shop, {
    as: 'anna',
    ready: true,
    lines: [{ productId: plain.id(0), quantity: 2 }],
  });
  await page.spesa.cart.load();
  const products = await Promise.all(
    plain.ids.map((product_id) => page.spesa.client.call(catalogue.product, { product_id })),
  );
  const product = (index: number) => products[index]!.data;
  const told = () => [...document.querySelectorAll('.toast__text')].map((text) => text.textContent);
  const spoken = () => document.querySelector('.spesa-live [role=status]')?.textContent;
  await addToCart(page.spesa, product(1));
  await waitFor(() => expect(told()).toEqual([expect.stringContaining('Aggiunto: ')]));
  const first = document.querySelector('.toast');
  await addToCart(page.spesa, product(2));
  await addToCart(page.spesa, product(0));
  await waitFor(() => expect(told()).toEqual([expect.stringContaining('3 prodotti aggiunti, per ultimo ')]));
  expect(document.querySelector('.toast')).toBe(first);
  await waitFor(() => expect(spoken()).toContain('3 prodotti aggiunti'));
  const lines = () => page.spesa.cart.current()!.cartItems!.map(({ productId, quantity }) => [productId, quantity]);
  expect(lines()).toHaveLength(3);
  await userEvent.click(within(document.querySelector('.toasts')!).getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(lines()).toEqual([[plain.id(0), 2]]));
  await waitFor(() => expect(told()).toEqual(['Aggiunta annullata']));
  await addToCart(page.spesa, product(1));
  await waitFor(() => expect(told()).toContainEqual(expect.stringContaining('Aggiunto: ')));
});

test('A11Y-15 [spesa-toasts] an error that stands beside its control as an alert is spoken by that alone; one without a place, or the same again where the alert stays, by the toast', async () => {
  const page = await shopPage(plain.shop);
  const alert = Object.assign(document.createElement('p'), { role: 'alert', textContent: 'Rifiutato: la carta no.' });
  document.body.append(alert);
  const spoken = () => [...document.querySelectorAll('.spesa-live [role=alert] p')].map((line) => line.textContent);
  const told = () => [...document.querySelectorAll('.toast__text')].map((line) => line.textContent);
  const fail = (text: string) => page.spesa.toasts.show({ kind: 'error', text, ms: 0 });
  fail('la carta no.');
  await waitFor(() => expect(told()).toEqual(['la carta no.']));
  fail('Senza posto.');
  await waitFor(() => expect(spoken()).toEqual(['Senza posto.']));
  fail('la carta no.');
  await waitFor(() => expect(spoken()).toEqual(['Senza posto.', 'la carta no.']));
  alert.replaceWith(Object.assign(document.createElement('p'), { role: 'alert', textContent: 'la carta no.' }));
  fail('la carta no.');
  fail('Ancora.');
  await waitFor(() => expect(spoken()).toEqual(['Senza posto.', 'la carta no.', 'Ancora.']));
});

describe('where toasts stand', () => {
  const box = { left: 16, right: 374, top: 0, bottom: 60 };
  const at = (top: number, bottom: number, left = 0, right = 390) => ({ left, right, top, bottom });

  test('at the foot of the window, above a total there, and above the button that was pressed', () => {
    expect(clearTop(box, [], 844)).toBe(768);
    expect(clearTop(box, [at(700, 844)], 844)).toBe(624);
    const measured = Object.create({ ...box }) as typeof box;
    expect(clearTop(measured, [at(700, 844)], 844), 'a box whose sides are getters, as those of elements').toBe(624);
    expect(clearTop(box, [at(760, 804, 28, 180)], 844)).toBe(684);
    expect(clearTop(box, [at(700, 844), at(650, 694, 28, 180)], 844)).toBe(574);
  });

  test('beside what stands elsewhere, and nowhere when nothing is free', () => {
    expect(clearTop(box, [at(700, 844, 900, 1340)], 844)).toBe(768);
    expect(clearTop(box, [at(20, 844)], 844), 'no room anywhere').toBeUndefined();
  });
});

const boxed = <Part extends HTMLElement>(element: Part, box: { top: number; bottom: number; left?: number }): Part => {
  element.getBoundingClientRect = () => ({ left: 0, right: 390, ...box }) as DOMRect;
  return element;
};
const make = (className: string) => Object.assign(document.createElement('div'), { className });

/** Toasts of 60 px at the foot of a phone's window. */
function toasts(): HTMLElement {
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 844, configurable: true });
  const section = make('toasts');
  section.append(boxed(make('toasts__list'), { top: 768, bottom: 828, left: 16 }));
  document.body.append(section);
  return section;
}

test('toasts that stand when a dialog opens leave it whole; of one that fills the window its controls, and without room for that stand over its title', async () => {
  const section = toasts();
  const end = keepClear(section);
  const dialog = boxed(document.createElement('dialog'), { top: 500, bottom: 844 });
  dialog.open = true;
  document.body.append(dialog);
  dialog.append(section);
  await waitFor(() => expect(section.style.insetBlock, 'above the dialog').toContain(' 360px'));

  dialog.append(
    boxed(make('dialog__head'), { top: 0, bottom: 60 }),
    boxed(document.createElement('input'), { top: 700, bottom: 744 }),
    boxed(make('dialog__foot'), { top: 780, bottom: 844 }),
  );
  boxed(dialog, { top: 0, bottom: 844 });
  dialog.dispatchEvent(new Event('animationend', { bubbles: true }));
  expect(section.style.insetBlock, 'above the field').toContain(' 160px');

  dialog.append(boxed(document.createElement('button'), { top: 70, bottom: 700 }));
  dialog.dispatchEvent(new Event('animationend', { bubbles: true }));
  expect(section.style.insetBlock, 'over the title').toContain(' 776px');
  end();
  dialog.remove();
});

test('on a page toasts leave free what is pressed next, and the bar at its foot; while one scrolls they move for the bar alone', () => {
  const section = toasts();
  const action = boxed(make('product-page__action'), { top: 780, bottom: 844 });
  const stepper = boxed(make('quantity'), { top: 690, bottom: 734 });
  document.body.append(action, stepper);
  const end = keepClear(section);
  expect(section.style.insetBlock, 'above the stepper').toContain(' 170px');

  boxed(section.firstElementChild as HTMLElement, { top: 614, bottom: 674, left: 16 });
  boxed(stepper, { top: 620, bottom: 664 });
  dispatchEvent(new Event('scroll'));
  expect(section.style.insetBlock, 'a stepper that passes by').toContain(' 170px');
  boxed(action, { top: 600, bottom: 844 });
  dispatchEvent(new Event('scroll'));
  expect(section.style.insetBlock, 'above the bar').toContain(' 260px');
  end();
  for (const part of [section, action, stepper]) part.remove();
});

test('toasts leave the foot of a dialog that opens over them, when it is there and when it has slid in', async () => {
  const section = toasts();
  const end = keepClear(section);
  expect(section.style.insetBlock).toContain('16px');

  const dialog = boxed(document.createElement('dialog'), { top: 0, bottom: 844, left: 390 });
  const foot = boxed(make('cart-foot'), { top: 700, bottom: 844, left: 390 });
  dialog.append(section);
  document.body.append(dialog);
  dialog.append(foot);
  await waitFor(() => expect(section.style.insetBlock).toContain('16px'));
  for (const [part, top] of [
    [dialog, 0],
    [foot, 700],
  ] as const)
    boxed(part, { top, bottom: 844 });
  dialog.dispatchEvent(new Event('transitionend', { bubbles: true }));
  expect(section.style.insetBlock).toContain('160px');
  foot.remove();
  await waitFor(() => expect(section.style.insetBlock).toContain(' 16px'));
  end();
  dialog.remove();
});
