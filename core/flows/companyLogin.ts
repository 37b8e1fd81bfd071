import { ApiError } from '../api/error.ts';
import { identity } from '../api/endpoints/identity.ts';
import type { Popup, SocialAnswer } from '../browser/popup.ts';
import * as socialTexts from '../labels/it/social.ts';
import type { Text } from '../labels/text.ts';
import { noMessages } from '../schema/envelope.ts';
import type { Spesa } from '../spesa.ts';
import { takeIn } from './takeIn.ts';

const failed = (text: Text = socialTexts.failed) =>
  new ApiError('rejected', 'company', { messages: { ...noMessages(), errors: [{ code: '', message: text() }] } });

async function placeOf(spesa: Spesa, relay: string): Promise<string> {
  const { data } = await spesa.client.call(identity.samlLogin, { relay_state_url: relay });
  if (!data.redirectUrl || !/^https?:\/\//.test(data.redirectUrl)) throw failed();
  return data.redirectUrl;
}

/** Leaves for the company's own login; `relay` is the path of this site that it comes back to. Throws ApiError with the answer's message. */
export async function askCompany(spesa: Spesa, relay: string): Promise<void> {
  spesa.browser.go(await placeOf(spesa, relay));
}

/**
 * Asks the company in a window, so that the page that has asked stays: where the browser keeps no site data nothing else knows the session
 * that the answer is for (STO-01). The window ends on the `login` page, which hands the code back. `late` as for `socialLogin`. Throws ApiError.
 */
export async function askCompanyInWindow(
  spesa: Spesa,
  login: string,
  popup: Popup | undefined,
  late: (finish: () => Promise<void>) => void,
): Promise<void> {
  if (!popup) throw failed(socialTexts.blocked);
  try {
    const state = spesa.browser.uuid();
    const relay = `${login}?saml_window=${state}`;
    popup.go(await placeOf(spesa, relay));
    const finish = async ({ code, state: theirs }: SocialAnswer): Promise<void> => {
      if (!code) throw failed();
      if (theirs !== state) throw failed(socialTexts.wrongState);
      await checkCompany(spesa, relay, code);
    };
    const said = await popup.answer(location.origin, state, (answer) => late(() => finish(answer)));
    if (!said) throw failed(socialTexts.closed);
    await finish(said);
  } finally {
    popup.close();
  }
}

/** Logs in by the code that came back from the company. Throws ApiError with the answer's message. */
export async function checkCompany(spesa: Spesa, relay: string, code: string): Promise<void> {
  const input = { relay_state_url: relay, checkUser: true, saml_code: code };
  const { data, revision } = await spesa.client.call(identity.samlLogin, input);
  if (!takeIn(spesa, data, revision, 'company')) throw failed();
  spesa.browser.local.write('company', true);
}
