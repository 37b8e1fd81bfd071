import type { cartCodes } from '../../../core/api/endpoints/cartCodes.ts';
import type { Handlers } from '../http/implement.ts';
import { giftOnTheWire } from '../sql/cart/gifts.ts';
import { cartCommand } from './cart/command.ts';
import { addCode, benefitsOf, checkCode, guessed, removeCode } from './cart/gifts.ts';

/** Gift codes and thresholds of the cart (§7). */
export const cartCodesHandlers: Handlers<typeof cartCodes> = {
  async checkCode({ code }, context) {
    const { gift, applicable, discount } = await checkCode(context, code);
    return { giftCertificate: giftOnTheWire(gift), applicable, discount };
  },
  addCode: ({ code }, context) =>
    guessed(context, () => cartCommand(context, 'add_code', (work) => addCode(work, context, code))),
  removeCode: ({ code }, context) => cartCommand(context, 'remove_code', (work) => removeCode(work, code)),
  async threshold(_input, context) {
    const found = await benefitsOf(context);
    return { benefits: found.map(({ gift, benefit }) => ({ ...benefit, giftCertificate: giftOnTheWire(gift) })) };
  },
};
