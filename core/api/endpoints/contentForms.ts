import * as v from 'valibot';
import { contentFormSchema, sentFileSchema, sentFormSchema } from '../../schema/contentForms.ts';
import { form, multipart } from '../bodies.ts';
import { area, endpoint } from '../endpoint.ts';

/** Forms that editors make: read with fresh nonces, sent, and their files before them (account §7, wire P15). */
export const contentForms = area('platform', {
  form: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/custom/v1/get_mail_pars',
    base: 'content',
    query: v.object({ form_id: v.number() }),
    answer: contentFormSchema,
    failure: 'silent',
  }),
  sendForm: endpoint({
    who: 'anyone',
    method: 'POST',
    path: '',
    base: 'ajax',
    encoding: form,
    body: v.object({ action: v.literal('nf_ajax_submit'), security: v.string(), formData: v.string() }),
    answer: sentFormSchema,
    sensitive: true,
  }),
  uploadFile: endpoint({
    who: 'anyone',
    method: 'POST',
    path: '',
    base: 'ajax',
    encoding: multipart,
    body: v.object({
      action: v.literal('nf_fu_upload'),
      form_id: v.number(),
      field_id: v.number(),
      nonce: v.string(),
      files: v.file(),
    }),
    answer: sentFileSchema,
    timeout: 300_000,
  }),
});
