import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '../../../core/schema/cart.ts';
import type { ShoppingList } from '../../../core/schema/lists.ts';
import { mountShell } from '../../../widgets/shell/mount.ts';
import { aCart, aLine, aProduct } from '../../carts.ts';
import { harm, hostileTexts } from '../../hostileTexts.ts';
import { answer, place, stage } from '../stage.ts';

/** A cart in which every text is this one. */
function hostileCart(text: string): Cart {
  const product = aProduct({
    productId: 10,
    name: text,
    shortDescr: text,
    description: text,
    slug: text,
    mediaURL: text,
    productInfos: {
      TIPOLOGIA: 'Sfuso',
      SIZE: text.replace(/[,;|]/g, ''),
      WEIGHT_SELLING_SINGLE_UNIT: '0.2',
      WEIGHT_UNIT_SELLING: text,
      PERISHABLE: 'true',
      ADULTS_ONLY: 'true',
      BAG: 'true',
      BADGE: text,
    },
    selectOptions: [{ name: text, parameterName: 'p', options: [{ key: 'k', value: text }], selected: null }],
    warehousePromo: {
      warehousePromoId: 1,
      warehousePromoTypeId: 5,
      view: { cssClass: text, header: text, body: text, footer: text },
    },
  });
  const line = aLine(1, 10, 1, {
    product,
    params: { p: 'k' },
    cartItemInfo: { note: text, size: text, custom_weight: text },
    grossTotal: 2,
  });
  const gift = { giftCertificateId: 3, giftCode: text, name: text, description: text };
  return aCart([], {
    cartItems: undefined,
    sectors: [{ sectorId: 1, name: text, cartItems: [line] }],
    totalItems: 1,
    grossTotal: 2,
    shippingAddress: { addressId: 5, autoAssigned: false, addressName: text, address1: text, city: text },
    timeslot: { timeslotId: 9, date: '2026-11-24', beginTime: text, endTime: text, autoAssigned: false },
    orderAdjustmentSummary: { orderAdjustments: [{ amount: -1, description: text, giftCertificate: gift }] },
    cartInfos: { accept_alternatives: text, adult_declaration: text },
  });
}

const hostileList = (text: string): ShoppingList => ({
  listId: 1,
  name: text,
  size: 2,
  selected: true,
  sharingData: { grant: 'WRITE', ownerName: text },
  wishlistItems: [
    {
      itemId: 1,
      productId: 10,
      product: aProduct({ name: text, shortDescr: text, description: text, slug: text, mediaURL: text }),
      quantity: 1,
      infos: { note: text },
    },
  ],
  wishlistInactiveItems: [
    { itemId: 2, productId: 11, product: aProduct({ productId: 11, name: text, available: 0 }), quantity: 1 },
  ],
});

function network(text: string) {
  const page = { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 12 };
  return async (input: string | URL | Request) => {
    const path = new URL(String(input)).pathname;
    if (path.endsWith('/purchase-restriction'))
      return answer({ restrictions: [{ code: text, message: text }], purchasable: false });
    if (path.endsWith('/cart-threshold'))
      return answer({
        benefits: [
          {
            giftCertificate: { giftCertificateId: 4, name: text },
            threshold: 1,
            current: 0,
            missing: 1,
            percent: 5,
            reached: false,
            message: text,
          },
        ],
      });
    if (path.endsWith('/wishlist/list'))
      return answer({
        page,
        personalList: [{ ...hostileList(text), wishlistItems: undefined, wishlistInactiveItems: undefined }],
        sharedList: [],
      });
    if (path.endsWith('/wishlist/view')) return answer(hostileList(text));
    return answer(hostileCart(text));
  };
}

beforeEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, '__canary');
});

test('these texts do harm where they are taken for HTML', () => {
  const harmful = hostileTexts.filter((text) => {
    const trap = document.createElement('div');
    trap.innerHTML = text;
    return harm(trap).length > 0;
  });
  expect(harmful.length).toBeGreaterThan(20);
});

describe('XSS-01 texts of the wire stay text', () => {
  test.each(hostileTexts)('XSS-01 [spesa-cart-page] in every field of a cart: %j', async (text) => {
    const page = stage(network(text));
    await page.spesa.cart.load();
    const element = await place('spesa-cart-page');
    await waitFor(() => expect(element.querySelectorAll('.restrictions li, .benefit__text')).toHaveLength(2));
    expect(harm(element)).toEqual([]);
    expect(element.querySelectorAll('form')).toHaveLength(1);
    expect(element.querySelectorAll('.cart-line')).toHaveLength(1);
  });

  test.each(hostileTexts)('XSS-01 [spesa-list] [spesa-lists] in every field of a list: %j', async (text) => {
    const page = stage(network(text));
    page.spesa.session.become(7);
    const one = await place('spesa-list', { 'list-id': '1' });
    const all = await place('spesa-lists');
    await waitFor(() =>
      expect([one.querySelectorAll('.list-line').length, all.querySelectorAll('.list-card').length]).toEqual([2, 1]),
    );
    expect([...harm(one), ...harm(all)]).toEqual([]);
    expect(one.querySelector('.list__title')?.textContent).toBe(text);
  });

  test.each(hostileTexts)(
    'XSS-01 [spesa-dialogs] [spesa-toasts] in toasts and lists of what went wrong: %j',
    async (text) => {
      const page = stage(network(text));
      mountShell();
      await place('spesa-dialogs');
      await place('spesa-toasts');
      page.spesa.toasts.show({ kind: 'error', text, ms: 0, action: { label: text, run: () => {} } });
      void page.spesa.dialogs.open('warning', { title: text, text, lines: [text, text] });
      await waitFor(() => expect(document.querySelectorAll('.dialog__lines li, .toast')).toHaveLength(3));
      expect(harm(document.body)).toEqual([]);
      expect(document.querySelector('.dialog__lines li')?.textContent).toBe(text);
    },
  );
});
