import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Order } from '../../../core/schema/orders.ts';
import { FinalBill } from '../../../widgets/orders/view/FinalBill.tsx';

const textFor = (paymentTypeId: number): string => {
  const order = { orderId: 1, grossTotal: 60, paymentType: { paymentTypeId, name: '' } } as Order;
  return render(<FinalBill order={order} finalTotal={58} form="italian" />).container.textContent;
};

test('[spesa-order] PAY-13 the final bill speaks of what a card holds only where a card pays', () => {
  expect(textFor(12)).toContain('mai più dell’importo bloccato sulla carta');
  expect(textFor(22)).toContain('paghi quello che hai ricevuto.');
  expect(textFor(22)).not.toContain('carta');
});
