import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { now as told } from '../../../demo/server/time/clock.ts';
import { now } from '../../moment.ts';
import { kinds, type Cluster } from './cluster.ts';

const minute = 60_000;

describe.each(kinds)('the clock of the tests on $name', ({ open }) => {
  let cluster: Cluster;
  beforeAll(async () => void (cluster = await open()), 60_000);
  afterAll(() => cluster.close());

  test('is what the database tells, and what a new row bears', async () => {
    const { db, clock } = cluster.first;
    expect(Math.abs((await told(db, clock)).getTime() - now())).toBeLessThan(minute);
    const row = await db
      .insertInto('social_identity')
      .values({ provider: 'google', subject: 'a', user_id: 101 })
      .returning('at')
      .executeTakeFirstOrThrow();
    expect(Math.abs(new Date(row.at).getTime() - now())).toBeLessThan(minute);
  });
});
