import { expect, test } from 'vitest';
import { tolerant } from '../../core/schema/tolerant.ts';
import { cartItemSchema } from '../../core/schema/cart.ts';
import { giftCertificateSchema } from '../../core/schema/loyalty.ts';
import { listSchema } from '../../core/schema/lists.ts';

const product = { productId: 7, name: 'Pane', slug: 'pane', available: 1 };

test('ids that the specification writes in two ways are read in either', () => {
  const line = { productId: 7, product, quantity: 2 };
  expect(tolerant(cartItemSchema)({ ...line, cartItemId: 41 })).toMatchObject({ itemId: 41, cartItemId: 41 });
  expect(tolerant(cartItemSchema)({ ...line, itemId: '42' })).toMatchObject({ itemId: 42 });
  expect(tolerant(cartItemSchema)(line)).toBeUndefined();
  expect(tolerant(listSchema)({ id: 9, name: 'Festa', size: 0, sharingData: { grant: 'OWNER' } })).toMatchObject({
    listId: 9,
  });
  expect(tolerant(giftCertificateSchema)({ id: 3, name: 'Buono' })).toMatchObject({ giftCertificateId: 3 });
});

test('BAD-07 a number that is none is no text either', () => {
  const named = (name: unknown) => tolerant(giftCertificateSchema)({ id: 3, name })?.name;
  expect([12, 0.5, true, JSON.parse('1e999'), Number.NaN, {}, []].map(named)).toEqual([
    '12',
    '0.5',
    'true',
    '',
    '',
    '',
    '',
  ]);
});
