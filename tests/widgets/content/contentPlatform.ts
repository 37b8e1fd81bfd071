import { within } from '@testing-library/react';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { ContentForm } from '../../../core/schema/contentForms.ts';
import { place, stage } from '../stage.ts';

/** What the platform says of a form that it took. */
export const sent = {
  data: { form_id: 7, actions: { success_message: '<p>Ti rispondiamo presto</p>' } },
  errors: [],
  debug: [],
};

/** `says`: what is said to each submission, in turn; the last to all that follow. */
interface Shop {
  form: ContentForm;
  says: unknown[];
  /** What the shop answers of the customer who is logged in; without it a visitor is there. */
  detail?: () => Response;
  /** Their orders. */
  orders?: () => Response;
}

/** A content platform that gives this form; what was sent to it, in order. */
export async function platform(shop: Shop, config: { ajax?: string; captchaKey?: string } = {}) {
  const posts: { security: string; data: Record<string, unknown> }[] = [];
  const tokens: (string | null)[] = [];
  const shown = stage(
    async (input, init) => {
      if (String(input).includes('user_detail')) return shop.detail!();
      if (String(input).includes('/order/list')) return shop.orders!();
      if (String(input).includes('get_mail_pars')) return Response.json(shop.form);
      const { searchParams } = new URL(String(input));
      if (searchParams.get('action') === 'spesa_form_challenge')
        return Response.json(await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, deriveKey }));
      tokens.push(searchParams.get('token_recaptcha'));
      const body = new URLSearchParams(String(init?.body));
      posts.push({
        security: body.get('security')!,
        data: JSON.parse(body.get('formData')!) as Record<string, unknown>,
      });
      return Response.json(shop.says.length > 1 ? shop.says.shift() : shop.says[0]);
    },
    { config: { content: 'http://shop.test/wp-json', ajax: 'http://shop.test/ajax', ...config } },
  );
  if (shop.detail) shown.spesa.session.become(7);
  const element = await place('spesa-form', { 'form-id': '7' });
  return { ...shown, element, page: within(element), posts, tokens };
}
