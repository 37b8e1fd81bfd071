import type { Order } from '../schema/orders.ts';
import { romeTime } from './dates.ts';
import { bringsGoods, isDelivered, isInValidation } from './orderStatus.ts';

const slotOf = ({ timeslot }: Order): string => `${timeslot?.date ?? ''} ${timeslot?.beginTime ?? ''}`;

/** The order that comes, or can be fetched, first from a moment in ms on. */
export const nextArrival = (orders: readonly Order[], now: number): Order | undefined =>
  orders
    .filter(
      ({ orderStatusId, timeslot }) =>
        bringsGoods(orderStatusId) &&
        !isDelivered(orderStatusId) &&
        !isInValidation(orderStatusId) &&
        (timeslot?.date ?? '') >= romeTime(now).date,
    )
    .toSorted((one, other) => slotOf(one).localeCompare(slotOf(other)))[0];
