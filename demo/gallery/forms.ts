import { Hono } from 'hono';
import type { ContentForm } from '../../core/schema/contentForms.ts';
import recorded from './forms.json' with { type: 'json' };

const forms = recorded as ContentForm[];
/** The demo's forms as WordPress gives them (tests/php/FormDemoTest.php records them); what is sent is thanked for and kept nowhere. */
export const contentForms = new Hono()
  .get('/custom/v1/get_mail_pars', (context) => {
    const form = forms.find(({ id }) => id === Number(context.req.query('form_id')));
    return form ? context.json(form) : context.json({ code: 'spesa_no_form' }, 404);
  })
  .post('/ajax', async (context) => {
    const { action, files } = await context.req.parseBody();
    if (action === 'nf_ajax_submit')
      return context.json({
        data: { form_id: 1, actions: { success_message: '<p>Grazie per averci inviato la tua richiesta</p>' } },
        errors: [],
        debug: [],
      });
    const file = files instanceof File ? [{ name: files.name, tmp_name: '0'.repeat(32), size: files.size }] : [];
    return context.json({ data: { files: file }, errors: [] });
  });
