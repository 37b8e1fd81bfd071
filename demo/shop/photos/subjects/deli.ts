import { ellipse, light, line, path, put, strewn } from '../paint/brush.ts';
import { basil, bits, bowl, heap, plate, rice, wound, all, sauce } from '../paint/dishes.ts';
import { diced, sausages } from '../paint/meat.ts';
import { drum, slab, slices, spots, topping } from '../paint/solid.ts';
import { type Look } from '../paint/subject.ts';
import { flakes, olives } from '../paint/treats.ts';

/** Cured meat, dishes and sauces of the counter. */
export const deli = {
  rawHam: slices('#b8434a', { fat: '#f6e6da', count: 5 }),
  cookedHam: slices('#eba7a4', { fat: '#faeee4', count: 5 }),
  mortadella: slices('#eeb4ae', { round: true, fleck: '#fbf3ec', flecks: 20, count: 5 }),
  salami: slices('#a83a3c', { round: true, fleck: '#f4ddd0', flecks: 60, rim: '#e6d5c4', count: 5 }),
  coppa: slices('#a5343c', { round: true, fleck: '#f0d3c6', flecks: 30, rim: '#e9d9c6', count: 5 }),
  speck: slices('#a03a34', { bar: true, fat: '#f0dcc6' }),
  bresaola: slices('#7f1f2c', { round: true, rim: '#5a1620', count: 5 }),
  turkeyHam: slices('#efcdb0', { count: 5, fat: '#d99a5a' }),
  frankfurter: sausages('#c9683e'),
  chickenFrankfurter: sausages('#dba071'),
  pancetta: diced('#d0636a', '#f8e9de'),
  guanciale: slab({
    top: '#8a4a34',
    layers: [
      ['#f6e9da', 0.36],
      ['#c25a60', 0.24],
      ['#f6e9da', 0.2],
      ['#b04a52', 0.2],
    ],
    height: 30,
    deco: topping(['#2a1a12', '#5a3020'], 60, 0.8),
  }),
  cotechino: (b) =>
    put(sausages('#c9706c', { count: 1, width: 30, fleck: '#f6ddd0' })({ ...b, shadow: () => '' }), 0, 27) +
    b.shadow(0, 34, 44, 5),
  pestoLasagna: slab({
    top: '#d9b860',
    layers: [
      ['#f3e0a4', 0.16],
      ['#6f9a3a', 0.14],
      ['#f3e0a4', 0.16],
      ['#fbf3dc', 0.1],
      ['#6f9a3a', 0.16],
      ['#f3e0a4', 0.28],
    ],
    deco: topping(['#5f8f30', '#f6ebc4', '#b9822e'], 26, 2),
  }),
  lasagna: slab({
    top: '#d0702e',
    layers: [
      ['#f3e0a4', 0.14],
      ['#a8341e', 0.2],
      ['#f6e8be', 0.14],
      ['#a8341e', 0.2],
      ['#f6e8be', 0.12],
      ['#8f2c1a', 0.2],
    ],
    deco: topping(['#f6dfa0', '#8f3a18', '#e9a850'], 30, 2.2),
  }),
  pastrySheet: drum({
    top: '#f3dfae',
    side: '#e3c98c',
    rx: 44,
    height: 6,
    deco: spots(['#d9b878', '#c9a05c'], 20, 1.4),
  }),
  pizzaBase: drum({
    top: '#f0d8a0',
    side: '#d9a85c',
    rx: 44,
    height: 9,
    rim: true,
    deco: spots(['#c98a3c', '#e3bd7c'], 24, 2),
  }),
  aubergineParmesan: slab({
    top: '#b5482a',
    layers: [
      ['#4a2a3c', 0.12],
      ['#b5321e', 0.22],
      ['#faf0d8', 0.14],
      ['#4a2a3c', 0.12],
      ['#b5321e', 0.4],
    ],
    deco: topping(['#faf2dc', '#3f8f33', '#8a2a18'], 20, 2.6),
  }),
  cima: slices('#e9d2a0', { round: true, rim: '#d9a58c', fleck: '#6f9a3a', flecks: 40, count: 5 }),
  pasqualina: slab({
    top: '#d9a050',
    layers: [
      ['#e3b468', 0.12],
      ['#5f8a34', 0.34],
      ['#fbf6ea', 0.16],
      ['#5f8a34', 0.24],
      ['#d9a050', 0.14],
    ],
    pores: '#3f6a26',
  }),
  minestrone: bowl('#b5702c', bits(['#e88a2a', '#7fa53c', '#f3e8c4', '#a8402c', '#4f8a3a'], 36, 3)),
  farinata: drum({ top: '#d9a438', side: '#b9822a', rx: 44, height: 6, deco: spots(['#8a5420', '#f0c860'], 40, 1.2) }),
  russianSalad: bowl('#f6ecc4', bits(['#e88a2a', '#7fa53c', '#f6efd2', '#f0e2a8'], 44, 2.8)),
  riceSalad: bowl('#f6efdc', rice('#f8f2e2', ['#d9332a', '#5c9636', '#f2c52c', '#2f2a2a'])),
  grilledVegetables: plate(
    heap(
      14,
      (b, at) => {
        const c = ['#6f9a3a', '#8a3a5c', '#d9332a', '#e9b42c'][at % 4]!;
        return path('M-13 -5Q0 -9 13 -5V5Q0 9 -13 5z', b.ball(c)) + line('M-7 -7L-4 7M1 -7L4 7', '#2a1a10', 1.8, 0.6);
      },
      { rx: 24, lift: 12, turn: 60 },
    ),
  ),
  couscous: bowl('#e9c974', all(rice('#ecd08a', ['#d9332a', '#5c9636', '#e88a2a'], 300), basil(0, -14))),
  tonnato: plate(
    all(
      (b) => [-14, 14, 0].map((x, at) => ellipse(x, at * 3 - 3, 18, 9, b.ball('#d9a894'))).join(''),
      sauce('#f3e2b8', -3, 22),
      bits(['#5f7f34'], 12, 1.8, 1),
    ),
  ),
  blackOlives: olives(['#4a3038', '#5c3f3a', '#6f5a3c', '#3a2430'], 20),
  greenOlives: olives(['#8f9f3c', '#a0ad48', '#7f9034']),
  driedTomato: flakes(['#9d2a1c', '#b5392a', '#7f1f16'], 12, 22),
  artichokeHearts: (b) =>
    `${b.shadow(0, 30, 46, 8)}${heap(9, (at) => path('M0 -14C10 -8 12 8 4 13Q0 16 -4 13C-12 8 -10 -8 0 -14z', at.ball('#a8b066')) + [-5, 0, 5].map((x) => line(`M${x} 11Q${x * 1.6} -2 ${x * 0.5} -11`, light('#8a9a4c', 0.5), 1, 0.8)).join(''), { rx: 28, ry: 16, lift: 16, turn: 60 })(b)}`,
  pesto: bowl(
    '#6f9a34',
    all(
      (b) => strewn(b, 70, [0, 0, 34, 15], () => ellipse(0, 0, 1.5, 1, b.one(['#4f7f24', '#9cc052', '#e6dfa8']))),
      basil(0, -6),
    ),
  ),
  walnutSauce: bowl(
    '#e3cfa4',
    all(
      bits(['#a8763c', '#c99a5c'], 10, 3.4, 0.8),
      (b) => line('M-22 3C-14 -9 12 -9 16 2', '#c9ae78', 1.6, 0.7) + b.shine(0, 0, 10, 3),
    ),
  ),
  ragu: bowl(
    '#a83a22',
    all(
      (b) =>
        strewn(b, 80, [0, 0, 35, 16], () => ellipse(0, 0, 2.4, 1.8, b.ball(b.one(['#7f3a22', '#b5482a', '#8f2c1a'])))),
      basil(0, -8),
    ),
  ),
  spaghettiPlate: plate(all(wound('#ecc46a'), sauce('#c23620', -13, 20), basil(0, -24))),
} as const satisfies Record<string, Look>;
