import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(1);
const user = userEvent.setup({ delay: null });

test('[spesa-survey] [POST /googlebox/survey] an opinion is sent, and the form says what is missing', async () => {
  await shopPage(plain.shop, { as: 'anna' });
  const element = await place('spesa-survey');
  const send = async () => user.click(await within(element).findByRole('button', { name: 'Invia' }));
  await send();
  await waitFor(() => expect(document.activeElement?.className).toBe('error-summary'));
  for (const name of ['ease', 'again'])
    fireEvent.change(element.querySelector(`[name=${name}]`)!, { target: { value: '4' } });
  await send();
  expect(await within(element).findByText('Grazie: la tua opinione è arrivata.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>(/facile/).value).toBe('');
});
