import { biscuits, chips, holes, powder, sliced, sticks } from '../paint/bakery.ts';
import { ellipse, line, path, put, strewn } from '../paint/brush.ts';
import { bowl, cup, heap } from '../paint/dishes.ts';
import { slab, topping } from '../paint/solid.ts';
import { type Look } from '../paint/subject.ts';
import { chocolate, flakes, flower, honey, pralines, spikes, sweets, twig } from '../paint/treats.ts';

const brown = '#4a2616';

/** Coffee, tea, biscuits, spreads and sweets. */
export const breakfast = {
  coffee: cup('#3a1d10', { foam: '#c9864a' }),
  coffeeBeans: (b) =>
    `${b.shadow(0, 30, 46, 8)}${heap(36, (at) => ellipse(0, 0, 9, 6.4, at.ball('#5f3720')) + line('M-8 0C-3 -3 3 3 8 0', '#24110a', 1.5), { rx: 35, ry: 18, lift: 18 })(b)}`,
  coffeeCapsules: (b) =>
    `${b.shadow(0, 30, 46, 8)}${heap(
      9,
      (at) => {
        const c = at.one(['#6f2430', '#2f3a44', '#b98a3c']);
        return (
          path('M-13 -6L-8 12Q0 16 8 12L13 -6z', at.drum(c)) +
          ellipse(0, -6, 15, 5, at.down('#f1f3f4', '#b9c0c4')) +
          ellipse(0, -6, 11, 3.4, '#d9dde0')
        );
      },
      { rx: 29, ry: 16, lift: 16, turn: 24 },
    )(b)}`,
  coffeePods: biscuits('#e9dcc4', (b) => ellipse(0, 0, 12, 7.6, b.ball('#a88a6a')), { height: 4 }),
  barleyCoffee: cup('#7a4a20', { foam: '#d9ac70' }),
  ginseng: cup('#b98a58', { foam: '#f0ddbc' }),
  blackTea: cup('#a8481a'),
  greenTea: cup('#b9b53c'),
  lemonTea: cup('#c9741c', {
    deco: (b) => put(ellipse(0, 0, 10, 5, '#f0cc2c') + ellipse(0, 0, 8.6, 4, b.ball('#f8e88a')), 4, -16),
  }),
  chamomile: flower('#ffffff', '#f0b81c', { petals: 14, long: 19, wide: 4.8 }),
  fennelTea: twig('#7fa03c', 5),
  lavender: spikes('#8a74c4'),
  berryTea: cup('#b01f3c'),
  cocoa: powder('#5f3420', 0.05),
  hotChocolate: cup('#4a2616', { foam: '#fffaf0' }),
  cocoaDrink: cup('#8a5a38', { foam: '#f3e2cc', china: '#d9e6ef' }),
  butterBiscuits: biscuits('#e3b061', holes('#c98a3c')),
  chipBiscuits: biscuits('#dca858', chips(brown)),
  wholemealBiscuits: biscuits('#b98648', chips('#8a5a2c', 14, 1)),
  cocoaBiscuits: biscuits('#6f4028', chips('#c99458', 7, 2.4)),
  dryBiscuits: biscuits('#e6bd72', holes('#c9933e'), { shape: 'square', height: 4 }),
  lagaccio: sliced('#b0702f', '#e0b064', { count: 5 }),
  ladyfingers: sticks('#e6b868', { width: 12, count: 6, long: 62, dust: '#fffaf0' }),
  wafers: (b) =>
    `${b.shadow(0, 28, 46, 8)}${(
      [
        [-10, -14, -16],
        [12, -2, 12],
        [-6, 12, -8],
      ] as const
    )
      .map(([x, y, turn]) =>
        put(
          slab({
            top: '#e3b873',
            layers: [
              ['#dba85a', 0.2],
              ['#7a4a28', 0.2],
              ['#dba85a', 0.2],
              ['#7a4a28', 0.2],
              ['#c9924a', 0.2],
            ],
            width: 52,
            height: 14,
            soft: 1,
            deco: () => line('M-14 -10V10M-6 -11V11M2 -12V12M10 -11V11M-18 -4H18M-18 3H18', '#b98240', 0.6, 0.7),
          })(b),
          x,
          y,
          turn * 0.3,
        ),
      )
      .join('')}`,
  sugarlessBiscuits: biscuits('#d9b57c', holes('#b98a48'), { shape: 'flower' }),
  glutenFreeBiscuits: biscuits('#f0d08c', chips('#c98a3c', 5, 1.4), { shape: 'flower' }),
  cornflakes: bowl('#fdf9ee', (b) =>
    heap(34, (at) => path('M-9 0Q-5 -7 2 -6Q9 -4 8 2Q2 7 -6 5z', at.ball(at.one(['#e9a634', '#f2bd4c', '#d98f24']))), {
      rx: 26,
      lift: 12,
    })(b),
  ),
  cocoaRice: bowl(
    '#fdf6ec',
    heap(50, (b) => ellipse(0, 0, 5, 3.6, b.ball('#6a3c24')), { rx: 27, lift: 12 }),
  ),
  oats: flakes(['#eed9ae', '#e0c48c', '#f6e8c8'], 7, 110),
  muesli: bowl(
    '#f6ecd8',
    heap(
      60,
      (b, at) =>
        at % 4
          ? path('M-6 0Q-3 -5 3 -4Q7 -1 5 3Q-1 5 -6 0z', b.ball(b.one(['#e3c48a', '#c99a54'])))
          : ellipse(0, 0, 4, 3.2, b.ball(b.one(['#7a1f34', '#4a2234', '#f0b03a']))),
      { rx: 27, lift: 12 },
    ),
  ),
  granola: bowl(
    '#f6ecd8',
    heap(60, (b) => path('M-7 0Q-4 -6 3 -5Q8 -1 6 4Q-1 6 -7 0z', b.ball(b.one(['#c98a3a', '#a86a28', '#e3b468']))), {
      rx: 27,
      lift: 12,
    }),
  ),
  branFlakes: bowl('#fdf9ee', (b) =>
    heap(34, (at) => path('M-9 0Q-5 -7 2 -6Q9 -4 8 2Q2 7 -6 5z', at.ball(at.one(['#b0743a', '#9a6230', '#c08a4c']))), {
      rx: 26,
      lift: 12,
    })(b),
  ),
  plumcake: slab({
    top: '#b8722c',
    layers: [
      ['#a8652a', 0.12],
      ['#f3d588', 0.76],
      ['#b8742e', 0.12],
    ],
    height: 30,
    pores: '#d9b058',
  }),
  apricotTartlets: biscuits(
    '#d39a4a',
    (b) => ellipse(0, 0, 12.6, 7.6, b.ball('#ee9a2c')) + line('M-11 -3H11M-11 3H11M-5 -7V7M5 -7V7', '#e0b264', 1.8),
    { height: 6 },
  ),
  cocoaTartlets: biscuits(
    '#d39a4a',
    (b) => ellipse(0, 0, 12.6, 7.6, b.ball('#5a2f1c')) + line('M-11 -3H11M-11 3H11M-5 -7V7M5 -7V7', '#e0b264', 1.8),
    { height: 6 },
  ),
  milkSponge: slab({
    top: '#d9a04c',
    layers: [
      ['#c98a3a', 0.1],
      ['#f6dc96', 0.3],
      ['#fffdf6', 0.2],
      ['#f6dc96', 0.3],
      ['#c98a3a', 0.1],
    ],
    height: 32,
    pores: '#e3bf6c',
  }),
  cerealBars: slab({
    top: '#c9924a',
    layers: [
      ['#b9803c', 0.7],
      ['#4a2616', 0.3],
    ],
    height: 16,
    deco: topping(['#f0d9a4', '#8a5a2c', '#5a2f1c', '#e3b468'], 60, 2.4),
  }),
  hazelnutCream: bowl(
    '#6a3d22',
    (b) =>
      line('M-22 1C-16 -10 14 -10 16 -1C14 6 -8 5 -5 -1C-2 -5 8 -4 6 0', '#94623c', 2.4, 0.8) +
      [-16, 16].map((x) => ellipse(x, 3, 5, 4.4, b.ball('#c08248'))).join('') +
      b.shine(-4, -6, 8, 2.6),
  ),
  pistachioCream: bowl(
    '#a5b04e',
    (b) =>
      line('M-22 1C-16 -10 14 -10 16 -1C14 6 -8 5 -5 -1', '#c9d07c', 2.4, 0.8) +
      strewn(b, 10, [0, 0, 26, 10], () => ellipse(0, 0, 3.4, 2, b.ball('#7f8f34'))),
  ),
  peanutButter: bowl(
    '#c98d44',
    (b) =>
      line('M-22 1C-16 -10 14 -10 16 -1C14 6 -8 5 -5 -1', '#e3b474', 2.4, 0.8) +
      strewn(b, 12, [0, 0, 26, 10], () => ellipse(0, 0, 2.6, 1.8, b.ball('#a86a2c'))),
  ),
  honey: honey('#e59a14'),
  paleHoney: honey('#f0c244'),
  darkHoney: honey('#9a4f12'),
  milkChocolate: chocolate('#7a4628'),
  darkChocolate: chocolate('#47251a'),
  extraDarkChocolate: chocolate('#331a14'),
  nutChocolate: chocolate('#7a4628', '#c08248'),
  whiteChocolate: chocolate('#f3e2b8'),
  gianduiotti: pralines(['#d9a93c', '#8a5a34']),
  pralines: pralines(['#4a2616', '#7a4628', '#f0dfb8', '#5f3420']),
  fruitSweets: sweets(['#d9303a', '#f2a02c', '#5fa53a', '#f2cf2c']),
  mintSweets: sweets(['#8fd0c0', '#d9f0e8', '#5fb59a']),
  gummies: sweets(['#d9303a', '#f2a02c', '#6fb53a', '#f2d42c', '#e06a9a'], false),
  licorice: (b) =>
    `${b.shadow(0, 30, 46, 8)}${heap(16, (at) => `<rect x="-16" y="-6" width="32" height="12" rx="3" fill="${at.log('#221a1c')}"/>` + line('M-12 -3H12', '#5f5458', 1.6, 0.8), { rx: 32, ry: 17, lift: 16 })(b)}`,
  chewingGum: (b) =>
    `${b.shadow(0, 30, 46, 8)}${heap(20, (at) => `<rect x="-11" y="-7" width="22" height="14" rx="5" fill="${at.ball('#e6f5ee')}"/>` + at.shine(-3, -3, 5, 2, -10, 0.9), { rx: 32, ry: 17, lift: 16 })(b)}`,
} as const satisfies Record<string, Look>;
