import { load } from './load.ts';
import { cardsPage, type Floor } from './floor.ts';
import { median, type Figure } from './report.ts';

/** Pages that WordPress makes in a second, the shop's beside the floor's, in turns; there is no page cache on either side. */
export async function pagesPerSecond(shop: string, floor: Floor, runs: number): Promise<Figure[]> {
  const rates: Record<string, number[]> = { [floor.cards]: [], [shop + cardsPage]: [] };
  for (let run = 0; run < runs; run++)
    for (const [url, seen] of Object.entries(rates))
      seen.push((await load(url, url, { 'Accept-Encoding': 'br' })).perSecond);
  return [
    {
      row: 'requests',
      what: 'page of 12 cards without page cache',
      floor: median(rates[floor.cards] ?? []),
      spesa: median(rates[shop + cardsPage] ?? []),
      unit: 'a second',
      goal: { atLeastOfFloor: 0.85 },
    },
  ];
}
