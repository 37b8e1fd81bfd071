import { afterAll, beforeAll, expect, test } from 'vitest';
import { account } from '../../../core/api/endpoints/account.ts';
import { awards } from '../../../core/api/endpoints/awards.ts';
import { langInfoNames, language } from '../../../core/api/endpoints/language.ts';
import { reach } from '../../../core/api/endpoints/reach.ts';
import type { Credentials } from './caller.ts';
import { logIn } from './people.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let anna: Credentials;
let bruno: Credentials;
beforeAll(async () => {
  shop = await openShop();
  anna = await logIn(shop, 'anna');
  bruno = await logIn(shop, 'bruno');
}, 60_000);
afterAll(() => shop.close());

test('awards and the story of the points are one’s own, and their sum is the counter’s [GET /awards/view_orders] [GET /awards/view_story]', async () => {
  const { data: orders } = await shop.request(awards.orders, {}, anna);
  expect(orders.awards.map(({ name }) => name)).toEqual(['Borsa termica', 'Set di tre contenitori in vetro']);
  const { data: story } = await shop.request(awards.story, {}, anna);
  const { data: detail } = await shop.request(account.detail, {}, anna);
  const counter = detail.user.userPointsCounters?.find(({ codInt }) => codInt === 'PTS')?.value;
  expect([story.balance, story.movements[0]?.points]).toEqual([counter, -700]);
  expect(story.offer).toMatchObject({ pointsPerEuro: 1, worth: 10 });
  expect((await shop.request(awards.story, {}, bruno)).data).toMatchObject({
    movements: [],
    balance: 0,
    offer: { worth: 0 },
  });
});

test('SEC-08 a device is registered for whoever is logged in last, and taken out by its owner alone [GET /externalregistration/register] [GET /externalregistration/unregister]', async () => {
  const device = { platform: 'android', uuid: 'u1', external_id: 'e1', model: 'Pixel' };
  const owners = () => shop.db.selectFrom('push_device').select('user_id').execute();
  await shop.request(reach.registerDevice, device, anna);
  await shop.request(reach.registerDevice, device, bruno);
  expect(await owners()).toEqual([{ user_id: 102 }]);
  await shop.request(reach.unregisterDevice, { platform: 'android', uuid: 'u1' }, anna);
  expect(await owners()).toHaveLength(1);
  await shop.request(reach.unregisterDevice, { platform: 'android', uuid: 'u1' }, bruno);
  expect(await owners()).toEqual([]);
});

test('the marketing key needs company 32 and consent, and goes with it; another’s is as one that is not there [POST /marketingcloud/contact-key] [POST /marketingcloud/remove]', async () => {
  const ask = (mine: Credentials) =>
    shop.request(reach.contactKey, { channelAddresses: ['a', 'b', 'c'], maxCount: 2 }, mine);
  const agree = (accepted: boolean) =>
    shop.request(account.updateContactPreference, { preferences: [{ channel: 'push', accepted }] }, anna);
  await agree(true);
  expect((await ask(anna)).errors[0]?.code).toBe('contact.consent');
  await shop.db.updateTable('customer').set({ company_id: 32 }).where('user_id', '=', 101).execute();
  const { contactKey } = (await ask(anna)).data;
  const kept = () => shop.db.selectFrom('marketing_contact').select('addresses').execute();
  expect(await kept()).toEqual([{ addresses: ['a', 'b'] }]);
  const remove = (mine: Credentials) => shop.request(reach.removeContact, { contactKey, userId: 101 }, mine);
  expect((await remove(bruno)).status).toBe(3);
  expect((await remove(anna)).status).toBe(0);
  await ask(anna);
  await agree(false);
  expect(await kept()).toEqual([]);
  expect((await ask(anna)).errors[0]?.code).toBe('contact.consent');
});

test.each(langInfoNames)('the texts of %s are there by their keys [GET /lang/lang-info]', async (lang_info_name) => {
  const { data } = await shop.request(language.info, { lang_info_name });
  expect(data.langInfoName).toBe(lang_info_name);
  expect(Object.keys(data.labels).length).toBeGreaterThan(10);
});
