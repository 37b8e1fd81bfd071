import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account } from '../../../core/api/endpoints/account.ts';
import { addressees } from '../../../core/api/endpoints/addressees.ts';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { disclaimer } from '../../../core/api/endpoints/disclaimers.ts';
import { loyalty } from '../../../core/api/endpoints/loyalty.ts';
import type { InputOf } from '../../../core/api/endpoint.ts';
import { romeTime } from '../../../core/rules/dates.ts';
import { giftsInHome } from '../../../core/rules/giftCertificates.ts';
import { tailoredOffers } from '../../../demo/shop/disclaimers.ts';
import { now } from '../../moment.ts';
import type { Credentials } from './caller.ts';
import { logIn } from './people.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let anna: Credentials;
let bruno: Credentials;
let elena: Credentials;
beforeAll(async () => {
  shop = await openShop();
  anna = await logIn(shop, 'anna');
  bruno = await logIn(shop, 'bruno');
  elena = await logIn(shop, 'elena');
}, 60_000);
beforeEach(() => shop.db.deleteFrom('login_try').execute());
afterAll(async () => {
  expect(shop.log).toEqual([]);
  await shop.close();
});

const firm: InputOf<typeof addressees.add> = {
  name: 'Parodi & Figli S.r.l.',
  vatNumber: '01234567890',
  sdiCode: 'ABC1234',
  address1: 'Via Roma',
  addressNumber: '1',
  city: 'Genova',
  province: 'GE',
  postalcode: '16121',
};

describe('what a customer tells the shop about themselves', () => {
  test('a new telephone number is there from then on, and the rest stays [GET /registration/user_detail] [POST /registration/update_user_detail]', async () => {
    const { data: before } = await shop.request(account.detail, {}, anna);
    expect(before).toMatchObject({ user: { userId: 101 }, person: { firstName: 'Anna', birthDate: '1984-02-29' } });
    const { data } = await shop.request(
      account.updateDetail,
      { phone: '+39 347 0000001', lastName: 'Parodi Rossi' },
      anna,
    );
    expect(data.person).toEqual({ ...before.person, phone: '+39 347 0000001', lastName: 'Parodi Rossi' });
    const { data: again, user } = await shop.request(account.detail, {}, anna);
    expect([again.person, user.lastName]).toEqual([data.person, 'Parodi Rossi']);
    const { status, errors } = await shop.request(account.updateDetail, { phone: 'abc', fiscalCode: 'X' }, anna);
    expect([status, errors.map(({ field }) => field)]).toEqual([2, ['phone', 'fiscalCode']]);
  });

  test('the user in it bears what they agreed to, the codes they hold and their favourite address (§3)', async () => {
    const me = await logIn(shop, 'anna');
    const user = async () => (await shop.request(account.detail, {}, me)).data.user;
    const { legals, giftCertificatesReceived, defaultDeliveryAddressId } = await user();
    const { data: own } = await shop.request(disclaimer.own, { registration_module_type_id: 2 }, me);
    expect(legals).toEqual(own.disclaimers.map(({ disclaimerId, accepted }) => ({ legalId: disclaimerId, accepted })));
    const { address_id } = await shop.db
      .selectFrom('address')
      .select('address_id')
      .where('user_id', '=', 101)
      .where('favourite', '=', true)
      .executeTakeFirstOrThrow();
    expect(defaultDeliveryAddressId).toBe(address_id);
    const lists = await Promise.all(
      [loyalty.gifts, loyalty.giftsByHand].map((list) => shop.request(list, { show_history: true }, me)),
    );
    const all = lists.map(({ data }) => data.giftCertificates);
    const held = giftsInHome(all, romeTime(now()).date, false);
    expect(all.flat().length, 'one is past, another hidden').toBeGreaterThan(held.length + 1);
    expect([held.length > 0, giftCertificatesReceived]).toEqual([true, held.length]);
    await shop.request(disclaimer.update, { disclaimers: [{ disclaimerId: 3, accepted: true }] }, me);
    expect((await user()).legals?.find(({ legalId }) => legalId === 3)?.accepted).toBe(true);
    const answered = async () =>
      new Map(
        (await shop.request(disclaimer.own, {}, me)).data.disclaimers.map((one) => [one.disclaimerId, one.answeredAt]),
      );
    const first = await answered();
    expect([typeof first.get(3), first.get(4)]).toEqual(['string', undefined]);
    shop.clock.offset += 60_000;
    const both = [3, 4].map((disclaimerId) => ({ disclaimerId, accepted: true }));
    await shop.request(disclaimer.update, { disclaimers: both }, me);
    const second = await answered();
    expect(second.get(3)).toBe(first.get(3));
    expect(Date.parse(second.get(4)!) - Date.parse(first.get(3)!)).toBeGreaterThanOrEqual(60_000);
    shop.clock.offset -= 60_000;
    await shop.request(disclaimer.update, { disclaimers: [{ disclaimerId: 4, accepted: false }] }, me);
    const [used] = held;
    await shop.db
      .insertInto('gift_use')
      .values({ gift_certificate_id: used!.giftCertificateId, user_id: 101, order_id: 1 })
      .execute();
    expect((await user()).giftCertificatesReceived).toBe(held.length - 1);
    const { data: inCart } = await shop.request(cart.view, {}, me);
    expect(inCart.user).toEqual({ ...(await user()), hasFavorites: inCart.user.hasFavorites });
    expect(inCart.user).toMatchObject({
      giftCertificatesReceived: held.length - 1,
      defaultDeliveryAddressId: address_id,
    });
    await shop.db.deleteFrom('gift_use').where('user_id', '=', 101).where('order_id', '=', 1).execute();
    await shop.request(disclaimer.update, { disclaimers: [{ disclaimerId: 3, accepted: false }] }, me);
  });

  test('LAW-13 the segments that the CRM put a customer into are told while they agree to offers made for them, and no longer (§3)', async () => {
    const me = await logIn(shop, 'anna');
    const segments = async () => [
      (await shop.request(cart.view, {}, me)).data.user.crmUserSegments,
      (await shop.request(account.detail, {}, me)).data.user.crmUserSegments,
    ];
    const agree = (accepted: boolean) =>
      shop.request(disclaimer.update, { disclaimers: [{ disclaimerId: tailoredOffers, accepted }] }, me);
    expect(await segments()).toEqual([[], []]);
    await agree(true);
    const hers = [{ crmSegment: { crmSegmentId: 3 } }, { crmSegment: { crmSegmentId: 12 } }];
    expect(await segments()).toEqual([hers, hers]);
    await agree(false);
    expect(await segments()).toEqual([[], []]);
  });

  test('SEC-12 a detail that brings points, a role or another id changes none of them', async () => {
    const row = () =>
      shop.db.selectFrom('customer').selectAll().where('user_id', 'in', [101, 102]).orderBy('user_id').execute();
    const before = await row();
    const more = { userId: 102, role: 'backoffice', points: { PM2: 9 }, password_hash: 'x', confirmed: false };
    await shop.request(account.updateDetail, { city: 'Savona', ...more }, anna);
    expect(await row()).toEqual(before);
  });

  test('SEC-12 only the person info that asks for a card may be written [POST /registration/update_person_info]', async () => {
    const write = (personInfoTypeId: number) =>
      shop.request(account.updatePersonInfo, { personInfoTypeId, value: '1' }, bruno);
    expect((await write(4)).data.personInfos).toEqual([{ personInfoTypeId: 4, value: '1' }]);
    expect((await write(99)).status).toBe(3);
  });

  test('contacts and by what the shop may write are kept [POST /registration/update_contact] [POST /basko-registration/update_contact_preference]', async () => {
    const { data } = await shop.request(account.updateContact, { contactTypeId: 2, value: '3470000002' }, anna);
    expect(data.contacts).toEqual([{ contactTypeId: 2, value: '3470000002' }]);
    expect((await shop.request(account.updateContact, { contactTypeId: 3, value: 'no' }, anna)).errors[0]?.field).toBe(
      'value',
    );
    const preferences = [{ channel: 'email', accepted: true } as const, { channel: 'sms', accepted: false } as const];
    const { data: after } = await shop.request(account.updateContactPreference, { preferences }, anna);
    expect(after.contactPreferences.filter(({ accepted }) => accepted)).toEqual([{ channel: 'email', accepted: true }]);
  });

  test('an invoice needs a fiscal code, or a VAT number with SDI code or PEC [POST /registration/update_billing_address]', async () => {
    const fault = async (change: object) =>
      (await shop.request(account.updateBilling, { ...firm, ...change }, anna)).errors.map(({ field }) => field);
    expect(await fault({ vatNumber: '123' })).toEqual(['vatNumber']);
    expect(await fault({ sdiCode: '' })).toEqual(['sdiCode']);
    expect(await fault({ vatNumber: '', fiscalCode: '' })).toEqual(['fiscalCode']);
    const { data } = await shop.request(account.updateBilling, firm, anna);
    expect(data.billingAddress).toEqual(firm);
  });

  test('SEC-08 addressees of invoices are one’s own: another’s is as one that is not there [GET /user-person-fiscal/list] [POST /user-person-fiscal/insert-billing-address] [GET /user-person-fiscal/delete-person-fiscal]', async () => {
    const { data } = await shop.request(addressees.add, firm, anna);
    const [{ personFiscalId: person_fiscal_id, address } = { personFiscalId: 0, address: undefined }] =
      data.personFiscals;
    expect(address).toMatchObject({ city: 'Genova' });
    const plain = ({ headers: _, user: __, ...rest }: Awaited<ReturnType<typeof shop.request>>) => rest;
    const foreign = await shop.request(addressees.delete, { person_fiscal_id }, bruno);
    const missing = await shop.request(addressees.delete, { person_fiscal_id: 99_999 }, bruno);
    expect(plain(foreign)).toEqual(plain(missing));
    expect((await shop.request(addressees.list, {}, anna)).data.personFiscals).toHaveLength(1);
    expect((await shop.request(addressees.delete, { person_fiscal_id }, anna)).data.personFiscals).toEqual([]);
  });

  test('SEC-08 how much one has bought is told of oneself alone [POST /customer-lifetime/user_info]', async () => {
    const { data } = await shop.request(account.lifetime, { userId: 101 }, bruno);
    expect(data).toEqual({ level: 'Bronzo', nextLevel: 'Argento da 300 €', total: 0, orders: 0 });
  });

  test('a survey answered twice holds the last answer [POST /googlebox/survey]', async () => {
    await shop.request(account.survey, { surveyId: 's1', answers: { a: '1' } }, anna);
    expect((await shop.request(account.survey, { surveyId: 's1', answers: { a: '2' } }, anna)).status).toBe(0);
    expect(await shop.db.selectFrom('survey_answer').select('answers').execute()).toEqual([{ answers: { a: '2' } }]);
  });
});

describe('the loyalty card', () => {
  const register = (prima_card_action: 'request' | 'associate', fidelityCard: string | undefined, who: Credentials) =>
    shop.request(account.registerCard, { prima_card_action, ...(fidelityCard !== undefined && { fidelityCard }) }, who);

  test('is asked for, or taken over with its leading zero; another’s is refused as an unknown one is [POST /prima-card/register-user]', async () => {
    expect((await register('request', undefined, bruno)).data.user.person?.personInfos).toEqual([
      { personInfoTypeId: 4, value: '1' },
    ]);
    expect((await register('associate', '412345678907', elena)).errors[0]?.field).toBe('fidelityCard');
    expect((await register('associate', undefined, elena)).errors[0]?.field).toBe('fidelityCard');
    expect((await register('associate', '0412345678907', elena)).errors[0]).toMatchObject({ code: 'card.unknown' });
    const { data } = await register('associate', '0400000000001', elena);
    expect(data.fidelityCard).toBe('0400000000001');
    expect(data.user.person?.personInfos).toEqual([]);
    expect((await register('request', undefined, anna)).errors[0]?.code).toBe('card.there');
  });
});

describe('disclaimers', () => {
  test('are listed for visitors, kept for customers, and a mandatory one cannot be taken back [GET /registration-disclaimer/list] [GET /user-registration-disclaimer/list-by-type] [GET /user-registration-disclaimer/check-disclaimer] [POST /user-registration-disclaimer/update-disclaimer]', async () => {
    const { data } = await shop.request(disclaimer.list, {});
    expect(data.disclaimers.map(({ mandatory, accepted }) => [mandatory, accepted])).toEqual([
      [true, false],
      [true, false],
      [false, false],
      [false, false],
    ]);
    expect((await shop.request(disclaimer.check, {}, anna)).data.toAccept).toBe(false);
    const update = (disclaimerId: number, accepted: boolean) =>
      shop.request(disclaimer.update, { disclaimers: [{ disclaimerId, accepted }] }, anna);
    expect((await update(1, false)).errors[0]?.field).toBe('disclaimer-1');
    expect((await update(77, true)).status).toBe(3);
    expect((await update(3, true)).data.disclaimers.filter(({ accepted }) => accepted)).toHaveLength(3);
    await shop.db.deleteFrom('customer_disclaimer').where('user_id', '=', 101).execute();
    expect((await shop.request(disclaimer.check, {}, anna)).data.toAccept).toBe(true);
    const { data: own } = await shop.request(disclaimer.own, { registration_module_type_id: 2 }, anna);
    expect(own.disclaimers.some(({ accepted }) => accepted)).toBe(false);
  });
});
