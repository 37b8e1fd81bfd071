import { cart as calls } from '../api/endpoints/cart.ts';
import { ApiError } from '../api/error.ts';
import * as cartContentsTexts from '../labels/it/cartContents.ts';
import type { Spesa } from '../spesa.ts';
import { failureText } from './reportFailure.ts';
import { messageText } from './showMessages.ts';

/** What stands at the field after a gift-code action: it fails silently elsewhere (ruling 7). */
export interface CodeAnswer {
  done: boolean;
  text: string;
}

async function atTheField(work: () => Promise<CodeAnswer>): Promise<CodeAnswer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { done: false, text: error.reason === 'aborted' ? '' : failureText(error) };
  }
}

/** Checks a gift code and, if it fits this cart, adds it. */
export const addGiftCode = (spesa: Pick<Spesa, 'client' | 'cart'>, code: string): Promise<CodeAnswer> =>
  atTheField(async () => {
    const { data, messages } = await spesa.client.call(calls.checkCode, { code });
    const said = [...messages.warnings, ...messages.infos][0];
    if (data.applicable === false)
      return {
        done: false,
        text: said
          ? messageText(said)
          : [cartContentsTexts.codeNotApplicable(), data.giftCertificate?.description].filter(Boolean).join(' '),
      };
    await spesa.cart.run(calls.addCode, { code });
    return { done: true, text: cartContentsTexts.codeAdded({ name: data.giftCertificate?.name ?? code }) };
  });

/** Takes a gift code off the cart. */
export const removeGiftCode = (spesa: Pick<Spesa, 'cart'>, code: string): Promise<CodeAnswer> =>
  atTheField(async () => {
    await spesa.cart.run(calls.removeCode, { code });
    return { done: true, text: cartContentsTexts.codeRemoved() };
  });
