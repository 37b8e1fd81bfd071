import { html } from 'hono/html';
import { isServiceProduct } from '../../../core/rules/productNature.ts';
import type { Html } from '../http/plainPage.ts';
import type { OrderItemRow } from '../sql/orders/orders.ts';

/** How far an order is picked, in lines; none counts twice. */
export interface Progress {
  lines: number;
  taken: number;
  partial: number;
  missing: number;
}

/** How far these lines are picked; what is weighed is taken at any weight. */
export function progressWith(items: readonly OrderItemRow[]): Progress {
  const goods = items.filter(({ product }) => !isServiceProduct(product));
  const picked = goods.filter((item) => (item.picked ?? 0) > 0);
  const partial = picked.filter(({ picked, quantity, variable }) => !variable && picked! < quantity).length;
  return {
    lines: goods.length,
    taken: picked.length - partial,
    partial,
    missing: goods.filter((item) => item.picked === 0).length,
  };
}

export const leftOf = ({ lines, taken, partial, missing }: Progress): number => lines - taken - partial - missing;

/** "14 di 16 presi · 1 in parte · 1 manca", with a bar. */
export function progressOf(progress: Progress, words = ''): Html {
  const { lines, taken, partial, missing } = progress;
  const rest = [
    partial > 0 && `${partial} in parte`,
    missing > 0 && `${missing} ${missing === 1 ? 'manca' : 'mancano'}`,
  ];
  return html`<span class="done"
    ><span>${[`${taken} di ${lines}${words}`, ...rest].filter(Boolean).join(' · ')}</span
    ><progress value="${lines - leftOf(progress)}" max="${lines}" aria-hidden="true"></progress
  ></span>`;
}
