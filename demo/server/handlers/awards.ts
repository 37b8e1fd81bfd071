import { pointsCatalogue, pointsPerEuro } from '../../shop/awards.ts';
import type { awards } from '../../../core/api/endpoints/awards.ts';
import type { Handlers } from '../http/implement.ts';
import { translated } from '../language/translate.ts';
import { isoInRome } from '../time/rome.ts';
import { customerOf } from './session/customer.ts';

/** The euro of the vouchers that so many points buy. */
const worthOf = (points: number): number =>
  Math.max(0, ...pointsCatalogue.map(({ points: price, cents = 0 }) => Math.floor(points / price) * cents)) / 100;

/** What a customer's points have become (account §7). */
export const awardsHandlers: Handlers<typeof awards> = {
  async orders(_input, context) {
    const rows = await context.db
      .selectFrom('award_order')
      .selectAll()
      .where('user_id', '=', customerOf(context))
      .orderBy('award_order_id', 'desc')
      .execute();
    return {
      awards: rows.map(({ award_order_id, name, points, quantity, status, image, at }) => ({
        awardId: award_order_id,
        name: translated(name),
        points,
        quantity,
        date: isoInRome(at),
        status: translated(status),
        ...(image !== null && { image }),
      })),
    };
  },
  async story(_input, context) {
    const rows = await context.db
      .selectFrom('points_movement')
      .selectAll()
      .where('user_id', '=', customerOf(context))
      .orderBy('points_movement_id', 'desc')
      .execute();
    const balance = rows.reduce((sum, { points }) => sum + points, 0);
    return {
      movements: rows.map(({ at, description, points }) => ({
        date: isoInRome(at),
        description: translated(description),
        points,
      })),
      balance,
      offer: {
        pointsPerEuro,
        worth: worthOf(balance),
        awards: pointsCatalogue.map(({ name, points, cents }) => ({
          name: translated(name),
          points,
          ...(cents && { isVoucher: true }),
        })),
      },
    };
  },
};
