import {
  baguette,
  biscuits,
  bun,
  croissant,
  dollop,
  focaccia,
  holes,
  loaf,
  pizza,
  powder,
  ring,
  rings,
  sliced,
  sticks,
} from '../paint/bakery.ts';
import { dark, ellipse, line, path, put, strewn } from '../paint/brush.ts';
import { basil } from '../paint/dishes.ts';
import { drum, slab, spots, topping } from '../paint/solid.ts';
import { type Look } from '../paint/subject.ts';

const seeds = ['#3a2a1a', '#f0d9a0', '#8a6a3c'];
const gold = '#d99a3e';

/** Bread, cakes and pastries. */
export const bakery = {
  bread: loaf('round', '#b87434', { scores: 3, flour: 40 }),
  semolinaBread: loaf('round', '#d39a44', { scores: 1, flour: 18 }),
  wholemealBread: loaf('round', '#8a5630', { scores: 3, flour: 30 }),
  walnutBread: loaf('long', '#9a602f', { scores: 4, flour: 24, seeds: ['#5a341c', '#c99a5c'] }),
  baguette: baguette('#c9843a'),
  ciabatta: loaf('flat', '#d3a05a', { scores: 0, flour: 80 }),
  seedBread: loaf('long', '#8f5a2c', { scores: 3, flour: 8, seeds }),
  milkRoll: bun('#c97a2e'),
  slicedBread: sliced('#c98a44', '#f8ecd0'),
  slicedWholemeal: sliced('#8a5a30', '#d3ac74', { seeds }),
  burgerBun: bun('#c8782c', { seeds: '#f6e6bc' }),
  piadina: drum({ top: '#f3e0b4', side: '#dcbd80', rx: 44, height: 5, deco: spots(['#a8702c', '#8a5420'], 26, 1.6) }),
  sandwichBread: sliced('#f3e3bf', '#fcf5e2', { count: 5 }),
  glutenFreeBread: sliced('#d9a860', '#f6ead0', { count: 3, seeds: ['#c9a868'] }),
  focaccia: focaccia('#dba246', (b) => strewn(b, 40, [0, 0, 40, 20], () => ellipse(0, 0, 0.9, 0.7, '#fffdf4'))),
  onionFocaccia: focaccia('#d39a42', (b) =>
    strewn(b, 26, [0, 0, 40, 20], () => line('M-7 0Q0 -5 7 0', b.one(['#fbf1d8', '#e3bd7c', '#a8702c']), 1.8)),
  ),
  cheeseFocaccia: focaccia('#ecca7c', (b) =>
    strewn(b, 18, [0, 0, 38, 20], () => ellipse(0, 0, 7, 4, b.ball('#fff6da'))),
  ),
  pizza: pizza('#c4321e', '#fdf3d8', basil(0, -2)),
  hamPizza: pizza(
    '#c4321e',
    '#fdf0d0',
    (b) =>
      strewn(b, 9, [0, 1, 30, 18], () => ellipse(0, 0, 6, 3.6, b.ball('#e89a94'))) +
      strewn(b, 9, [0, 1, 30, 18], () => path('M-5 0Q-5 -5 0 -5Q5 -5 5 0H2V4H-2V0z', b.ball('#e3d3b4'))),
  ),
  cheesePizza: pizza('#f0cf80', '#fff4d4', (b) =>
    strewn(b, 12, [0, 1, 32, 19], () => ellipse(0, 0, 5, 3, b.ball(b.one(['#f3c658', '#dfe3d6', '#e9a948'])))),
  ),
  vegetablePizza: pizza('#c4321e', '#fdf0d0', (b) =>
    strewn(
      b,
      16,
      [0, 1, 32, 19],
      () =>
        ellipse(0, 0, 5.4, 3.4, dark(b.one(['#4f8a34', '#6a3a5c', '#e9b42c', '#d9332a']), 0.2)) +
        ellipse(0, -0.4, 4, 2.3, b.ball(b.one(['#c9dc8c', '#e9dcc0', '#f3cf5a']))),
    ),
  ),
  sardenaira: focaccia(
    '#c9542c',
    (b) =>
      strewn(b, 12, [0, 0, 38, 19], () => ellipse(0, 0, 3.4, 2.6, b.ball('#3f3038'))) +
      strewn(b, 8, [0, 0, 36, 18], () => path('M-8 0C-4 -3 4 -3 8 0C4 3 -4 3 -8 0z', b.down('#b9a08c', '#6f5a4c'))),
  ),
  smallPizzas: biscuits(
    '#d9a04e',
    (b) =>
      ellipse(0, 0, 13, 8.2, '#c4321e') + strewn(b, 5, [0, 0, 9, 5], () => ellipse(0, 0, 3.6, 2.2, b.ball('#fdf3d8'))),
    { height: 6 },
  ),
  breadsticks: sticks(gold, { width: 4.6, count: 12, long: 84 }),
  wholemealSticks: sticks('#a8743a', { width: 4.6, count: 12, long: 84, dust: '#7a4c22' }),
  crackers: biscuits('#e3b461', holes('#e3b461'), { shape: 'square', height: 3.4 }),
  taralli: rings('#d9a452'),
  schiacciatine: biscuits('#dba852', (b) => strewn(b, 12, [0, 0, 12, 7], () => line('M-2 0L2 0', '#5f7f4a', 1)), {
    shape: 'square',
    height: 3.4,
  }),
  rusks: sliced('#a8682c', '#dba658', { count: 5 }),
  wholemealRusks: sliced('#7f4f26', '#b98a50', { count: 5 }),
  riceCakes: biscuits('#f3ead4', (b) => strewn(b, 60, [0, 0, 16, 10], () => ellipse(0, 0, 2, 1.4, b.ball('#fbf6e6'))), {
    height: 6,
  }),
  cornCakes: biscuits('#f0cc62', (b) => strewn(b, 60, [0, 0, 16, 10], () => ellipse(0, 0, 2, 1.4, b.ball('#f8df8c'))), {
    height: 6,
  }),
  breadcrumbs: powder('#d9a55c', 1),
  fruitCake: drum({
    top: '#fbf0cf',
    side: '#e3b468',
    height: 20,
    deco: (b) =>
      strewn(b, 26, [0, 0, 19, 11], () =>
        ellipse(0, 0, 3, 2.4, b.ball(b.one(['#d9303a', '#5f9a3a', '#38466f', '#f2a03a']))),
      ),
  }),
  saintHonore: drum({
    top: '#fdf6e6',
    side: '#f6e6c0',
    height: 20,
    deco: (b) =>
      Array.from({ length: 11 }, (_, at) =>
        ellipse(Math.cos(at * 0.571) * 17, Math.sin(at * 0.571) * 10, 4, 3.6, b.ball('#c9782c')),
      ).join('') + ellipse(0, 0, 9, 5.4, b.ball('#fffaf0')),
  }),
  chocolateCake: drum({
    top: '#4f2a1a',
    side: '#3f2014',
    height: 22,
    deco: (b) =>
      Array.from({ length: 12 }, (_, at) =>
        ellipse(Math.cos(at * 0.523) * 17, Math.sin(at * 0.523) * 10, 2.6, 2.2, b.ball('#c08248')),
      ).join('') + ellipse(0, 0, 6, 3.6, b.ball('#6f3d24')),
  }),
  millefoglie: slab({
    top: '#fbf3e2',
    layers: [
      ['#c9853c', 0.18],
      ['#fbeebb', 0.22],
      ['#c9853c', 0.18],
      ['#fbeebb', 0.24],
      ['#b9762f', 0.18],
    ],
    deco: topping(['#ffffff', '#e9d9b4'], 60, 1),
  }),
  apricotTart: drum({
    top: '#d9963c',
    side: '#c98a3e',
    height: 12,
    rx: 44,
    rim: true,
    deco: (b) =>
      ellipse(0, 0, 20, 11.6, b.ball('#ee9a2c')) +
      ['M-20 -5H20M-22 1H22M-20 7H20', 'M-12 -12L-8 12M-2 -13L1 13M8 -12L12 12']
        .map((d) => line(d, '#dba552', 2.6))
        .join(''),
  }),
  appleTart: drum({
    top: '#dba34a',
    side: '#c98a3e',
    height: 18,
    rx: 42,
    deco: (b) =>
      [0, 1]
        .map((row) =>
          Array.from({ length: row ? 9 : 18 }, (_, at) =>
            put(
              path(
                'M-4.4 0C-4 -5 4 -5 4.4 0Q0 2.4 -4.4 0z',
                b.down('#fbe9b4', '#e3ad54'),
                'stroke="#c98a3a" stroke-width=".3"',
              ),
              Math.cos((at * 6.283) / (row ? 9 : 18)) * (row ? 9 : 18),
              Math.sin((at * 6.283) / (row ? 9 : 18)) * (row ? 5 : 10),
              (at * 360) / (row ? 9 : 18) + 90,
            ),
          ).join(''),
        )
        .join(''),
  }),
  croissant: croissant('#c9822f'),
  cherryCroissant: croissant('#c9822f', '#a81a2a'),
  canestrelli: biscuits(
    '#efd294',
    (b) => ring('#c9a05c', 4)(b) + strewn(b, 30, [0, 0, 15, 9], () => ellipse(0, 0, 1, 0.7, '#ffffff', 'opacity=".8"')),
    { shape: 'flower', height: 5 },
  ),
  chocolateKisses: biscuits('#6f4026', dollop('#4a2616', 8), { height: 7 }),
  pandolce: loaf('round', '#a8682c', { scores: 0, flour: 0, seeds: ['#3a1f2c', '#e99a2c', '#f3d9a0'] }),
  amaretti: biscuits(
    '#d9a55c',
    (b) =>
      [0, 1, 2].map((at) => line(`M${-10 + at * 7} -5L${-6 + at * 6} 6`, '#a8702c', 1.1, 0.6)).join('') +
      strewn(b, 40, [0, 0, 15, 9], () => ellipse(0, 0, 1.3, 1, '#fff8ea', 'opacity=".8"')),
    { height: 7 },
  ),
} as const satisfies Record<string, Look>;
