import { expect, test } from 'vitest';
import { addGiftCode } from '../../core/flows/giftCode.ts';
import { signIn } from '../../core/flows/signIn.ts';
import { plainShop } from '../demo/server/plainShop.ts';
import { testSpesa } from '../testBrowser.ts';

const plain = plainShop(1);

test('[GET /cart-giftcertificate/check] a gift whose item has to be chosen (1001) is not put on the cart, and the reason stands at the field', async () => {
  const { spesa } = testSpesa(plain.shop.fetch);
  await signIn(spesa, { login: 'anna@example.it', password: 'spesa-demo' });
  const answer = await addGiftCode(spesa, 'SCEGLITU');
  expect(answer.done).toBe(false);
  expect(answer.text).toBe('Il carrello è vuoto: metti prima i prodotti, poi il codice.');
  expect((await spesa.cart.load())?.orderAdjustmentSummary?.orderAdjustments ?? []).toEqual([]);
});
