import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { answerDialog, shopPage } from '../shop.ts';
import { place } from '../stage.ts';

let shop: Shop;
const user = userEvent.setup({ delay: null });
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const trash = (element: HTMLElement) => within(element).getByRole('button', { name: /^Elimina la carta/ });

test('[spesa-billing] [POST /payment-type/remove-auth] a saved card is shown without its number, and forgotten after a question alone', async () => {
  const page = await shopPage(shop, { as: 'anna' });
  const element = await place('spesa-billing');
  await waitFor(() => expect(element.textContent).toContain('Carte salvate'));
  await waitFor(() => trash(element));
  expect(element.textContent).toMatch(/•{4} 4242.*scade \d\d\/20\d\d/);
  await user.click(trash(element));
  await answerDialog('Annulla');
  expect(page.asked('/payment-type/remove-auth')).toHaveLength(0);
  await user.click(trash(element));
  await waitFor(() => expect(document.body.textContent).toContain('Le spese ricorrenti pagate con questa carta'));
  await answerDialog('Sì');
  await waitFor(() => expect(element.textContent).toContain('Non hai carte salvate'));
  expect(screen.queryByRole('button', { name: /^Elimina la carta/ })).toBeNull();
  expect(page.asked('/payment-type/remove-auth')).toHaveLength(1);
});

test('[spesa-billing] a shop that does not say that cards can be forgotten has no button for it', async () => {
  const page = await shopPage(shop, { as: 'carla' });
  page.intercept((url) =>
    url.pathname.endsWith('/payment-type/list-auth')
      ? new Response(
          JSON.stringify({
            response: {
              status: 0,
              errors: [],
              infos: [],
              warnings: [],
              errorsMessage: [],
              infosMessage: [],
              warningsMessage: [],
            },
            user: { userId: 1 },
            data: { auths: [{ userPaymentAuthId: 9, paymentTypeId: 12, maskedCard: '**** 1111' }] },
          }),
          { headers: { 'Content-Type': 'application/json' } },
        )
      : undefined,
  );
  const element = await place('spesa-billing');
  await waitFor(() => expect(element.textContent).toContain('•••• 1111'));
  expect(within(element).queryByRole('button', { name: /^Elimina la carta/ })).toBeNull();
});
