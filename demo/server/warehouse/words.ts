import { dayWords, relativeDay } from '../../../core/rules/dates.ts';
import { formatAmount } from '../../../core/rules/quantityEntry.ts';
import { service } from '../../../core/rules/services.ts';
import type { OrderRow } from '../sql/orders/orders.ts';

const services: Record<number, string> = {
  [service.pickup]: 'Ritiro in negozio',
  [service.home]: 'Consegna a domicilio',
  [service.fast]: 'Consegna rapida',
  [service.work]: 'Consegna al lavoro',
};
export const serviceWords = ({ delivery_service_id }: Pick<OrderRow, 'delivery_service_id'>): string =>
  services[delivery_service_id] ?? 'Consegna';

/** "Oggi, sabato 28 novembre". */
export function dayOf(date: string, at: Date): string {
  const near = relativeDay(date, at.getTime());
  const day = dayWords(date);
  const words = near === day ? day : `${near}, ${day}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const countOf = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** "14 pz · 1,2 kg", of thousandths. */
export const amountOf = ({ pieces, weight }: { pieces: number; weight: number }): string =>
  [pieces > 0 && `${formatAmount(pieces)} pz`, weight > 0 && `${formatAmount(weight)} kg`].filter(Boolean).join(' · ');
