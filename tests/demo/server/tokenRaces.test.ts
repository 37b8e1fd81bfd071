import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registration } from '../../../core/api/endpoints/registration.ts';
import { security } from '../../../core/api/endpoints/security.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import { kinds, type Cluster } from './cluster.ts';
import { lastLetter, tokenFrom, tokensFrom } from './letters.ts';
import { logIn, stepUp } from './people.ts';

const together = <T>(count: number, work: (turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await open();
  }, 120_000);
  beforeEach(() => cluster.first.db.deleteFrom('login_try').execute());
  afterAll(() => cluster.close());

  test('SEC-15 of twenty resets with one token one is done', async () => {
    const e_mail = 'carla@example.it';
    await cluster.first.request(registration.requestReset, { e_mail });
    const reset_token = await tokenFrom(cluster.first, e_mail, 'reset_token');
    const all = await together(20, (turn) =>
      cluster.next().request(registration.resetPassword, { e_mail, reset_token, password: `nuova-password-${turn}` }),
    );
    expect(all.filter(({ status }) => status === 0)).toHaveLength(1);
    const won = all.findIndex(({ status }) => status === 0);
    await cluster.first.db.deleteFrom('login_try').execute();
    const { status } = await cluster
      .next()
      .request(session.login, { login: e_mail, password: `nuova-password-${won}` });
    expect(status).toBe(0);
  }, 30_000);

  test('SEC-04 of five registrations with one e-mail one is confirmed, of five with one card one has it, and all are answered the same', async () => {
    const email = 'gara@example.it';
    const person = {
      firstName: 'Gara',
      lastName: 'Rossi',
      email,
      password: 'una-password',
      phone: '3331234567',
      birthDate: '1990-01-01',
      address1: 'Via Roma',
      addressNumber: '1',
      city: 'Genova',
      province: 'GE',
      postalcode: '16121',
      fidelityCard: '0400000000099',
      disclaimers: [1, 2].map((disclaimerId) => ({ disclaimerId, accepted: true })),
    };
    const all = await together(5, () => cluster.next().request(registration.register, person));
    expect(new Set(all.map((answer) => JSON.stringify({ ...answer, headers: 0 }))).size).toBe(1);
    const confirm = (e_mail: string, reg_control_code: string) =>
      cluster.next().request(registration.confirm, { e_mail, reg_control_code });
    const tokens = await tokensFrom(cluster.first, email, 'reg_control_code');
    expect(tokens).toHaveLength(5);
    await cluster.first.db.deleteFrom('login_try').execute();
    const confirmed = await together(5, (turn) => confirm(email, tokens[turn]!));
    expect(confirmed.map(({ errors }) => errors[0]?.code).filter((code) => code === undefined)).toHaveLength(1);
    const kept = await cluster.first.db.selectFrom('customer').select('user_id').where('email', '=', email).execute();
    expect(kept).toHaveLength(1);
    await cluster.first.db.deleteFrom('login_try').execute();
    const others = await together(5, (turn) =>
      cluster
        .next()
        .request(registration.register, { ...person, email: `gara${turn}@example.it`, fidelityCard: '0400000000100' }),
    );
    expect(others.every(({ status }) => status === 0)).toBe(true);
    const theirs = await together(5, (turn) => tokensFrom(cluster.first, `gara${turn}@example.it`, 'reg_control_code'));
    const made = await together(5, (turn) => confirm(`gara${turn}@example.it`, theirs[turn]![0]!));
    expect(made.map(({ data }) => data)).toEqual(Array(5).fill({ confirmed: true, alreadyConfirmed: false }));
    const cards = await cluster.first.db
      .selectFrom('customer')
      .select('user_id')
      .where('fidelity_card', '=', '0400000000100')
      .execute();
    expect(cards).toHaveLength(1);
  }, 30_000);

  test('SEC-18 of five logins with one pin one gets in; a username that two want goes to one', async () => {
    const anna = await logIn(cluster.first, 'anna');
    const bruno = await logIn(cluster.first, 'bruno');
    await stepUp(cluster.first, anna);
    await cluster.first.request(security.updateMfa, { enabled: true }, anna);
    const given = { login: 'anna@example.it', password: 'spesa-demo' };
    const { data } = await cluster.next().request(session.login, given);
    const mfa_pin = (await lastLetter(cluster.first, given.login)).pin;
    const { token } = data as unknown as { token: string };
    const all = await together(5, () => cluster.next().request(session.login, { ...given, mfa_pin, token }));
    expect(all.filter(({ status }) => status === 0)).toHaveLength(1);
    const [mine = anna] = [anna];
    const names = await together(2, (turn) =>
      cluster.next().request(security.updateUsername, { username: 'Stella' }, turn === 0 ? mine : bruno),
    );
    expect(names.map(({ http }) => http)).toEqual([200, 200]);
    expect(names.filter(({ status }) => status === 0)).toHaveLength(1);
  }, 30_000);
});
