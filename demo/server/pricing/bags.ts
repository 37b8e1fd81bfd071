/** What one ultralight bag costs, in cents; it must be charged and stand on the receipt (LAW-18). */
export const bagPrice = 3;

interface Bagged {
  bag_count: number;
  bag_fee: number;
  final_bags: number | null;
}

/** The bags that an order pays: those estimated, then those used. */
export const bagsPaid = ({ bag_count, final_bags }: Bagged): number => final_bags ?? bag_count;

/** What the bags of an order come to, in cents, at the price it was placed at. */
export const bagsTotal = (order: Bagged): number =>
  order.bag_count === 0 ? 0 : Math.round((order.bag_fee / order.bag_count) * bagsPaid(order));
