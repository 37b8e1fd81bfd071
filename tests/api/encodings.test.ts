import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { asProblem } from '../../demo/server/http/problem.ts';
import { sendProblem } from '../../demo/server/http/door.ts';
import { readInput } from '../../demo/server/http/readInput.ts';
import { form, multipart } from '../../core/api/bodies.ts';
import { area, endpoint, type Endpoint } from '../../core/api/endpoint.ts';
import { wordpressTotals } from '../../core/api/paging.ts';
import { testSpesa } from '../testBrowser.ts';

const file = v.object({ name: v.string(), type: v.string(), text: v.string() });
const rows = area('content', {
  upload: endpoint({
    who: 'anyone',
    method: 'POST',
    path: '/upload',
    base: 'content',
    encoding: multipart,
    query: v.object({ form_id: v.number() }),
    body: v.object({
      field_id: v.number(),
      agreed: v.optional(v.boolean()),
      note: v.optional(v.string()),
      files: v.array(v.file()),
    }),
    answer: v.object({
      form_id: v.number(),
      field_id: v.number(),
      agreed: v.optional(v.boolean()),
      note: v.optional(v.string()),
      files: v.array(file),
    }),
  }),
  submit: endpoint({
    who: 'anyone',
    method: 'POST',
    path: '',
    base: 'ajax',
    encoding: form,
    body: v.object({ action: v.literal('nf_ajax_submit'), security: v.string(), formData: v.string() }),
    answer: v.object({ action: v.string(), security: v.string(), formData: v.string() }),
  }),
  posts: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/wp/v2/posts',
    base: 'content',
    query: v.object({ page: v.optional(v.number()) }),
    answer: v.array(v.object({ id: v.number() })),
    paging: wordpressTotals,
    cached: true,
  }),
});

const app = new Hono();
app.onError((failure, request) => sendProblem(request, asProblem(failure)!));
const seen: string[] = [];

/** The shop API's own reader of a body behind the client that wrote it. */
app.post('/wp-json/upload', async (request) => {
  const { input } = await readInput(rows.upload as Endpoint, request);
  const files = (input['files'] ?? []) as File[];
  return request.json({
    ...input,
    files: await Promise.all(
      files.map(async (each) => ({ name: each.name, type: each.type, text: await each.text() })),
    ),
  });
});
app.post('/wp-admin/admin-ajax.php', async (request) => {
  seen.push(request.req.header('content-type') ?? '', new URL(request.req.url).search);
  return request.json(Object.fromEntries(new URLSearchParams(await request.req.text())));
});
app.get('/wp-json/wp/v2/posts', (request) => {
  seen.push('posts');
  return request.json(
    [{ id: 8 }],
    200,
    request.req.query('page') ? { 'X-WP-Total': '17', 'X-WP-TotalPages': '3' } : {},
  );
});

const { spesa } = testSpesa(async (input, init) => app.request(String(input), init), {
  config: { content: 'http://shop.test/wp-json', ajax: 'http://shop.test/wp-admin/admin-ajax.php' },
});

test('a multipart row brings files, lists and typed fields as they were given', async () => {
  const files = [
    new File(['uno'], 'città.txt', { type: 'text/plain' }),
    new File(['due'], 'b.txt', { type: 'text/plain' }),
  ];
  const { data } = await spesa.client.call(rows.upload, {
    form_id: 3,
    field_id: 12,
    agreed: true,
    note: 'a & è',
    files,
  });
  expect(data).toEqual({
    form_id: 3,
    field_id: 12,
    agreed: true,
    note: 'a & è',
    files: [
      { name: 'città.txt', type: 'text/plain', text: 'uno' },
      { name: 'b.txt', type: 'text/plain', text: 'due' },
    ],
  });
});

test.each([
  ['application/json', '{}', 415],
  ['multipart/form-data', 'no boundary', 400],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="field_id"\r\n\r\n1', 400],
])('a multipart row refuses %s with the body %j: %i', async (type, body, status) => {
  const response = await app.request('/wp-json/upload?form_id=1', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });
  expect(response.status).toBe(status);
});

test('a field given twice that is no list is refused (SEC-21)', async () => {
  const body = new FormData();
  for (const id of ['1', '2']) body.append('field_id', id);
  body.append('files', new File(['x'], 'x.txt'));
  const response = await app.request('/wp-json/upload?form_id=1', { method: 'POST', body });
  expect([response.status, JSON.stringify(await response.json())]).toEqual([
    400,
    expect.stringContaining('field_id è ripetuto'),
  ]);
});

test('an ajax row goes to the one address for forms, its action in the body', async () => {
  const formData = JSON.stringify({ id: 4, fields: { '1': { value: 'Sì & no' } } });
  seen.length = 0;
  const { data } = await spesa.client.call(rows.submit, { action: 'nf_ajax_submit', security: 'abc', formData });
  expect(data).toEqual({ action: 'nf_ajax_submit', security: 'abc', formData });
  expect(seen[0]).toContain('application/x-www-form-urlencoded');
  expect(seen[1]).toBe('');
});

test('a row with paging tells how many there are in all, from the cache too; 0 where the headers are missing', async () => {
  seen.length = 0;
  const first = await spesa.client.call(rows.posts, { page: 2 });
  const again = await spesa.client.call(rows.posts, { page: 2 });
  expect([first.paging, again.paging, seen.length]).toEqual([{ items: 17, pages: 3 }, { items: 17, pages: 3 }, 1]);
  expect((await spesa.client.call(rows.posts, {})).paging).toEqual({ items: 0, pages: 0 });
});
