import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatCurrency } from '../../../core/rules/price.ts';
import type { Order, OrderItem } from '../../../core/schema/orders.ts';
import FinalBill from '../../../widgets/orders/view/FinalBill.tsx';

const textFor = (paymentTypeId: number): string => {
  const order = { orderId: 1, grossTotal: 60, finalTotal: 58, paymentType: { paymentTypeId, name: '' } } as Order;
  return render(<FinalBill order={order} total={58} form="italian" />).container.textContent;
};

test('[spesa-order] PAY-13 the final bill speaks of what a card holds only where a card pays', () => {
  expect(textFor(12)).toContain('mai più dell’importo bloccato sulla carta');
  expect(textFor(22)).toContain('paghi quello che hai ricevuto.');
  expect(textFor(22)).not.toContain('carta');
});

test('[spesa-order] a delivered order was paid: nothing of its bill is an estimate or still to come', () => {
  const order = {
    orderId: 1,
    orderStatusId: 8,
    grossTotal: 60,
    packagingFee: 0.02,
    bags: { count: 2, unitPrice: 0.01 },
    finalTotal: 58,
    paymentType: { paymentTypeId: 22, name: '' },
  } as Order;
  const words = render(<FinalBill order={order} total={58} form="italian" />).container.textContent;
  expect(words).toContain('hai pagato quello che hai ricevuto');
  expect(words).toMatch(/2 × 0,01\s€.*Totale pagato58,00\s€$/);
  expect(words).not.toContain('stima');
});

test('[spesa-order] LAW-24 each difference is a line with its reason and its sign, between what was expected and what is paid', () => {
  const item = (name: string, over: object) =>
    ({
      orderItemId: 1,
      product: { productId: 1, name, productInfos: {} },
      quantity: 2,
      grossTotal: 4,
      ...over,
    }) as OrderItem;
  const order = {
    orderId: 1,
    grossTotal: 20,
    finalTotal: 14.15,
    netTotal: 15,
    deliveryFee: 4.9,
    packagingFee: 0.1,
    bags: { count: 2, unitPrice: 0.05 },
    finalBags: 1,
    shippingAddress: { addressId: 1 },
    paymentType: { paymentTypeId: 22, name: '' },
    orderItems: [
      item('Yogurt', { deliveredQuantity: 0, finalTotal: 0 }),
      item('Latte', { deliveredQuantity: 1, finalTotal: 2 }),
      item('Casarecce', {
        deliveredQuantity: 2,
        finalTotal: 4.2,
        replacedBy: { productId: 2, name: 'Fusilli', productInfos: {} },
      }),
    ],
  } as unknown as Order;
  const { container } = render(<FinalBill order={order} total={14.15} form="italian" />);
  const lines = [...container.querySelectorAll('.order__differences li')].map(({ textContent }) => textContent);
  const minus = formatCurrency(-4, 'italian').replace(/4.*/, '');
  expect(lines.map((line) => line.replaceAll(/\s/g, ' '))).toEqual([
    `Yogurtnon c’era: 2 pz in meno${minus}4,00 €`,
    `Lattearrivati 1 pz di 2 pz${minus}2,00 €`,
    'Casarecceal suo posto Fusilli+0,20 €',
    `Sacchetti per l’ortofruttausati 1 di 2${minus}0,05 €`,
  ]);
  const sums = [...container.querySelectorAll('.totals__line dt')].map(({ textContent }) => textContent);
  expect(sums).toEqual([
    'Prodotti',
    'Consegna',
    expect.stringMatching(/^Sacchetti/),
    'Totale all’ordine',
    'Totale dopo la preparazione',
  ]);
});

test('[spesa-order] an order that came as it was ordered says so', () => {
  expect(textFor(12)).not.toContain('Nulla:');
  const order = { orderId: 1, grossTotal: 60, finalTotal: 60, orderItems: [] } as unknown as Order;
  const { container } = render(<FinalBill order={order} total={60} form="italian" />);
  expect(container.textContent).toContain('Nulla: è arrivato tutto come l’hai ordinato.');
});
