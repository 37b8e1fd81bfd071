import { ApiError } from '../api/error.ts';
import { disclaimer } from '../api/endpoints/disclaimers.ts';
import * as profileTexts from '../labels/it/profile.ts';
import { pageLink } from '../rules/links.ts';
import type { Spesa } from '../spesa.ts';

/** Asked after a login (account §7): is something mandatory still to be agreed to? The customer goes on shopping, and is led to it. */
export async function askDisclaimers({ client, config, toasts, browser }: Spesa): Promise<void> {
  const page = pageLink(config.pages, 'contactPreferences');
  if (!page) return;
  try {
    const { data } = await client.call(disclaimer.check, { registration_module_type_id: 2 });
    if (!data.toAccept) return;
  } catch (error) {
    if (error instanceof ApiError) return;
    throw error;
  }
  toasts.show({
    kind: 'notice',
    text: profileTexts.toAccept(),
    ms: 0,
    action: { label: profileTexts.review(), run: () => browser.go(page) },
  });
}
