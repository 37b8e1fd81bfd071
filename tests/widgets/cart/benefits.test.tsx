import { expect, test, vi } from 'vitest';
import { aCart, aLine } from '../../carts.ts';
import { answer, place, stage } from '../stage.ts';

const benefit = (giftCertificateId: number, name: string, missing: number) => ({
  giftCertificate: { giftCertificateId, name },
  threshold: 40,
  current: 40 - missing,
  message: '',
  percent: missing ? 50 : 100,
  missing,
  reached: missing === 0,
});

test('[spesa-cart-drawer] of the advantages the nearest that is still missing stands alone, the others are folded', async () => {
  const benefits = [benefit(1, 'Consegna gratuita', 0), benefit(2, 'Otto euro', 30), benefit(3, 'Tre euro', 10)];
  const page = stage(async (input) =>
    answer(String(input).includes('/cart/view') ? aCart([aLine(1, 1, 1)]) : { restrictions: [], benefits }),
  );
  await page.spesa.cart.load();
  const element = await place('spesa-cart-drawer');
  const named = (list: string) =>
    [...element.querySelectorAll(`${list} progress`)].map((bar) => bar.getAttribute('aria-label'));
  await vi.waitFor(() => expect(named('.benefits')).toHaveLength(3));
  expect(named('.benefits > ul')).toEqual(['Tre euro']);
  expect(named('.benefits__more')).toEqual(['Consegna gratuita', 'Otto euro']);
});
