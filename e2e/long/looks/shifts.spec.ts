import { addressOfPage } from '../../addresses.ts';
import { fillCart, orderHome } from '../../deliveries.ts';
import { desktop, expect, phone, test } from '../../fixtures.ts';
import { watchQuiet } from '../../quiet.ts';
import { watchShifts } from '../../shifts.ts';

/** The pages of delivery, checkout and orders. */
const behindCart = [
  'deliveryService',
  'addresses',
  'addressForm',
  'workplace',
  'store',
  'checkout',
  'payment',
  'orders',
  'order',
  'recurringOrders',
  'subscriptions',
  'missions',
] as const;

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('no page behind the cart shifts by more than 0.02 for a customer', async ({ context, customer, problems }) => {
      await customer.signIn('anna');
      problems.allow(/photo/);
      await orderHome(customer);
      await fillCart(customer);
      for (const name of behindCart) {
        const page = await context.newPage();
        const shifts = await watchShifts(page);
        const quiet = await watchQuiet(page);
        await page.goto(await addressOfPage(name, customer));
        await expect(page.locator('spesa-user-menu').first(), name).toHaveAttribute('data-mounted', '');
        await quiet();
        expect.soft(await shifts.sum(), `${name}\n${await shifts.listed()}`).toBeLessThanOrEqual(0.02);
        await page.close();
      }
    });
  });
}
