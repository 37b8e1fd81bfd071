// @vitest-environment jsdom
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ContentForm } from '../../../core/schema/contentForms.ts';
import { contentField, contentForm } from '../../contentFields.ts';
import { place, stage } from '../stage.ts';

const fields = [
  contentField({
    id: 1,
    type: 'html',
    default: '<p>Scrivici per <b>qualsiasi</b> motivo.</p><script>alert(1)</script>',
  }),
  contentField({ id: 2, key: 'nome', label: 'Nome', required: true, container_class: 'half mio' }),
  contentField({ id: 3, type: 'email', label: 'E-mail', required: true, help_text: 'Per risponderti' }),
  contentField({ id: 4, type: 'textarea', label: 'Messaggio', input_limit: 20 }),
  contentField({
    id: 5,
    type: 'listcheckbox',
    label: 'Argomenti',
    options: [
      { value: 'a', label: 'Consegna' },
      { value: 'b', label: 'Prodotti' },
    ],
  }),
  contentField({ id: 6, type: 'checkbox', label: 'Ho letto l’informativa', required: true }),
];
const sent = {
  data: { form_id: 7, actions: { success_message: '<p>Ti rispondiamo presto</p>' } },
  errors: [],
  debug: [],
};

interface Shop {
  /** The form as it is now. */
  form: ContentForm;
  /** What is said to each submission, in turn; the last to all that follow. */
  says: unknown[];
}

/** A content platform that gives this form; what was sent to it, in order. */
async function platform(shop: Shop, config: { ajax?: string } = {}) {
  const posts: { security: string; data: Record<string, unknown> }[] = [];
  const shown = stage(
    async (input, init) => {
      if (String(input).includes('get_mail_pars')) return Response.json(shop.form);
      const body = new URLSearchParams(String(init?.body));
      posts.push({
        security: body.get('security')!,
        data: JSON.parse(body.get('formData')!) as Record<string, unknown>,
      });
      return Response.json(shop.says.length > 1 ? shop.says.shift() : shop.says[0]);
    },
    { config: { content: 'http://shop.test/wp-json', ajax: 'http://shop.test/ajax', ...config } },
  );
  const element = await place('spesa-form', { 'form-id': '7' });
  return { ...shown, element, page: within(element), posts };
}

async function fill(page: ReturnType<typeof within>) {
  const user = userEvent.setup();
  await user.type(await page.findByLabelText(/Nome/), 'Anna');
  await user.type(page.getByLabelText(/E-mail/), 'anna@example.it');
  await user.click(page.getByLabelText(/Prodotti/));
  await user.click(page.getByLabelText(/informativa/));
  return user;
}

/** What jsdom lacks. */
beforeEach(() => void vi.stubGlobal('CSS', { escape: (name: string) => name }));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('[spesa-form]', () => {
  test('is sent by the id of its fields, then the platform’s thanks stand in its place with the focus (account §4)', async () => {
    const { page, posts } = await platform({ form: contentForm(fields), says: [sent] });
    const user = await fill(page);
    await user.click(page.getByRole('button', { name: 'Invia' }));
    const thanks = await page.findByText('Ti rispondiamo presto');
    await waitFor(() => expect(thanks.closest('.sent-form')).toBe(document.activeElement));
    expect(page.queryByLabelText(/Nome/)).toBeNull();
    expect(posts).toEqual([
      {
        security: 'n1',
        data: {
          id: 7,
          fields: {
            2: { id: 2, value: 'Anna' },
            3: { id: 3, value: 'anna@example.it' },
            4: { id: 4, value: '' },
            5: { id: 5, value: ['b'] },
            6: { id: 6, value: '1' },
          },
          settings: {},
          extra: { website: '' },
        },
      },
    ]);
  });

  test('refuses what is missing in the words of the specification, the focus on the summary (account §5, A11Y-08)', async () => {
    const { page, posts } = await platform({ form: contentForm(fields), says: [sent] });
    const user = userEvent.setup();
    await user.click(await page.findByRole('button', { name: 'Invia' }));
    expect(page.getByText('Compila correttamente tutti i campi prima di procedere.')).toBeTruthy();
    expect(page.getByRole('group', { name: 'La form non è stata compilata correttamente' })).toBe(
      document.activeElement,
    );
    expect(page.getAllByText(/È obbligatorio accettare questo consenso per procedere/)).toHaveLength(2);
    await user.click(page.getByRole('button', { name: /^E-mail/ }));
    expect(page.getByLabelText(/E-mail/)).toBe(document.activeElement);
    expect(page.getByLabelText(/E-mail/).getAttribute('aria-describedby')).toContain('-hint');
    expect(posts).toEqual([]);
  });

  test('shows what the server refuses at its field and keeps what was typed', async () => {
    const refused = {
      errors: {
        fields: { 3: 'Questa e-mail non esiste' },
        form: { invalid: 'La form non è stata compilata correttamente' },
      },
    };
    const { page } = await platform({ form: contentForm(fields), says: [refused] });
    const user = await fill(page);
    await user.click(page.getByRole('button', { name: 'Invia' }));
    expect((await page.findByText('Questa e-mail non esiste')).closest('.field')?.querySelector('input')).toBe(
      document.activeElement,
    );
    expect(page.getByText('La form non è stata compilata correttamente')).toBeTruthy();
    expect(page.getByLabelText<HTMLInputElement>(/Nome/).value).toBe('Anna');
  });

  test('a nonce that has lapsed is asked anew and the form sent once more by itself', async () => {
    const lapsed = { errors: { form: { nonce: 'Il modulo era aperto da troppo tempo.' } } };
    const shop = { form: contentForm(fields), says: [lapsed, sent] };
    const { page, posts } = await platform(shop);
    const user = await fill(page);
    shop.form = { ...shop.form, nonce: 'n2' };
    await user.click(page.getByRole('button', { name: 'Invia' }));
    await page.findByText('Ti rispondiamo presto');
    expect(posts.map(({ security }) => security)).toEqual(['n1', 'n2']);
  });

  test('a form that its editor has changed meanwhile is shown as it is now, with what was typed', async () => {
    const lapsed = { errors: { form: { nonce: 'Il modulo era aperto da troppo tempo.' } } };
    const shop = { form: contentForm(fields), says: [lapsed, sent] };
    const { page, posts } = await platform(shop);
    const user = await fill(page);
    shop.form = contentForm([...fields, contentField({ id: 8, label: 'Telefono' })]);
    await user.click(page.getByRole('button', { name: 'Invia' }));
    await page.findByLabelText('Telefono');
    expect(page.getByLabelText<HTMLInputElement>(/Nome/).value).toBe('Anna');
    expect(posts).toHaveLength(1);
  });

  test('XSS-04 a text of the form is sanitised, and a theme’s classes stand at the field', async () => {
    const { page, element } = await platform({ form: contentForm(fields), says: [sent] });
    await page.findByLabelText(/Nome/);
    await waitFor(() =>
      expect(element.querySelector('.editor-form__text')?.innerHTML).toBe(
        '<p>Scrivici per <b>qualsiasi</b> motivo.</p>',
      ),
    );
    expect(page.getByLabelText(/Nome/).closest('.form-fields__field')?.className).toBe(
      'form-fields__field form-fields__field--half mio',
    );
  });

  test.each([
    [401, '{"code":"rest_forbidden"}'],
    [403, '{"code":"rest_forbidden"}'],
    [404, '{"code":"spesa_no_form"}'],
    [503, '<html>In manutenzione</html>'],
    [200, '<html>In manutenzione</html>'],
    [200, '{"id":"x"}'],
  ])('BAD-10 where the platform answers %i %s it says so, and can be asked again', async (status, body) => {
    const shop = { form: contentForm(fields), says: [sent] };
    const { page, intercept } = await platform(shop);
    await page.findByLabelText(/Nome/);
    document.body.replaceChildren();
    intercept(() => new Response(body, { status }));
    const again = within(await place('spesa-form', { 'form-id': '7' }));
    await again.findByText('Questo modulo non è disponibile in questo momento.');
    intercept(undefined);
    await userEvent.click(again.getByRole('button', { name: 'Riprova' }));
    await again.findByLabelText(/Nome/);
  });

  test('BAD-10 a block whose form nobody has chosen says so and asks nothing', async () => {
    const { requests } = stage(async () => Response.json({}), { config: { content: 'http://shop.test/wp-json' } });
    await within(await place('spesa-form')).findByText('Questo modulo non è disponibile in questo momento.');
    expect(requests).toEqual([]);
  });

  test('keeps what was typed while the network is away', async () => {
    const { page, cut } = await platform({ form: contentForm(fields), says: [sent] });
    const user = await fill(page);
    cut(true);
    await user.click(page.getByRole('button', { name: 'Invia' }));
    await page.findByRole('alert');
    expect(page.getByLabelText<HTMLInputElement>(/Nome/).value).toBe('Anna');
    cut(false);
    await user.click(page.getByRole('button', { name: 'Invia' }));
    await page.findByText('Ti rispondiamo presto');
  });
});

/** A server that takes files; each is answered as `answer` says. */
async function fileServer(answer: (number: number) => { status: number; body: unknown }) {
  let count = 0;
  const types: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const allowed = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (request.method === 'OPTIONS') return void response.writeHead(204, allowed).end();
    types.push(request.headers['content-type'] ?? '');
    request.resume().on('end', () => {
      const { status, body } = answer((count += 1));
      response.writeHead(status, { 'Content-Type': 'application/json', ...allowed });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ajax`, types, server };
}

describe('[spesa-form] with files', () => {
  const upload = contentField({ id: 9, type: 'file_upload', label: 'Allegati', upload_types: ['pdf', 'jpg'] });
  const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });
  const choose = (page: ReturnType<typeof within>, ...files: File[]) =>
    fireEvent.change(page.getByLabelText('Allegati'), { target: { files } });

  test('each file goes out when it is chosen; what failed stays until it is tried again or taken away', async () => {
    const token = 'd'.repeat(32);
    const { url, types, server } = await fileServer((number) =>
      number === 1
        ? { status: 200, body: { errors: { form: { file: 'Il controllo antivirus ha rifiutato il file' } } } }
        : { status: 200, body: { data: { files: [{ name: 'a.pdf', tmp_name: token, size: 8 }] }, errors: [] } },
    );
    const { page } = await platform({ form: contentForm([upload]), says: [sent] }, { ajax: url });
    await page.findByLabelText('Allegati');
    choose(page, pdf('a.pdf'));
    await page.findAllByText('a.pdf: Il controllo antivirus ha rifiutato il file');
    await userEvent.click(page.getByRole('button', { name: 'Invia' }));
    await page.findByText('Togli i file che non sono stati caricati, o riprova');
    await userEvent.click(page.getByRole('button', { name: 'Riprova con a.pdf' }));
    await page.findAllByText('a.pdf: caricato');
    expect(types.every((type) => type.startsWith('multipart/form-data; boundary='))).toBe(true);
    choose(page, new File(['x'], 'x.svg'), new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'grande.pdf'));
    await page.findAllByText('x.svg: Questo tipo di file non è ammesso');
    await page.findAllByText('grande.pdf: Il file supera 10 MB');
    await userEvent.click(page.getByRole('button', { name: 'Togli x.svg' }));
    expect(page.queryByText(/x\.svg/)).toBeNull();
    expect(types).toHaveLength(2);
    server.close();
  });

  test('no more than five go out, and none where files are not taken', async () => {
    const { url, types, server } = await fileServer((number) => ({
      status: 200,
      body: { data: { files: [{ name: 'a', tmp_name: String(number).padStart(32, '0'), size: 8 }] }, errors: [] },
    }));
    const { page } = await platform({ form: contentForm([upload]), says: [sent] }, { ajax: url });
    await page.findByLabelText('Allegati');
    choose(page, ...[1, 2, 3, 4, 5, 6].map((number) => pdf(`${number}.pdf`)));
    await page.findAllByText('6.pdf: Al massimo 5 file');
    await waitFor(() => expect(types).toHaveLength(5));
    server.close();
    document.body.replaceChildren();
    const off = await platform({ form: contentForm([upload], { uploads: false }), says: [sent] });
    expect((await off.page.findByLabelText<HTMLInputElement>('Allegati')).disabled).toBe(true);
    expect(off.page.getByText('In questo momento non si possono allegare file')).toBeTruthy();
  });
});
