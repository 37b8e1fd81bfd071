import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDatabase } from '../../../demo/server/database/create/create.ts';
import { openDatabase } from '../../../demo/server/database/open.ts';

test('data of an older form is made anew in the demo’s own folder, and refused elsewhere', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spesa-'));
  const database = await openDatabase({ folder: join(folder, 'data') });
  try {
    await createDatabase(database.db);
    await database.db.updateTable('setting').set({ value: 'older' }).where('name', '=', 'form').execute();
    await database.db.deleteFrom('cart_item').execute();
    await expect(createDatabase(database.db)).rejects.toThrow('un’altra versione');
    const told: string[] = [];
    await createDatabase(database.db, {}, { renew: true, tell: (sentence) => told.push(sentence) });
    expect(told).toHaveLength(1);
    await createDatabase(database.db, {}, { renew: true, tell: (sentence) => told.push(sentence) });
    expect(told).toHaveLength(1);
    expect((await database.db.selectFrom('product').select('product_id').limit(1).execute()).length).toBe(1);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
