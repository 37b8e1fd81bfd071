import { expect, test } from 'vitest';
import { html } from '../../../demo/server/mail/html.ts';

test('values of a template are escaped, parts of it are not', () => {
  const names = ['<b>', '"x" & \'y\''].map((name) => html`<li>${name}</li>`);
  expect(html`<ul>${names}</ul>${3}`.text).toBe('<ul><li>&lt;b&gt;</li><li>&quot;x&quot; &amp; &#39;y&#39;</li></ul>3');
});
