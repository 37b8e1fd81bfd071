/** The cart's own info with the code of the receipts' lottery (account §8: lottery code). */
export const lotteryCode = 'lottery_code';

const form = /^[A-Z\d]{8}$/;

/** The code as it is kept: eight capitals and digits; undefined for what is none. Empty takes it back. */
export function lotteryCodeOf(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  return code === '' || form.test(code) ? code : undefined;
}

/** The cart's own info with what the customer says to whoever picks and brings the order: its first note once it is placed. */
export const orderNote = 'order_note';

/** The cart's own info in which the customer asks to be called before the delivery (ruling 29). */
export const deliveryNotify = 'delivery_notify';
