import { identity } from '../api/endpoints/identity.ts';
import { ApiError } from '../api/error.ts';
import type { Popup, SocialAnswer } from '../browser/popup.ts';
import type { InputOf } from '../api/endpoint.ts';
import { noMessages } from '../schema/envelope.ts';
import * as socialTexts from '../labels/it/social.ts';
import type { Text } from '../labels/text.ts';
import { urlOf } from '../rules/urlOf.ts';
import type { SocialProvider } from '../schema/identity.ts';
import type { Spesa } from '../spesa.ts';
import { pinAsked, type PinAsked } from './enter.ts';
import { takeIn } from './takeIn.ts';

/** How asking somebody else ended: logged in, a pin is asked for, or somebody new who may register. */
export type SocialEnd = { end: 'in' } | { end: 'pin'; asked: PinAsked } | { end: 'new' };

const stop = (text: Text): never => {
  throw new ApiError('rejected', 'social', { messages: { ...noMessages(), errors: [{ code: '', message: text() }] } });
};

/** Sends the code of a provider, or the pin that follows it. Throws ApiError. */
export async function sendSocial(
  spesa: Spesa,
  provider: SocialProvider,
  input: InputOf<typeof identity.google>,
): Promise<SocialEnd> {
  try {
    const { data, revision } = await spesa.client.call(identity[provider], input);
    return { end: takeIn(spesa, data, revision, provider) ? 'in' : 'new' };
  } catch (error) {
    const asked = pinAsked(error);
    if (!asked) throw error;
    return { end: 'pin', asked };
  }
}

/**
 * Asks Google or Facebook in a window who the customer is (account §9), with state and PKCE (SEC-25). The window is opened by the press
 * itself, or browsers block it. Throws ApiError with a sentence for people; the page stays as it was. A window that could not be seen any
 * more may still answer: `late` gets what there is to do then (SES-14).
 */
export async function socialLogin(
  spesa: Spesa,
  provider: SocialProvider,
  popup: Popup | undefined,
  late: (finish: () => Promise<SocialEnd>) => void,
): Promise<SocialEnd> {
  if (!popup) return stop(socialTexts.blocked);
  try {
    const { data } = await spesa.client.call(identity[provider], {});
    const url = urlOf(data.redirectUrl ?? '');
    const state = url?.searchParams.get('state');
    if (!url || !/^https?:$/.test(url.protocol) || !state) return stop(socialTexts.failed);
    const finish = async (said: SocialAnswer): Promise<SocialEnd> => {
      if (said.state !== state) return stop(socialTexts.wrongState);
      if (!said.code) return stop(said.error === 'access_denied' ? socialTexts.denied : socialTexts.failed);
      return sendSocial(spesa, provider, { code: said.code, state });
    };
    popup.go(url.href);
    const origin = new URL(spesa.config.api, location.origin).origin;
    const said = await popup.answer(origin, state, (answer) => late(() => finish(answer)));
    return await (said ? finish(said) : stop(socialTexts.closed));
  } finally {
    popup.close();
  }
}
