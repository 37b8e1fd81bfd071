import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { walkDrained, type Walk } from '../../../conform/drainedWalk.ts';
import { judge, mayBeDrained, type Suspect } from '../../../conform/drainedWeight.ts';
import { suspectLine, walkSummary } from '../../../conform/report.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';

const api = '/ebsn/api';

interface Change {
  name?: string;
  size?: string;
  price?: number;
  um?: number | undefined;
  unit?: string;
  infos?: Record<string, string>;
  texts?: Record<string, string>;
}
const product = ({ name = 'Olive', size = '250 g', price = 3.99, um, unit = 'KG', infos, texts }: Change): Product => ({
  productId: 7,
  name,
  shortDescr: 'Marca',
  description: size,
  slug: 'olive',
  productInfos: infos ?? {},
  priceDisplay: price,
  ...(um !== undefined && { priceUmDisplay: um }),
  weightUnitDisplay: unit,
  priceUnitDisplay: 'pz',
  metaData: { product_description: texts ?? {} },
});

describe('one product', () => {
  const drained = { drained_weight: '150 g' };
  test.each<[string, Change, number | 'unknown' | 'right']>([
    ['told by its own key, on the net weight', { um: 15.96, texts: drained }, 26.6],
    ['told by its own key, on the drained weight', { um: 26.6, texts: drained }, 'right'],
    ['told in a list', { um: 15.96, infos: { DRAINED_WEIGHT: '150' } }, 26.6],
    ['told in a sentence', { um: 15.96, texts: { info: '<p>Peso netto 250 g, sgocciolato: 150 g</p>' } }, 26.6],
    ['told the other way round', { um: 15.96, texts: { info: '150 g sgocciolato, 250 g netto' } }, 26.6],
    ['told in the name, the unit first', { name: 'Olive verdi sgocciolato gr. 150', um: 15.96 }, 26.6],
    ['told as a bare number', { um: 15.96, texts: { PESO_SGOCCIOLATO: '150' } }, 26.6],
    ['told in kilograms', { um: 15.96, texts: { drainedWeight: '0,15 kg' } }, 26.6],
    ['priced by 100 g', { um: 1.6, unit: '100g', texts: drained }, 2.66],
    [
      'told of one pack of three',
      { name: 'Tonno al naturale', size: '3 x 80 g', price: 4, um: 16.67, texts: { drained_weight: '56 g' } },
      23.81,
    ],
    [
      'told of three packs',
      { name: 'Tonno al naturale', size: '3 x 80 g', price: 4, um: 23.81, texts: { drained_weight: '3 x 56 g' } },
      'right',
    ],
    ['without a unit price', { texts: drained }, 26.6],
    ['in oil by its name', { name: 'Carciofini sott’olio', um: 15.96, texts: drained }, 'right'],
    [
      'in oil by its ingredients',
      { um: 15.96, texts: { ...drained, ingredients: 'Olive, olio di oliva, aceto.' } },
      'right',
    ],
    ['in vinegar with a little oil', { um: 15.96, texts: { ...drained, ingredients: 'Cetrioli, aceto, olio.' } }, 26.6],
    ['in brine, but nothing told', { name: 'Olive in salamoia', um: 15.96 }, 'unknown'],
    ['in syrup, but nothing told', { name: 'Pesche sciroppate', um: 5 }, 'unknown'],
    ['tuna in water, but nothing told', { name: 'Tonno al naturale', um: 5 }, 'unknown'],
    ['yogurt as it is', { name: 'Yogurt al naturale', um: 5 }, 'right'],
    ['water', { name: 'Acqua minerale naturale', size: '1,5 l', um: 0.4, unit: 'L' }, 'right'],
    ['pasta', { name: 'Spaghetti', um: 2 }, 'right'],
  ])('%s', (_, change, due) => {
    const suspect = judge(product(change));
    expect(suspect === null ? 'right' : (suspect.due?.euro ?? 'unknown')).toBe(due);
  });

  test('what is weighed, has no price, or has nothing to do with a liquid is not even asked for', () => {
    const olives = product({ um: 15.96 });
    expect(mayBeDrained(olives)).toBe(true);
    expect(mayBeDrained({ ...olives, priceUnitDisplay: 'kg' })).toBe(false);
    expect(mayBeDrained({ ...olives, priceDisplay: null })).toBe(false);
    expect(mayBeDrained({ ...olives, name: 'Spaghetti' })).toBe(false);
  });
});

describe('a whole server', () => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openShop()), 60_000);
  afterAll(() => shop.close());

  async function walk(fetch: typeof globalThis.fetch): Promise<{ suspects: Suspect[]; end: Walk }> {
    const suspects: Suspect[] = [];
    const steps = walkDrained({ api, fetch });
    let step = await steps.next();
    for (; !step.done; step = await steps.next()) suspects.push(step.value);
    return { suspects, end: step.value };
  }

  test('nothing is wrong at the reference shop, and all of its goods are looked at', async () => {
    const { suspects, end } = await walk(shop.fetch);
    const { many } = await shop.db
      .selectFrom('product')
      .select((each) => each.fn.countAll<string>().as('many'))
      .executeTakeFirstOrThrow();
    expect(suspects.map(suspectLine)).toEqual([]);
    expect(end).toEqual({ looked: Number(many), unread: 0 });
  }, 60_000);

  /** The shop's answers as a server has them that counts on the net weight and says nothing of it in lists. */
  const onNet =
    (nets: ReadonlyMap<number, number>): typeof fetch =>
    async (input, init) => {
      const answer = await shop.fetch(input, init);
      if (!String(input).includes('/products')) return answer;
      const told = (await answer.json()) as { data: Product & { products?: Product[] } };
      for (const one of told.data.products ?? [told.data]) {
        delete one.productInfos['DRAINED_WEIGHT'];
        one.priceUmDisplay = nets.get(one.productId)!;
      }
      return Response.json(told, { headers: answer.headers });
    };

  test('of a server that counts on the net weight it tells each product that is wrong, with what is shown and what is due', async () => {
    const rows = await shop.db
      .selectFrom('product')
      .innerJoin('price', 'price.product_id', 'product.product_id')
      .where('price_list_id', '=', 1)
      .select(['product.product_id', 'infos', 'paid', 'net_amount', 'unit_price'])
      .execute();
    const nets = new Map(
      rows.map((row) => [row.product_id, Math.round((row.paid * 1000) / row.net_amount) / 100] as const),
    );
    const { suspects, end } = await walk(onNet(nets));
    const due = rows.filter(
      (row) => row.infos['DRAINED_WEIGHT'] && Number(row.infos['DRAINED_WEIGHT']) < row.net_amount,
    );
    expect(due.length).toBeGreaterThan(25);
    expect(
      suspects.map(({ product: { productId }, shown, due: owed }) => [productId, shown, owed?.euro]).sort(),
    ).toEqual(due.map((row) => [row.product_id, nets.get(row.product_id), row.unit_price / 100]).sort());
    const beans = suspects.find(({ product: { productId } }) => productId === 70_200)!;
    expect(suspectLine(beans)).toMatch(
      /^✗ 70200 Fagioli cannellini lessati, .+, 400 g: mostra [\d,]+\s€\/kg, dovuti [\d,]+\s€\/kg sui 240 g sgocciolati$/,
    );
    expect(walkSummary(suspects, end)).toContain(`${due.length} col prezzo per unità sbagliato, 0 da controllare`);
  }, 60_000);

  test('answers that do not come are counted and end nothing', async () => {
    const { end } = await walk(async (input, init) =>
      String(input).includes('page=2') ? new Response('', { status: 500 }) : shop.fetch(input, init),
    );
    expect(end.unread).toBeGreaterThan(0);
    expect(end.looked).toBeGreaterThan(500);
    expect(walkSummary([], end)).toContain('non sono arrivate');
  }, 60_000);
});
