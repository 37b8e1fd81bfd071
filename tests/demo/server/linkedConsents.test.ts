import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkedConsents } from '../../../demo/server/database/migrations/linkedConsents.ts';
import { disclaimers } from '../../../demo/shop/disclaimers.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

test('migration 40 links the default consent texts and leaves those that an operator has changed', async () => {
  const { db } = shop;
  const [terms, privacy] = disclaimers;
  const write = (id: number, body: string) =>
    db.updateTable('disclaimer').set({ body }).where('disclaimer_id', '=', id).execute();
  await write(terms!.disclaimer_id, 'Le condizioni di questo negozio.');
  await write(
    privacy!.disclaimer_id,
    'Ho letto l’informativa sul trattamento dei dati personali ai sensi del Regolamento (UE) 2016/679.',
  );
  await linkedConsents(db);
  const rows = await db.selectFrom('disclaimer').select(['disclaimer_id', 'body']).orderBy('disclaimer_id').execute();
  const bodyOf = (id: number) => rows.find(({ disclaimer_id }) => disclaimer_id === id)!.body;
  expect(bodyOf(terms!.disclaimer_id)).toBe('Le condizioni di questo negozio.');
  expect(bodyOf(privacy!.disclaimer_id)).toBe(privacy!.body);
});
