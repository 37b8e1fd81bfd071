import { address as addresses } from '../api/endpoints/addresses.ts';
import type { AnswerOf } from '../api/endpoint.ts';
import * as moveTexts from '../labels/it/deliveryMove.ts';
import { relativeDay } from '../rules/dates.ts';
import { formatCurrency } from '../rules/price.ts';
import { slotTimes } from '../rules/timeslots.ts';
import type { Spesa } from '../spesa.ts';

type Parts = Pick<Spesa, 'cart' | 'client' | 'config' | 'dialogs' | 'serverNow'>;
type Slot = { date?: string | undefined; beginTime?: string | undefined; endTime?: string | undefined };
type Change = AnswerOf<typeof addresses.preview>['changes'][number];

/** What a customer has been told of a move: how many lines change, the slot that is given up among them; nothing where nothing does, or nobody could say. */
export type Move = { told: number } | 'refused';

/**
 * Says before a cart goes to another place, or its address gets another postal code, what that would change: lines that it loses, prices in euro, the slot that it gives up (SLOT-09), the first slot there, and asks
 * whether to go on (`user-address/preview`). Without an answer from the server nobody is kept from choosing.
 */
export async function confirmMove(
  { cart, client, config, dialogs, serverNow }: Parts,
  addressId: number,
  deliveryServiceId: number,
  postalcode?: string,
): Promise<Move> {
  const before = cart.current();
  const here = before?.shippingAddress;
  const same = here?.addressId === addressId && here.deliveryServiceId === deliveryServiceId && !postalcode;
  if (!before?.totalItems || same) return { told: 0 };
  const asked = { address_id: addressId, delivery_service_id: deliveryServiceId, ...(postalcode && { postalcode }) };
  const preview = await client.call(addresses.preview, asked).catch(() => undefined);
  const changes = preview?.data.changes ?? [];
  const slot = before.timeslot?.date && !postalcode ? before.timeslot : undefined;
  if (!preview || (changes.length === 0 && !slot)) return { told: 0 };
  const times = (given: Slot) => ({ day: relativeDay(given.date ?? '', serverNow()), times: slotTimes(given) });
  const money = (euro = 0): string => formatCurrency(euro, config.currencyForm);
  const line = ({ name, type, oldPrice, newPrice }: Change): string =>
    type === 'removed'
      ? moveTexts.removed({ name })
      : moveTexts.price({ name, before: money(oldPrice), after: money(newPrice) });
  const first = preview.data.firstTimeslot;
  const lines = [...changes.map(line), ...(slot ? [moveTexts.slotLost(times(slot))] : [])];
  const agreed = await dialogs.open('confirm', {
    title: changes.length > 0 ? moveTexts.title() : moveTexts.slotTitle(),
    lines,
    text: first ? moveTexts.firstSlot(times(first)) : moveTexts.noSlot(),
    yes: moveTexts.goOn(),
    no: moveTexts.stay(),
  });
  return agreed ? { told: lines.length } : 'refused';
}
