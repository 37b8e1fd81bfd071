import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(1);

test('[spesa-checkout] below the minimum the way leads to the shop, and nothing offers to try again', async () => {
  await shopPage(plain.shop, { as: 'anna', ready: true, lines: [{ productId: plain.id(0), quantity: 1 }] });
  const page = await place('spesa-checkout');
  const refusal = within(await within(page).findByRole('alert'));
  expect(refusal.getByText(/^La spesa minima è di 40,00\s€: mancano 30,00\s€/)).toBeTruthy();
  expect(refusal.getByRole('link', { name: 'Torna a fare la spesa' }).getAttribute('href')).toBe('/');
  expect(refusal.queryByRole('button')).toBeNull();
  const foot = await waitFor(() => {
    const found = page.querySelector<HTMLElement>('.checkout__why')!.parentElement!;
    expect(within(found).getByRole<HTMLButtonElement>('button').disabled).toBe(true);
    return found;
  });
  expect(foot.textContent, 'the button that does not go says why').toContain('mancano 30,00\u00a0€');
});
