const anna = 101;
const carla = 103;
const day = (date: string): Date => new Date(`${date}T10:00:00Z`);

/** Awards of the points catalogue that the demo's people have asked for. */
export const awardOrders = [
  {
    user_id: anna,
    name: 'Set di tre contenitori in vetro',
    points: 900,
    quantity: 1,
    status: 'Consegnato',
    image: null,
    at: day('2026-06-12'),
  },
  {
    user_id: anna,
    name: 'Borsa termica',
    points: 700,
    quantity: 2,
    status: 'In arrivo in negozio',
    image: null,
    at: day('2026-11-09'),
  },
];

/** How their points came and went; the sums are the counters' PTS. */
export const pointsMovements = [
  { user_id: anna, description: 'Raccolta 2025, punti trasferiti', points: 2050, at: day('2026-01-02') },
  { user_id: anna, description: 'Spesa nel negozio di Genova Corvetto', points: 310, at: day('2026-04-18') },
  { user_id: anna, description: 'Set di tre contenitori in vetro', points: -900, at: day('2026-06-12') },
  { user_id: anna, description: 'Spesa online', points: 520, at: day('2026-09-30') },
  { user_id: anna, description: 'Borsa termica (2)', points: -700, at: day('2026-11-09') },
  { user_id: carla, description: 'Spesa online', points: 85, at: day('2026-10-21') },
];

/** Points that each euro of shopping brings; what was collected stays from one collection to the next. */
export const pointsPerEuro = 1;

/** What can be had for points; a voucher is worth so many cents. */
export const pointsCatalogue: readonly { name: string; points: number; cents?: number }[] = [
  { name: 'Borsa termica', points: 350 },
  { name: 'Buono spesa da 5 €', points: 500, cents: 500 },
  { name: 'Set di tre contenitori in vetro', points: 900 },
  { name: 'Padella antiaderente da 28 cm', points: 1500 },
  { name: 'Set di quattro coltelli', points: 2400 },
];
