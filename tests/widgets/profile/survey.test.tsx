import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(1);
const user = userEvent.setup({ delay: null });

test('[spesa-survey] [POST /googlebox/survey] an opinion is sent, and the form says what is missing; thanks take its place', async () => {
  await shopPage(plain.shop, { as: 'anna' });
  const element = await place('spesa-survey');
  const send = async () => user.click(await within(element).findByRole('button', { name: 'Invia' }));
  await send();
  await waitFor(() => expect(document.activeElement?.className).toBe('error-summary'));
  for (const question of [/facile/, /Consiglieresti/]) {
    const marks = within(within(element).getByRole('group', { name: question }));
    expect(marks.getAllByRole('radio').map((mark) => mark.getAttribute('aria-label'))).toEqual([
      '1: per niente',
      ...['2', '3', '4'],
      '5: molto',
    ]);
    await user.click(marks.getByRole('radio', { name: '4' }));
  }
  await user.type(within(element).getByLabelText(/cambieresti/), 'Più pane{Enter}la sera');
  await send();
  const thanks = await within(element).findByText('Grazie: la tua opinione è arrivata.');
  expect(document.activeElement?.contains(thanks)).toBe(true);
  expect(element.querySelector('form')).toBeNull();
  expect(within(element).getAllByRole('link', { name: 'Il tuo account' })).toHaveLength(2);
});
