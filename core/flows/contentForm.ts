import { contentForms } from '../api/endpoints/contentForms.ts';
import { ApiError } from '../api/error.ts';
import { fieldName, wireFields } from '../rules/contentForm.ts';
import type { FormValues } from '../rules/form.ts';
import { noMessages } from '../schema/envelope.ts';
import type { ContentForm, FormRefusal } from '../schema/contentForms.ts';
import type { Spesa } from '../spesa.ts';
import { toJson } from '../rules/json.ts';

type Parts = Pick<Spesa, 'client'>;

const NAME = 'POST admin-ajax';

/** A form as it is now, its nonces fresh. Throws ApiError. */
export const readForm = async ({ client }: Parts, form_id: number): Promise<ContentForm> =>
  (await client.call(contentForms.form, { form_id }, { fresh: true })).data;

/** Is this what the content platform says of a nonce that is too old, or of a form that has changed since? */
const isExpired = (refusal: FormRefusal): boolean => refusal.form?.['nonce'] !== undefined;

/** What the platform said, each fault at its field; of the whole only where no field is named. */
export function refusal({ fields = {}, form = {} }: FormRefusal): ApiError {
  const atFields = Object.entries(fields).map(([id, message]) => ({
    code: '',
    message,
    field: fieldName({ id: Number(id) }),
  }));
  const ofForm = Object.entries(form).map(([code, message]) => ({ code, message }));
  return new ApiError('rejected', NAME, {
    messages: { ...noMessages(), errors: atFields.length > 0 ? atFields : ofForm },
  });
}

/**
 * Sends a form and gives the platform's words of thanks, HTML. A nonce that has lapsed is asked anew through `renew`, and
 * where the form is still the same it is sent once more by itself; else the person looks at it again. Throws ApiError.
 */
export async function sendForm(
  parts: Parts,
  form: ContentForm,
  values: FormValues,
  trap: string,
  renew: () => Promise<ContentForm>,
): Promise<string> {
  const row = { ...contentForms.sendForm, captcha: form.settings.captcha };
  const send = async (current: ContentForm) =>
    (
      await parts.client.call(row, {
        action: 'nf_ajax_submit',
        security: current.nonce,
        formData: toJson({
          id: form.id,
          fields: wireFields(form.fields, values),
          settings: {},
          extra: { [form.settings.honeypot]: trap },
        }),
      })
    ).data;
  let { data, errors = {} } = await send(form);
  if (!data && isExpired(errors)) {
    const renewed = await renew();
    if (JSON.stringify(renewed.fields) !== JSON.stringify(form.fields)) throw refusal(errors);
    ({ data, errors = {} } = await send(renewed));
  }
  if (!data) throw refusal(errors);
  return data.actions.success_message;
}
