import { romeTime } from '../../../../core/rules/dates.ts';
import type { Context } from '../../http/context.ts';
import { malformed, notFound } from '../../http/problem.ts';
import { now } from '../../time/clock.ts';

export const addressNotFound = () => notFound('address.notFound', 'Questo indirizzo non c’è.');

/** A place that is on the globe, or HTTP 400. */
export function placeOf({ latitude, longitude }: { latitude: number; longitude: number }) {
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) throw malformed('Questa posizione non esiste.');
  return { latitude, longitude };
}

/** The year in Rome, for which opening hours are told. */
export const yearNow = async (context: Context) =>
  Number(romeTime((await now(context.db, context.clock)).getTime()).date.slice(0, 4));
