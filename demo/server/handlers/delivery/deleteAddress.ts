import { addressTypeId } from '../../../../core/rules/services.ts';
import { transact } from '../../database/transact.ts';
import type { Context } from '../../http/context.ts';
import { Problem, notFound, status } from '../../http/problem.ts';
import { lockCartIfThere } from '../../sql/cart/carts.ts';
import { findAddress } from '../../sql/delivery/addresses.ts';
import { customerSession } from '../session/customer.ts';

/** Deletes a customer's home address (account §5), never the one that the shopping goes to; orders keep their own copy. */
export const deleteAddress = (context: Context, addressId: number): Promise<{ addressId: number }> =>
  transact(context.db, async (db) => {
    const session = customerSession(context);
    const cart = await lockCartIfThere(db, session);
    const row = await findAddress(db, addressId);
    if (!row || row.user_id !== session.userId || row.address_type_id !== addressTypeId.home)
      throw notFound('address.notFound', 'Questo indirizzo non c’è.');
    if (cart?.address_id === addressId)
      throw new Problem(
        status.conflict,
        'address.inUse',
        "Non è possibile eliminare l'indirizzo selezionato per la consegna della spesa.",
      );
    await db.deleteFrom('address').where('address_id', '=', addressId).execute();
    return { addressId };
  });
