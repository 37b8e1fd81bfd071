// @vitest-environment jsdom
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fireEvent, waitFor, type within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentField, contentForm } from '../../contentFields.ts';
import { platform, sent } from './contentPlatform.ts';

beforeEach(() => void vi.stubGlobal('CSS', { escape: (name: string) => name }));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A server that takes files; each is answered as `answer` says. */
async function fileServer(answer: (number: number) => { status: number; body: unknown }, held?: Promise<void>) {
  let count = 0;
  const types: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const allowed = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (request.method === 'OPTIONS') return void response.writeHead(204, allowed).end();
    types.push(request.headers['content-type'] ?? '');
    request.resume().on('end', async () => {
      await held;
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

  test('a press while a file is still going out is done once it is there; another fault is told at once', async () => {
    const token = 'e'.repeat(32);
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const { url, server } = await fileServer(
      () => ({ status: 200, body: { data: { files: [{ name: 'a.pdf', tmp_name: token, size: 8 }] }, errors: [] } }),
      held,
    );
    const named = contentField({ id: 1, type: 'textbox', label: 'Nome', required: true });
    const { page } = await platform({ form: contentForm([named, upload]), says: [sent] }, { ajax: url });
    await page.findByLabelText('Allegati');
    choose(page, pdf('a.pdf'));
    await page.findAllByText(/a\.pdf: invio in corso/);
    await userEvent.click(page.getByRole('button', { name: 'Invia' }));
    expect(page.queryByText('Invio la richiesta appena i file sono caricati')).toBeNull();
    await userEvent.type(page.getByLabelText(/Nome/), 'wait Anna');
    await userEvent.click(page.getByRole('button', { name: 'Invia' }));
    await page.findByText('Invio la richiesta appena i file sono caricati');
    arrive();
    await page.findByText('Ti rispondiamo presto');
    server.close();
  });

  test('where the server takes smaller files the limit says so, and a larger one does not go out', async () => {
    const { url, types, server } = await fileServer(() => ({ status: 413, body: '' }));
    const settings = { uploadBytes: 2.5 * 1024 * 1024 };
    const { page } = await platform({ form: contentForm([upload], settings), says: [sent] }, { ajax: url });
    await page.findByLabelText('Allegati');
    expect(page.getByText(/^Al massimo 5 file da 2,5 MB/)).toBeTruthy();
    choose(page, new File([new Uint8Array(3 * 1024 * 1024)], 'foto.pdf'));
    await page.findAllByText('foto.pdf: Il file supera 2,5 MB');
    expect(types).toHaveLength(0);
    choose(page, pdf('a.pdf'));
    await page.findAllByText('a.pdf: Il file supera 2,5 MB');
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
