import { expect, test } from '../../fixtures.ts';

const missing = [
  '/.site.json',
  '/%2esite.json',
  '/.sqlite/',
  '/wp-content/database/.ht.sqlite',
  '/wp-content/debug.log',
  '/wp-content/uploads/',
];
const silent = ['/wp-config.php', '/wp-content/database/', '/wp-content/plugins/'];

test('what the site keeps beside its pages is served to nobody', async ({ request }) => {
  for (const file of missing) expect((await request.get(file)).status(), file).toBe(404);
  for (const file of silent) expect(await (await request.get(file)).text(), file).toBe('');
});
