import * as cartTexts from '../../core/labels/it/cart.ts';
import * as deliveryErrorTexts from '../../core/labels/it/errorsOfDelivery.ts';
import * as errorTexts from '../../core/labels/it/errors.ts';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../core/api/endpoints/index.ts';
import { texts } from '../../core/labels/it.ts';
import { ACTION_MS, MESSAGE_MS } from '../../core/stores/toasts.ts';

const text = (key: string): string | undefined => texts.get(key)?.italian;

describe('the error catalogue (§8)', () => {
  test.each([
    ['errors.sessionExpired', 'La sessione è scaduta, si prega di rieffettuare il login per continuare.'],
    ['errors.generic', 'Si è verificato un errore, riprova tra qualche minuto.'],
    ['cart.optionsMissing', 'È necessario selezionare tutte le opzioni'],
    ['common.required', 'Campo obbligatorio'],
  ])('%s is worded as the specification has it', (key, words) => {
    expect(text(key)).toBe(words);
  });

  const failures = [
    'errorLogout',
    'errorSettingAddress',
    'errorSettingTimeslot',
    'errorSettingStore',
    'errorLoadingCart',
    'errorSettingCartInfo',
    'errorAddingProductFromOrder',
    'errorAddingProductFromList',
    'errorSettingProduct',
    'errorRemovingProduct',
    'emptyCart',
    'minAcq',
  ].map((name) => `errors.${name}`);
  test.each([
    ...failures,
    'cart.productAddError',
    'cart.productsAddError',
    'cart.productAddText',
    'cart.productsAddFromOrder',
    'cart.productRemoved',
    'cart.productsRemoved',
    'list.productAddToList',
    'product.notAvailable',
  ])('%s has a text of ours under its own name, so that the server’s can take its place', (key) => {
    expect(text(key)).toMatch(/\p{L}{3}/u);
  });

  const { cart, wholeCart, cartCodes, lists, delivery, session } = endpoints;
  test.each([
    [cart.view, errorTexts.errorLoadingCart],
    [cart.add, cartTexts.productAddError],
    [cart.update, errorTexts.errorSettingProduct],
    [cart.delete, errorTexts.errorRemovingProduct],
    [wholeCart.close, errorTexts.emptyCart],
    [wholeCart.addAllFromOrder, errorTexts.errorAddingProductFromOrder],
    [wholeCart.addAllFromWishlist, errorTexts.errorAddingProductFromList],
    [lists.confirm, errorTexts.errorAddingProductFromList],
    [wholeCart.updateCartInfo, errorTexts.errorSettingCartInfo],
    [wholeCart.updateInfos, errorTexts.errorSettingProduct],
    [delivery.selectAddress, deliveryErrorTexts.errorSettingAddress],
    [delivery.selectTimeslot, deliveryErrorTexts.errorSettingTimeslot],
    [delivery.selectStore, deliveryErrorTexts.errorSettingStore],
    [session.logout, errorTexts.errorLogout],
    ...[...Object.values(cartCodes), wholeCart.purchaseRestriction].map((call) => [call, 'silent'] as const),
  ] as const)('$method $path fails with its own text', (call, key) => {
    expect(call.failure).toBe(key);
  });

  test('toasts of actions stay three seconds, texts of the envelope five (§9)', () => {
    expect([ACTION_MS, MESSAGE_MS]).toEqual([3_000, 5_000]);
  });
});
