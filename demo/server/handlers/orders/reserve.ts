import type { AnswerOf, DecodedInputOf } from '../../../../core/api/endpoint.ts';
import type { orders } from '../../../../core/api/endpoints/orders.ts';
import { nearestMetres } from '../../../../core/rules/distance.ts';
import { mayReserve, mostReservationText } from '../../../../core/rules/parking.ts';
import { transact } from '../../database/transact.ts';
import type { Context } from '../../http/context.ts';
import { Problem, malformed, status } from '../../http/problem.ts';
import { freePlaceAt } from '../../sql/orders/parking.ts';
import { orderOnTheWire, reservationOnTheWire } from '../../sql/orders/wire.ts';
import { now } from '../../time/clock.ts';
import { customerOf } from '../session/customer.ts';
import { ownOrder } from './show.ts';

const refused = (code: string, words: string) => new Problem(status.notAllowed, code, words);

/** Keeps a place to park for a customer who is on the way to fetch an order that is ready, and tells the store; again is the same place with the newest distance. */
export const reserveParking = (
  context: Context,
  { order_id, distance, reservation_info = '' }: DecodedInputOf<typeof orders.reserve>,
): Promise<AnswerOf<typeof orders.reserve>> =>
  transact(context.db, async (db) => {
    const info = reservation_info.trim();
    if (info.length > mostReservationText)
      throw malformed(`Bastano ${mostReservationText} caratteri per dire con che auto arrivi.`);
    if (distance !== undefined && !(distance >= 0 && Number.isFinite(distance)))
      throw malformed('La distanza non è valida.', 'distance');
    const order = await ownOrder(db, order_id, customerOf(context));
    const at = await now(db, context.clock);
    if (!mayReserve(orderOnTheWire(order, at)) || order.store_id === null)
      throw refused('order.notReady', 'Il posto si prenota quando l’ordine è pronto per il ritiro in negozio.');
    if (distance !== undefined && distance > nearestMetres)
      throw refused(
        'parking.tooFar',
        `Sei ancora lontano: prenota il posto quando sei a meno di ${nearestMetres / 1000} km.`,
      );
    const place = await freePlaceAt(db, order.store_id, order_id, at);
    if (place === undefined)
      throw refused(
        'parking.full',
        'I posti riservati sono tutti occupati: parcheggia dove trovi e vieni al banco del ritiro.',
      );
    const row = {
      store_id: order.store_id,
      place,
      distance: distance === undefined ? null : Math.round(distance),
      info,
      at,
    };
    const saved = await db
      .insertInto('parking_reservation')
      .values({ order_id, ...row })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
      .returningAll()
      .executeTakeFirstOrThrow();
    return { reservation: reservationOnTheWire(saved) };
  });
