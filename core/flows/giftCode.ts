import { cartCodes } from '../api/endpoints/cartCodes.ts';
import { ApiError } from '../api/error.ts';
import * as cartBillTexts from '../labels/it/cartBill.ts';
import { mustChooseItem } from '../rules/giftCertificates.ts';
import type { Spesa } from '../spesa.ts';
import type { CodeAnswer } from './chooseGift.ts';
import { failureText } from './reportFailure.ts';
import { messageText } from './showMessages.ts';

async function atTheField(work: () => Promise<CodeAnswer>): Promise<CodeAnswer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { done: false, text: error.reason === 'aborted' ? '' : failureText(error) };
  }
}

/** Checks a gift code and, if it fits this cart, adds it. */
export const addGiftCode = (spesa: Pick<Spesa, 'client' | 'cart' | 'dialogs'>, code: string): Promise<CodeAnswer> =>
  atTheField(async () => {
    const { data, messages } = await spesa.client.call(cartCodes.checkCode, { code });
    const said = [...messages.warnings, ...messages.infos][0];
    if (data.applicable === false)
      return {
        done: false,
        text: said
          ? messageText(said)
          : [cartBillTexts.codeNotApplicable(), data.giftCertificate?.description].filter(Boolean).join(' '),
      };
    await spesa.cart.run(cartCodes.addCode, { code });
    if (data.giftCertificate && mustChooseItem(data.giftCertificate))
      return (await import('./chooseGift.ts')).chooseGift(spesa, code);
    return { done: true, text: cartBillTexts.codeAdded({ name: data.giftCertificate?.name ?? code }) };
  });

/** Asks which product a code that is on the cart makes free, where none is chosen any more. */
export const chooseItemOf = (spesa: Pick<Spesa, 'client' | 'cart' | 'dialogs'>, code: string): Promise<CodeAnswer> =>
  atTheField(async () => (await import('./chooseGift.ts')).chooseGift(spesa, code));

/** Takes a gift code off the cart. */
export const removeGiftCode = (spesa: Pick<Spesa, 'cart'>, code: string): Promise<CodeAnswer> =>
  atTheField(async () => {
    await spesa.cart.run(cartCodes.removeCode, { code });
    return { done: true, text: cartBillTexts.codeRemoved() };
  });
