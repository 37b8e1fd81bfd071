// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentField, contentForm } from '../../contentFields.ts';
import { answer, place, stage } from '../stage.ts';
import { platform, sent } from './contentPlatform.ts';

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
async function fill(page: ReturnType<typeof within>) {
  const user = userEvent.setup();
  await user.type(await page.findByLabelText(/Nome/), 'Anna');
  await user.type(page.getByLabelText(/E-mail/), 'anna@example.it');
  await user.click(page.getByLabelText(/Prodotti/));
  await user.click(page.getByLabelText(/informativa/));
  return user;
}

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
    const summary = page.getByRole('group', {
      name: 'La form non è stata compilata correttamente. Compila correttamente tutti i campi prima di procedere.',
    });
    expect(summary).toBe(document.activeElement);
    expect(summary.textContent).toContain(
      'La form non è stata compilata correttamente. Compila correttamente tutti i campi prima di procedere.',
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
    expect(page.getAllByText(/La form non è stata compilata correttamente/)).toHaveLength(1);
    expect(page.getByLabelText<HTMLInputElement>(/Nome/).value).toBe('Anna');
  });

  describe('whoever is logged in', () => {
    const asked = [
      contentField({ id: 2, key: 'nome-e-cognome', label: 'Nome e cognome' }),
      contentField({ id: 3, type: 'email', label: 'E-mail' }),
      contentField({ id: 4, type: 'phone', label: 'Telefono' }),
      contentField({ id: 5, key: 'citta', label: 'Città' }),
      contentField({ id: 6, type: 'email', label: 'E-mail del negozio', default: 'negozio@example.it' }),
      contentField({ id: 7, key: 'ordine', label: 'Ordine' }),
    ];
    const detail = () =>
      answer({
        user: { userId: 7, email: 'anna@example.it' },
        person: { firstName: 'Anna', lastName: 'Parodi', phone: '3331234567', city: 'Genova' },
        contacts: [],
        contactPreferences: [],
        personInfos: [],
        disclaimers: [],
      });
    const values = (page: Awaited<ReturnType<typeof platform>>['page']) =>
      page.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

    test('finds name, e-mail and telephone filled in, and nothing else; they are sent as they then stand', async () => {
      const { page, posts } = await platform({ form: contentForm(asked), says: [sent], detail });
      const name = await page.findByLabelText('Nome e cognome');
      expect(values(page)).toEqual(['Anna Parodi', 'anna@example.it', '3331234567', '', 'negozio@example.it', '']);
      const user = userEvent.setup();
      await user.clear(name);
      await user.type(name, 'Bruno Parodi');
      await user.click(page.getByRole('button', { name: 'Invia' }));
      await page.findByText('Ti rispondiamo presto');
      expect(posts[0]!.data).toMatchObject({
        fields: { 2: { value: 'Bruno Parodi' }, 3: { value: 'anna@example.it' }, 4: { value: '3331234567' } },
      });
    });

    test('finds the order that the address names, and chooses another of theirs instead of typing its number', async () => {
      history.replaceState(null, '', '/reclamo/?order=57');
      const order = (orderId: number) => ({
        orderId,
        orderStatusId: 8,
        insertDate: '2026-11-30T10:00:00+01:00',
        grossTotal: 12.5,
        editable: false,
        deletable: false,
      });
      const form = contentForm([contentField({ id: 5, type: 'number', key: 'numero-dellordine', label: 'Numero' })]);
      const list = () =>
        answer({ page: { selPage: 1, totPages: 1, totItems: 2, itemsPerPage: 24 }, orders: [order(58), order(57)] });
      const { page, posts } = await platform({ form, says: [sent], detail, orders: list });
      const choice = await page.findByRole<HTMLSelectElement>('combobox', { name: 'Numero' });
      expect([choice.value, choice.selectedOptions[0]!.text]).toEqual([
        '57',
        expect.stringMatching(/^Ordine 57 del 30 novembre 2026, 12[.,]50\s€$/),
      ]);
      const user = userEvent.setup();
      await user.selectOptions(choice, 'Un altro ordine');
      const typed = page.getByRole('textbox', { name: 'Numero' });
      await waitFor(() => expect(typed).toBe(document.activeElement));
      await user.type(typed, '12');
      await user.click(page.getByRole('button', { name: 'Invia' }));
      await page.findByText('Ti rispondiamo presto');
      expect(posts[0]!.data).toMatchObject({ fields: { 5: { value: '12' } } });
      history.replaceState(null, '', '/');
    });

    test('fills it in by hand where the shop does not answer', async () => {
      const failed = () => new Response('', { status: 500 });
      const { page } = await platform({ form: contentForm(asked), says: [sent], detail: failed });
      await page.findByLabelText('Nome e cognome');
      expect(values(page)).toEqual(['', '', '', '', 'negozio@example.it', '']);
    });

    test('is not asked for where the form has no such field, nor is a visitor', async () => {
      const other = [contentField({ id: 7, key: 'ordine', label: 'Ordine' })];
      const { page, asked: calls } = await platform({ form: contentForm(other), says: [sent], detail });
      await page.findByLabelText('Ordine');
      expect(calls('/registration/user_detail')).toEqual([]);
      const visitor = await platform({ form: contentForm(asked), says: [sent] });
      await visitor.page.findByLabelText('Nome e cognome');
      expect(visitor.asked('/registration/user_detail')).toEqual([]);
    });
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

  test('where a form asks for work of the browser’s own, each attempt brings the solution of a challenge of the platform', async () => {
    const refused = { errors: { form: { captcha: 'Non abbiamo potuto verificare.' } } };
    const shop = { form: contentForm(fields, { captcha: true }), says: [refused, sent] };
    const { page, tokens } = await platform(shop, { captchaKey: 'altcha' });
    const user = await fill(page);
    await user.click(page.getByRole('button', { name: 'Invia' }));
    await page.findByText('Non abbiamo potuto verificare.');
    await user.click(page.getByRole('button', { name: 'Invia' }));
    await page.findByText('Ti rispondiamo presto');
    expect(new Set(tokens)).toHaveProperty('size', 2);
    for (const token of tokens)
      expect(JSON.parse(Buffer.from(token!, 'base64url').toString())).toMatchObject({
        challenge: { parameters: { algorithm: 'PBKDF2/SHA-256' } },
        solution: { derivedKey: expect.stringMatching(/^00/) as string },
      });
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
