// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mostOptions } from '../../../core/rules/contentForm.ts';
import type { ContentField, ContentForm } from '../../../core/schema/contentForms.ts';
import { contentField, contentForm } from '../../contentFields.ts';
import { harm, hostileTexts } from '../../hostileTexts.ts';
import { place, stage } from '../stage.ts';

/** The form on the page, and what is said to whoever sends it. */
async function shown(form: ContentForm, says: unknown = {}) {
  const sent: Record<string, unknown>[] = [];
  stage(
    async (input, init) => {
      if (String(input).includes('get_mail_pars')) return Response.json(form);
      sent.push(JSON.parse(new URLSearchParams(String(init?.body)).get('formData')!) as Record<string, unknown>);
      return Response.json(says);
    },
    { config: { content: 'http://shop.test/wp-json', ajax: 'http://shop.test/ajax' } },
  );
  const element = await place('spesa-form', { 'form-id': '7' });
  await within(element).findByRole('button', { name: form.settings.submit });
  return { element, page: within(element), sent };
}

/** A field of every type whose every text is this one. */
const everyField = (text: string): ContentField[] =>
  (
    [
      'textbox',
      'textarea',
      'email',
      'number',
      'date',
      'listselect',
      'listradio',
      'listcheckbox',
      'checkbox',
      'file_upload',
    ] as const
  ).map((type, index) =>
    contentField({
      id: index + 1,
      type,
      key: text,
      label: text,
      placeholder: text,
      help_text: text,
      desc_text: text,
      value: text,
      upload_types: [text],
      options: [{ value: text, label: text }],
      container_class: text,
      element_class: text,
    }),
  );

beforeEach(() => void vi.stubGlobal('CSS', { escape: (name: string) => name }));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('[spesa-form] of somebody who means harm', () => {
  test('XSS-13 labels, helps, answers, texts, refusals and thanks are text or sanitised, whatever they hold', async () => {
    const text = hostileTexts.join(' ');
    const refused = { errors: { fields: { 1: text }, form: { invalid: text } } };
    const { element, page } = await shown(contentForm(everyField(text), { title: text }), refused);
    await waitFor(() => expect(element.querySelectorAll('.editor-form__more').length).toBe(10));
    expect(harm(document)).toEqual([]);
    expect(page.getAllByText((words) => words.includes('<script>')).length).toBeGreaterThan(10);
    const thanks = { data: { form_id: 7, actions: { success_message: `Grazie ${text}` } }, errors: [] };
    document.body.replaceChildren();
    const simple = await shown(contentForm([contentField({ default: 'x' })]), thanks);
    await userEvent.click(simple.page.getByRole('button', { name: 'Invia' }));
    await simple.page.findByText(/Grazie/);
    expect(harm(document)).toEqual([]);
    document.body.replaceChildren();
    const told = await shown(contentForm([contentField({ default: 'x' })]), refused);
    await userEvent.click(told.page.getByRole('button', { name: 'Invia' }));
    await told.page.findAllByText((words) => words.includes('<script>'));
    expect(harm(document)).toEqual([]);
  });

  test('XSS-13 no id of a form is one of the page, and none stands twice', async () => {
    document.body.innerHTML = '<p id="field-1">Di un tema</p><form id="content"></form>';
    const fields = everyField('campo').map((field) => ({
      ...field,
      desc_text: '<p id="field-1">uno</p><a name="content" href="/x">due</a><b id="__proto__">tre</b>',
    }));
    const { element } = await shown(contentForm(fields));
    await waitFor(() => expect(element.querySelectorAll('.editor-form__more b').length).toBe(10));
    const own = [...element.querySelectorAll('[id]')]
      .map(({ id }) => id)
      .filter((id) => !id.startsWith('user-content-'));
    expect(own.length).toBeGreaterThan(10);
    expect(new Set(own).size).toBe(own.length);
    expect(own).not.toContain('__proto__');
    expect(element.querySelector('#field-1, [name="content"]')).toBeNull();
    for (const described of element.querySelectorAll('[aria-describedby]'))
      for (const id of described.getAttribute('aria-describedby')!.split(' '))
        expect(element.querySelector(`[id="${id}"]`), id).not.toBeNull();
  });

  test('XSS-13 of ten thousand answers the first two hundred stand, and one of many is chosen from a list', async () => {
    const options = Array.from({ length: 10_000 }, (_, index) => ({ value: `v${index}`, label: `Negozio ${index}` }));
    const { page, sent } = await shown(
      contentForm([
        contentField({ id: 1, type: 'listradio', label: 'Uno', options }),
        contentField({ id: 2, type: 'listcheckbox', label: 'Alcuni', options }),
      ]),
    );
    const list = page.getByLabelText<HTMLSelectElement>('Uno');
    expect(list.options).toHaveLength(mostOptions + 1);
    expect(page.getByRole('group', { name: 'Alcuni' }).querySelectorAll('input')).toHaveLength(mostOptions);
    const user = userEvent.setup();
    await user.selectOptions(list, list.options[mostOptions]!);
    await user.click(page.getByLabelText('Negozio 7'));
    await user.click(page.getByRole('button', { name: 'Invia' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!['fields']).toEqual({ 1: { id: 1, value: 'v199' }, 2: { id: 2, value: ['v7'] } });
  });

  test('XSS-13 tricks of file types choose no other files: what is not of the types is not even sent', async () => {
    const tricks = ['pdf" onclick="window.__canary=1', '*/*', 'jpg,.php', '__proto__', ''];
    const { page, element, sent } = await shown(
      contentForm([contentField({ id: 1, type: 'file_upload', label: 'Foto', upload_types: tricks })]),
    );
    const input = await page.findByLabelText<HTMLInputElement>('Foto');
    expect(harm(element)).toEqual([]);
    await userEvent
      .setup({ applyAccept: false })
      .upload(input, [new File(['x'], 'a.php'), new File(['x'], 'a.__proto__.svg')]);
    await waitFor(() =>
      expect(page.getAllByText(/Questo tipo di file non è ammesso/).length).toBeGreaterThanOrEqual(2),
    );
    expect(sent).toEqual([]);
  });
});
