import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { account } from '../../../core/api/endpoints/account.ts';
import { dateWords, romeTime } from '../../../core/rules/dates.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';
import { now } from '../../moment.ts';

let shop: Shop;
let page: Stage;
const user = userEvent.setup({ delay: null });
beforeAll(async () => void (shop = await openShop()));
beforeEach(() => shop.db.deleteFrom('login_try').execute());
afterAll(() => shop.close());

async function own(tag: `spesa-${string}`, as = 'anna') {
  page = await shopPage(shop, { as });
  const element = await place(tag);
  const scrolled = () => document.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(scrolled() && element.querySelector('.skeletons')).toBeNull());
  return element;
}
const section = (element: HTMLElement, title: string) =>
  [...element.querySelectorAll<HTMLElement>('.form-section')].find(
    (one) => one.querySelector('h2')?.textContent === title,
  )!;
const press = (box: HTMLElement, name: string | RegExp) => user.click(within(box).getByRole('button', { name }));
const said = (box: HTMLElement, words: string) => waitFor(() => expect(box.textContent).toContain(words));

test('LAW-13 [spesa-contact-preferences] [GET /user-registration-disclaimer/list-by-type] [POST /user-registration-disclaimer/update-disclaimer] [POST /basko-registration/update_contact_preference] consents and channels are switches of their own, and what is mandatory stays', async () => {
  const given = Date.parse('2026-03-29T23:30:00Z');
  await shop.db
    .updateTable('customer_disclaimer')
    .set({ at: new Date(given) })
    .where('user_id', '=', 101)
    .execute();
  const element = await own('spesa-contact-preferences');
  await waitFor(() => expect(section(element, 'Consensi')).toBeTruthy());
  const consents = section(element, 'Consensi');
  const offers = consents.querySelector<HTMLInputElement>('[name="disclaimer-3"]')!;
  const before = offers.checked;
  await user.click(offers);
  await press(consents, 'Salva');
  await said(consents, 'Salvato.');
  const settled = [...consents.querySelectorAll('.consents li')].map(({ textContent }) => textContent);
  expect(settled.length).toBeGreaterThan(0);
  for (const words of settled) expect(words).toContain(`Sì, dal ${dateWords(romeTime(given).date)}`);
  expect(offers.closest('label')!.textContent).toContain(
    `(${before ? 'No' : 'Sì'}, dal ${dateWords(romeTime(now()).date)})`,
  );
  expect(consents.querySelector('[name="disclaimer-1"]'), 'what was accepted for good is no box').toBeNull();
  const channels = section(element, 'Come possiamo raggiungerti');
  await user.click(channels.querySelector<HTMLInputElement>('[name=sms]')!);
  await press(channels, 'Salva');
  await said(channels, 'Salvato.');
  const { data } = await page.spesa.client.call(account.detail, {});
  expect(data.disclaimers.find(({ disclaimerId }) => disclaimerId === 3)?.accepted).toBe(!before);
  await shop.db
    .updateTable('customer_disclaimer')
    .set({ accepted: false })
    .where('user_id', '=', 101)
    .where('disclaimer_id', '=', 1)
    .execute();
  const again = section(await own('spesa-contact-preferences'), 'Consensi');
  await press(again, 'Salva');
  await said(again, 'È obbligatorio accettare questo consenso per procedere');
});

test('[spesa-contact-preferences] [POST /marketingcloud/contact-key] [POST /marketingcloud/remove] offers by push give a customer of company 32 a marketing contact, which goes with the consent; nobody else asks for one', async () => {
  const element = await own('spesa-contact-preferences', 'bruno');
  const asked = () => page.requests.filter(({ pathname }) => pathname.includes('/marketingcloud/')).length;
  const turn = async (calls: number) => {
    const channels = section(element, 'Come possiamo raggiungerti');
    await user.click(channels.querySelector<HTMLInputElement>('[name=push]')!);
    await press(channels, 'Salva');
    await said(channels, 'Salvato.');
    await waitFor(() => expect(asked()).toBe(calls));
    return (await shop.db.selectFrom('marketing_contact').select('addresses').execute()).map((row) => row.addresses);
  };
  expect(await turn(0)).toEqual([]);
  await turn(0);
  await shop.db.updateTable('customer').set({ company_id: 32 }).where('email', '=', 'bruno@example.it').execute();
  expect(await turn(1)).toEqual([['bruno@example.it']]);
  expect(await turn(2)).toEqual([]);
  expect(await turn(3)).toEqual([['bruno@example.it']]);
});
