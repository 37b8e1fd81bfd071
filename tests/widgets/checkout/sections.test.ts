import { expect, test } from 'vitest';
import { sectionOf } from '../../../core/rules/checkoutSections.ts';
import { reviewSections } from '../../../widgets/checkout/checkout/sections.tsx';
import { paymentSections } from '../../../widgets/checkout/payment/sections.tsx';

const shown = {
  review: reviewSections.map(({ name }) => name),
  payment: paymentSections.map(({ name }) => name),
};

test.each([
  ['address.changed', 'place', 'place'],
  ['timeslot.full', 'place', 'place'],
  ['cart.notAvailable', 'lines', 'lines'],
  ['cart.fastLimit', 'lines', 'lines'],
  ['cart.adultRequired', 'adult', 'lines'],
  ['cart.minimumAmount', undefined, undefined],
  ['cart.changed', 'bill', 'bill'],
  ['gift.alreadyUsed', 'codes', 'bill'],
  ['payment.refused', undefined, 'payment'],
  ['cartography', undefined, undefined],
  ['', undefined, undefined],
])('the code %s is told in the section %s of the review and %s of the payment', (code, review, payment) => {
  expect([sectionOf(code, shown.review), sectionOf(code, shown.payment)]).toEqual([review, payment]);
});
