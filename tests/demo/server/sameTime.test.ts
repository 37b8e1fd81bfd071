import { afterAll, beforeAll, expect, test } from 'vitest';
import { registration } from '../../../core/api/endpoints/registration.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import { staff } from '../../../core/api/endpoints/staff.ts';
import { customers } from '../../../demo/shop/customers.ts';
import { newcomer } from './newcomer.ts';
import { openShop, type Shop } from './shop.ts';

const long = process.env['SPESA_LONG'] === '1';
const samples = 500;
const warmUp = 25;

let shop: Shop;
let turn = 0;
beforeAll(async () => {
  if (!long) return;
  shop = await openShop();
  await shop.request(registration.register, newcomer('attesa@example.it'));
}, 120_000);
afterAll(() => shop?.close());

/** A name that nobody bears. */
const nobody = () => `nessuno-${(turn += 1)}@example.it`;

interface Question {
  what: string;
  /** Whom the shop knows by it, and a name it has never heard of. */
  known: () => string;
  unknown: () => string;
  ask: (name: string) => Promise<{ http: number; status: number; errors: unknown }>;
}

const anna = () => 'anna@example.it';
const login = (name: string) => shop.request(session.login, { login: name, password: 'sbagliata' }, {});

const questions: Question[] = [
  { what: 'login', known: anna, unknown: nobody, ask: login },
  {
    what: 'staff login',
    known: () => 'staff@example.it',
    unknown: nobody,
    ask: (name) => shop.request(staff.ssoLogin, { backoffice_user: name, password: 'sbagliata' }, {}),
  },
  {
    what: 'registration',
    known: anna,
    unknown: nobody,
    ask: (name) => shop.request(registration.register, newcomer(name), {}),
  },
  {
    what: 'reset',
    known: anna,
    unknown: nobody,
    ask: (e_mail) => shop.request(registration.requestReset, { e_mail }, {}),
  },
  {
    what: 'mail once more',
    known: () => 'attesa@example.it',
    unknown: nobody,
    ask: (e_mail) => shop.request(registration.resendEmail, { e_mail }, {}),
  },
  {
    what: 'confirmation by a wrong token',
    known: () => 'attesa@example.it',
    unknown: nobody,
    ask: (e_mail) => shop.request(registration.confirm, { e_mail, reg_control_code: 'x'.repeat(43) }, {}),
  },
  {
    what: 'registration with a loyalty card',
    known: () => customers.find(({ fidelityCard }) => fidelityCard)!.fidelityCard!,
    unknown: () => `04000000${10_000 + (turn += 1)}`,
    ask: (fidelityCard) => shop.request(registration.register, { ...newcomer(nobody()), fidelityCard }, {}),
  },
];

const at = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)]!;

/** How often one of the first takes longer than one of the second: a half where the time tells nothing (Mann and Whitney). */
const longer = (one: readonly number[], other: readonly number[]): number =>
  one.reduce(
    (sum, first) => sum + other.reduce((all, second) => all + Number(first > second) + Number(first === second) / 2, 0),
    0,
  ) /
  (one.length * other.length);

const line = (times: readonly number[]) =>
  [0.1, 0.25, 0.5, 0.75, 0.9].map((part) => at(times, part).toFixed(1).padStart(7)).join(' ');

test.runIf(long).each(questions)(
  'SEC-04 %# five hundred times each, in turn, a $what takes as long for whom the shop knows as for nobody: medians within a tenth, or apart by chance alone, and no time tells which it was',
  async ({ what, known, unknown, ask }) => {
    const times = { known: [] as number[], unknown: [] as number[] };
    const answers = { known: new Set<string>(), unknown: new Set<string>() };
    for (let sample = -warmUp; sample < samples; sample += 1) {
      const order = sample % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of order) {
        const name = { known, unknown }[kind]();
        await shop.db.deleteFrom('login_try').execute();
        const began = performance.now();
        const { http, status, errors } = await ask(name);
        const taken = performance.now() - began;
        answers[kind].add(JSON.stringify([http, status, errors]));
        if (sample >= 0) times[kind].push(taken);
      }
    }
    for (const each of Object.values(times)) each.sort((one, other) => one - other);
    const share = longer(times.known, times.unknown);
    console.info(
      `${what}: ms at 10, 25, 50, 75, 90 %\n  known   ${line(times.known)}\n  unknown ${line(times.unknown)}\n  known takes longer in ${(100 * share).toFixed(1)} % of pairs`,
    );
    expect(answers.known).toEqual(answers.unknown);
    expect(answers.known.size).toBe(1);
    const told = Math.abs(share - 0.5);
    const byChance = Math.sqrt((2 * samples + 1) / 12) / samples;
    expect(told).toBeLessThan(4 * byChance);
    const apart = Math.abs(at(times.known, 0.5) / at(times.unknown, 0.5) - 1);
    expect(told < 2 * byChance ? 0 : apart).toBeLessThan(0.1);
  },
  1_800_000,
);
