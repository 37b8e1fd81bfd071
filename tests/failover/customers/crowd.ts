import { setTimeout as wait } from 'node:timers/promises';
import type { Credentials } from '../../demo/server/caller.ts';
import type { Answers } from '../answers.ts';
import type { Person } from '../shop/prepare.ts';
import { createAsk } from './ask.ts';
import { newLedger, type Ledger } from './ledger.ts';
import { visit } from './visit.ts';

/** Customers who shop until they are told to end. */
export interface Crowd {
  ledgers: Ledger[];
  /** Lets everybody finish what they are at and hold still. */
  halt(): Promise<void>;
  goOn(): void;
  /** Sends everybody home, whatever they are at. */
  end(): Promise<void>;
}

/** ms between two steps of one customer. */
const [shortest, longest] = [900, 2_700];

/** A gate that everybody passes between two steps. */
function createGate(count: number) {
  let closed: { opened: Promise<void>; open: () => void } | undefined;
  let still = 0;
  let isEnding = false;
  let gone = 0;
  return {
    async pass() {
      await wait(shortest + Math.random() * (longest - shortest));
      if (closed) {
        still += 1;
        await closed.opened;
        still -= 1;
      }
      if (isEnding) throw new Error('the shop closes');
    },
    async close() {
      let open = () => {};
      const opened = new Promise<void>((resolve) => (open = resolve));
      closed = { opened, open };
      while (still + gone < count) await wait(50);
    },
    open() {
      closed?.open();
      closed = undefined;
    },
    end: () => (isEnding = true),
    isEnding: () => isEnding,
    leave: () => (gone += 1),
  };
}

/** Sends the people shopping, each with a ledger of what was acknowledged. */
export function sendShopping(
  people: readonly Person[],
  products: readonly number[],
  origins: readonly string[],
  answers: Answers,
): Crowd {
  const gate = createGate(people.length);
  const ledgers = people.map(({ userId }) => newLedger(userId));
  const all = people.map(async (person, index) => {
    const ledger = ledgers[index]!;
    const credentials: Credentials = {};
    const ask = createAsk(origins, index, credentials, answers, gate.isEnding);
    await wait(Math.random() * longest * 4);
    for (let turn = 0; !gate.isEnding(); turn += 1) {
      try {
        await visit({ person, ledger, credentials, products, ask, step: gate.pass }, turn);
      } catch (failure) {
        if (!gate.isEnding()) ledger.wrong.push((failure as Error).message);
        await gate.pass().catch(() => undefined);
      }
    }
    gate.leave();
  });
  return {
    ledgers,
    halt: gate.close,
    goOn: gate.open,
    async end() {
      gate.end();
      gate.open();
      await Promise.all(all);
    },
  };
}
