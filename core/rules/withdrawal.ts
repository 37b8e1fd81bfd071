import type { Product } from '../schema/catalogue.ts';
import { withdrawalExcluded } from './lawMarks.ts';
import { orderStatus } from './orderStatus.ts';

/** So many days a contract can be withdrawn from, counted from the day after the delivery (LAW-10). */
export const withdrawalDays = 14;

const { ordered, inPreparation, notModifiable, awaitingUser, delivering, readyInStore, readyInLocker } = orderStatus;
const standing: readonly number[] = [
  ordered,
  inPreparation,
  notModifiable,
  awaitingUser,
  delivering,
  readyInStore,
  readyInLocker,
  orderStatus.delivered,
  orderStatus.partlyDelivered,
];

/** Does an order of this status stand as a contract: placed, and neither cancelled nor come to nothing? */
export const isContract = (orderStatusId: number): boolean => standing.includes(orderStatusId);

/** Can a line be withdrawn from: what it brings, or brought, in whole thousandths or none yet? */
export const mayWithdraw = (product: Pick<Product, 'productInfos'>, picked: number | null): boolean =>
  picked !== 0 && !withdrawalExcluded(product);

/** So many letters a name may have. */
export const longestName = 100;
