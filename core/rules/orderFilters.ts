import * as orderListTexts from '../labels/it/ordersList.ts';

/** What the list of orders is narrowed by, as it is typed; days YYYY-MM-DD, amounts in euro with a comma or a point. */
export interface OrderFilters {
  from: string;
  to: string;
  least: string;
  most: string;
  replaced: boolean;
}

export const noFilters: OrderFilters = { from: '', to: '', least: '', most: '', replaced: false };

const amountForm = /^\d{1,6}([.,]\d{1,2})?$/;
const amountOf = (text: string): number => Number(text.trim().replace(',', '.'));

/** Why these filters cannot be, for the place where they are typed; '' when they can. */
export function filtersFault({ from, to, least, most }: OrderFilters): string {
  if ([least, most].some((text) => text.trim() !== '' && !amountForm.test(text.trim())))
    return orderListTexts.wrongTotal();
  if (from && to && from > to) return orderListTexts.datesReversed();
  if (least.trim() && most.trim() && amountOf(least) > amountOf(most)) return orderListTexts.totalsReversed();
  return '';
}

/** The same as `order/list` asks for them; what is empty is left out. */
export const filtersQuery = ({ from, to, least, most, replaced }: OrderFilters) => ({
  ...(from && { from_date: from }),
  ...(to && { to_date: to }),
  ...(least.trim() && { from_gross_total: amountOf(least) }),
  ...(most.trim() && { to_gross_total: amountOf(most) }),
  ...(replaced && { show_replaced: true }),
});
