import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { disclaimer } from '../../../core/api/endpoints/disclaimers.ts';
import { answerConsent } from '../../../core/flows/consent.ts';
import { signOut } from '../../../core/flows/signIn.ts';
import type { Spesa } from '../../../core/spesa.ts';
import { tailoredOffers } from '../../../demo/shop/disclaimers.ts';
import { repository } from '../../../demo/wordpress/site.ts';
import { logIn } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';

const plain = plainShop(1);
const code = readFileSync(join(repository, 'wp-plugin/inline/audience.js'), 'utf8');

/** The segments that the next page has before anything is painted. */
function next({ browser }: Spesa): string[] {
  const getItem = (name: string) => JSON.stringify(browser.local.read(name.replace('spesa:1:', ''), (value) => value));
  runInNewContext(code.replace('SITE', '1'), { document, localStorage: { getItem }, Date });
  return document.documentElement.dataset['spesaIs']?.split(' ').filter((word) => word.startsWith('segment')) ?? [];
}

test('LAW-13 the segments of who agrees to offers made for them and allows profiling choose blocks on the next page, and are gone with the customer [GET /cart/view]', async () => {
  const me = await logIn(plain.shop, 'anna');
  await plain.shop.request(disclaimer.update, { disclaimers: [{ disclaimerId: tailoredOffers, accepted: true }] }, me);
  const { spesa } = await shopPage(plain.shop, { as: 'anna' });
  expect(spesa.cart.current()?.user.crmUserSegments).toHaveLength(2);
  expect(next(spesa)).toEqual([]);
  answerConsent(spesa, { profilation: true });
  expect(next(spesa)).toEqual(['segment-3', 'segment-12']);
  answerConsent(spesa, { profilation: false });
  expect(next(spesa)).toEqual([]);
  answerConsent(spesa, { profilation: true });
  await signOut(spesa);
  expect(next(spesa)).toEqual([]);
});
