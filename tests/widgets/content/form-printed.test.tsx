// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { contentField, contentForm } from '../../contentFields.ts';
import { place, stage } from '../stage.ts';

const form = contentForm([
  contentField({ id: 1, type: 'html', default: '<p>Scrivici per <b>qualsiasi</b> motivo.</p>' }),
  contentField({ id: 2, type: 'html', default: '<p>Nel frattempo <b>cambiato</b>.</p>' }),
  contentField({ id: 3, key: 'nome', label: 'Nome', desc_text: '<a href="/privacy?a=1&amp;b=2">Leggi</a> prima.' }),
  contentField({ id: 4, key: 'eta', label: 'Età', desc_text: '<a href="/nuova">Leggi</a> dopo.' }),
]);

afterEach(() => document.body.replaceChildren());

test('[spesa-form] a text that the server has printed stays as it is printed, one that has changed since is shown anew', async () => {
  stage(() => Promise.resolve(Response.json(form)), { config: { content: 'http://shop.test/wp-json' } });
  const printed = ['Scrivici per <b data-printed>qualsiasi</b> motivo.', 'Nel frattempo <b data-printed>vecchio</b>.']
    .map((words) => `<div class="editor-form__text"><p>${words}</p></div>`)
    .join('');
  const below = [
    '<a data-printed href="/privacy?a=1&amp;b=2">Leggi</a> prima.',
    '<a data-printed href="/vecchia">Leggi</a> dopo.',
  ]
    .map((words) => `<div class="editor-form__text">${words}</div>`)
    .join('');
  const element = await place('spesa-form', { 'form-id': '7' }, `<div class="editor-form">${printed}${below}</div>`);
  await within(element).findByLabelText(/Nome/);
  const texts = () => [...element.querySelectorAll('.editor-form__text b')];
  await waitFor(() => expect(texts().map(({ textContent }) => textContent)).toEqual(['qualsiasi', 'cambiato']));
  expect(texts().map((text) => text.hasAttribute('data-printed'))).toEqual([true, false]);
  const links = () => [...element.querySelectorAll('.editor-form__more a')];
  await waitFor(() => expect(links().map((link) => link.getAttribute('href'))).toEqual(['/privacy?a=1&b=2', '/nuova']));
  expect(links().map((link) => link.hasAttribute('data-printed'))).toEqual([true, false]);
});
