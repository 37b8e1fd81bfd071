import type { Message } from '../../../../core/schema/envelope.ts';
import { Problem, status } from '../../http/problem.ts';
import type { Contents } from '../../sql/cart/contents.ts';
import { addresseeOf, wantsInvoice } from '../../sql/orders/invoices.ts';
import type { Db } from '../../database/database.ts';
import { zoneOf } from '../../sql/delivery/zones.ts';
import { restrictionsOf, type Ordering } from '../cart/restrictions.ts';

/** Everything that stands between a cart and an order, the first thing to mend first. */
async function obstacles(db: Db, contents: Contents, ordering: Ordering): Promise<Message[]> {
  const { cart, lines, address, zone, slot } = contents;
  const found: Message[] = [];
  if (lines.length === 0) return [{ code: 'cart.empty', message: 'Il carrello è vuoto.' }];
  if (!address || !zone) found.push({ code: 'address.required', message: 'Scegli dove ricevere la spesa.' });
  else if (!slot)
    found.push(
      cart.timeslot_id === null
        ? { code: 'timeslot.required', message: 'Scegli quando ricevere la spesa.' }
        : {
            code: 'timeslot.expired',
            message: 'La fascia oraria che avevi scelto non è più disponibile: scegline un’altra.',
          },
    );
  else if (slot.left <= 0)
    found.push({
      code: 'timeslot.full',
      message: 'La fascia oraria che avevi scelto è stata occupata: scegline un’altra.',
    });
  return [...found, ...(await restrictionsOf(db, contents, ordering)).map(({ code, message }) => ({ code, message }))];
}

/** Refuses a cart that cannot be ordered as it is, also one whose address is served from another zone than when it was chosen (SLOT-09). */
export async function requireReady(db: Db, contents: Contents, ordering: Ordering): Promise<void> {
  const { cart, address, zone } = contents;
  if (address && zone && (await zoneOf(db, address, cart.delivery_service_id ?? 0))?.zone_id !== zone.zone_id)
    throw new Problem(
      status.conflict,
      'address.changed',
      'Il tuo indirizzo ora è servito in un altro modo: scegli di nuovo dove ricevere la spesa.',
    );
  const found = await obstacles(db, contents, ordering);
  if (wantsInvoice(cart) && !(await addresseeOf(db, cart)))
    found.push({ code: 'invoice.addressee', message: 'Per la fattura scegli a chi intestarla, o togli la richiesta.' });
  const [first, ...others] = found;
  if (first) throw new Problem(status.conflict, first.code, first.message, { others });
}
