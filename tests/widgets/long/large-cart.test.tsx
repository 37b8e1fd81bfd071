import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aCart, aLine } from '../../carts.ts';
import { answer, place, stage } from '../stage.ts';

test('DATA-06 [spesa-cart-page] a cart of a thousand lines is drawn from one request', async () => {
  const lines = Array.from({ length: 1000 }, (_, index) => aLine(index + 1, index + 1, 1, { grossTotal: 1.5 }));
  const page = stage(async (input) =>
    answer(
      String(input).includes('/cart/view') ? aCart(lines, { grossTotal: 1500 }) : { restrictions: [], benefits: [] },
    ),
  );
  await page.spesa.cart.load();
  const element = await place('spesa-cart-page');
  const drawn = () => element.querySelectorAll('.cart-line').length;
  expect(drawn()).toBeGreaterThanOrEqual(8);
  expect(drawn()).toBeLessThan(100);
  await vi.waitFor(() => expect(drawn()).toBe(1000), { timeout: 60_000, interval: 500 });
  expect(page.asked('/cart/view')).toHaveLength(1);
  const middle = element.querySelectorAll<HTMLElement>('.cart-line')[500]!;
  fireEvent.click(within(middle).getByRole('button', { name: /^Aument|^Più|Aggiungi/ }));
  await waitFor(() => expect(middle.querySelector('input')!.value).toBe('2'));
  expect([...element.querySelectorAll('.cart-line--pending')].filter((line) => line !== middle)).toEqual([]);
}, 90_000);
