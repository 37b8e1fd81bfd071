import { ApiError } from '../api/error.ts';
import { identity } from '../api/endpoints/identity.ts';
import * as socialTexts from '../labels/it/social.ts';
import { noMessages } from '../schema/envelope.ts';
import type { Spesa } from '../spesa.ts';
import { takeIn } from './takeIn.ts';

const failed = () =>
  new ApiError('rejected', 'company', {
    messages: { ...noMessages(), errors: [{ code: '', message: socialTexts.failed() }] },
  });

function follow({ browser }: Pick<Spesa, 'browser'>, address: string | undefined): void {
  if (!address || !/^https?:\/\//.test(address)) throw failed();
  browser.go(address);
}

/** Leaves for the company's own login; `relay` is the path of this site that it comes back to. Throws ApiError with the answer's message. */
export async function askCompany(spesa: Spesa, relay: string): Promise<void> {
  const { data } = await spesa.client.call(identity.samlLogin, { relay_state_url: relay });
  follow(spesa, data.redirectUrl);
}

/** Logs in by the code that came back from the company. Throws ApiError with the answer's message. */
export async function checkCompany(spesa: Spesa, relay: string, code: string): Promise<void> {
  const input = { relay_state_url: relay, checkUser: true, saml_code: code };
  const { data, revision } = await spesa.client.call(identity.samlLogin, input);
  if (!takeIn(spesa, data, revision, 'company')) throw failed();
  spesa.browser.local.write('company', true);
}
