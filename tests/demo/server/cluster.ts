import { openShop, type Shop } from './shop.ts';

/** Server processes over one database. */
export interface Cluster {
  /** One of them, the next at every call. */
  next(): Shop;
  first: Shop;
  close(): Promise<void>;
}

export interface Kind {
  name: string;
  open(): Promise<Cluster>;
}

const over = (shops: readonly Shop[]): Cluster => {
  let calls = 0;
  return {
    first: shops[0]!,
    next: () => shops[(calls += 1) % shops.length]!,
    async close() {
      for (const shop of [...shops].reverse()) await shop.close();
    },
  };
};

const server = process.env['TEST_DATABASE_URL'];

/** Every way the races must pass: PGlite in one process, or, where a PostgreSQL server is given, that one with one process and with two. */
export const kinds: readonly Kind[] = server
  ? [
      { name: 'PostgreSQL', open: async () => over([await openShop({ database: server })]) },
      {
        name: 'PostgreSQL, two processes',
        async open() {
          const first = await openShop({ database: server });
          return over([first, await openShop({ database: server, beside: first })]);
        },
      },
    ]
  : [{ name: 'PGlite', open: async () => over([await openShop()]) }];

/** 1 … n: few rounds every day, the many of faults.md in the long run. */
export const rounds = (everyDay: number, long: number): number[] =>
  Array.from({ length: process.env['SPESA_LONG'] === '1' ? long : everyDay }, (_, index) => index + 1);
