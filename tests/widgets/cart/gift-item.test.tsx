import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { cartLines } from '../../../core/rules/cartLines.ts';
import { readable } from '../../../core/rules/text.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { answerDialog, dialogPart, shopPage, topDialog } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(2);
const user = userEvent.setup({ delay: null });

describe('[spesa-cart-page] a code whose gift is chosen', () => {
  test('[GET /personal-coupon/check_coupon] [POST /personal-coupon/add_coupon] it asks for a line of the cart; without a choice it comes off again', async () => {
    const page = await shopPage(plain.shop, {
      as: 'anna',
      ready: true,
      lines: [40, 2].map((quantity, index) => ({ productId: plain.id(index), quantity })),
    });
    const element = await place('spesa-cart-page');
    await screen.findByLabelText('Codice sconto o buono');
    const total = () => element.querySelector('.totals__line--total dd')?.textContent;
    const apply = () => user.click(screen.getByRole('button', { name: 'Applica' }));
    const [full, [, second]] = [total(), cartLines(page.spesa.cart.current()!)];
    await user.type(screen.getByLabelText('Codice sconto o buono'), 'SCEGLITU');
    await apply();
    await dialogPart('input[type=radio]');
    expect(within(topDialog()).getAllByRole('radio')).toHaveLength(2);
    const submit = within(await dialogPart('.dialog__foot')).getByRole<HTMLButtonElement>('button');
    expect(submit.disabled).toBe(true);
    fireEvent(topDialog(), new Event('cancel', { cancelable: true }));
    await waitFor(() =>
      expect(within(element).getByText('Non hai scelto il prodotto in omaggio: il buono resta valido.')).toBeTruthy(),
    );
    expect([total(), element.querySelector('.gift-codes__used')]).toEqual([full, null]);
    expect(page.asked('/personal-coupon/add_coupon')).toHaveLength(0);

    await apply();
    await dialogPart('input[type=radio]');
    await user.click(within(topDialog()).getAllByRole('radio')[1]!);
    await answerDialog('Scegli questo');
    const name = readable(second!.product.name);
    await waitFor(() => expect(element.querySelector('.gift-codes__note')?.textContent).toBe(`In omaggio: ${name}`));
    expect(element.querySelector('.totals__line--discount dd')?.textContent).toMatch(/^-/);
    expect(page.asked('/personal-coupon/add_coupon')).toHaveLength(1);

    const [first] = cartLines(page.spesa.cart.current()!);
    await page.spesa.cart.run(cart.delete, { items: [{ itemId: second!.itemId }] });
    await user.click(await within(element).findByRole('button', { name: 'Scegli il prodotto' }));
    await dialogPart('input[type=radio]');
    await user.click(within(topDialog()).getByRole('radio'));
    await answerDialog('Scegli questo');
    const left = readable(first!.product.name);
    await waitFor(() => expect(element.querySelector('.gift-codes__note')?.textContent).toBe(`In omaggio: ${left}`));
    const { itemId } = first!;
    await page.spesa.cart.run(cart.update, { items: [{ itemId, quantity: 1 }] });
    await waitFor(() => expect(element.querySelector('.gift-codes__note')?.textContent).toMatch(/^Non ancora attivo/));
    expect(within(element).queryByRole('button', { name: 'Scegli il prodotto' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Togli il codice SCEGLITU' }));
    await waitFor(() => expect(element.querySelector('.gift-codes__used')).toBeNull());
  });
});
