import { expect, test } from 'vitest';
import { writable } from '../../wp-plugin/editor/formatted.ts';

test.each([
  ['', ''],
  ['Ciao <b>{{user.firstName}}</b>, <a href="/x">entra</a><br>di nuovo', undefined],
  ['<p>Ciao</p>', 'Ciao'],
  ['<p class="x">Ciao <em>tu</em></p>\n<p>e voi</p>', 'Ciao <em>tu</em><br><br>e voi'],
  ['<pippo>x</pippo>', undefined],
])('%j is written in the canvas', (html, shown = html) => {
  expect(writable(html)).toBe(shown);
});

test.each([
  '<h2>Consegne</h2><p>Oggi</p>',
  '<ul><li>Uno</li></ul>',
  'Prima <p>dopo</p>',
  '<img src="/a.jpg">',
  '<P>a<P>b',
])('%j is left to its source, of which nothing is lost', (html) => {
  expect(writable(html)).toBeUndefined();
});
