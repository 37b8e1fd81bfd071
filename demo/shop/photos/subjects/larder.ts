import { powder } from '../paint/bakery.ts';
import { ellipse, line, mix, path, put, strewn } from '../paint/brush.ts';
import { all, basil, bits, bowl, heap, plate, rice, wound } from '../paint/dishes.ts';
import { fillets } from '../paint/meat.ts';
import { berries } from '../paint/produce.ts';
import { drum, slab, spots } from '../paint/solid.ts';
import { photo, pileOf, type Look } from '../paint/subject.ts';
import { crisps, flakes, flower, olives } from '../paint/treats.ts';

const brown = '#4a2616';

/** Oil, sauces, spices, preserves and what one bakes with. */
export const larder = {
  oliveOil: (b) => olives(['#8f9f3c', '#6f7f34', '#4a3a44'], 9, true)(b),
  sunflower: flower('#f2b51c', '#5a3a1c', { petals: 18, wide: 4.6 }),
  maize: photo('A007'),
  balsamic: bowl('#3a1a16', (b) => b.shine(-10, -3, 14, 3.4, -6, 0.75)),
  mayonnaise: bowl(
    '#faeec0',
    (b) => path('M-24 2C-20 -14 -4 -8 2 -16C8 -18 20 -8 24 2Q0 12 -24 2z', b.ball('#fbf0c8')) + b.shine(-4, -6, 7, 3),
  ),
  ketchup: bowl(
    '#b5201a',
    (b) => line('M-22 1C-16 -10 14 -10 16 -1C14 6 -8 5 -5 -1', '#e0523c', 2.2, 0.8) + b.shine(-8, -4, 10, 3),
  ),
  mustard: bowl(
    '#dca81c',
    (b) => strewn(b, 60, [0, 0, 34, 15], () => ellipse(0, 0, 1.3, 1, '#8a5a10')) + b.shine(-8, -4, 10, 3),
  ),
  barbecue: bowl('#5a2014', (b) => line('M-22 1C-16 -10 14 -10 16 -1', '#8a3a20', 2.2, 0.8) + b.shine(-8, -4, 12, 3)),
  salt: powder('#f4f6f7', 0.1),
  coarseSalt: powder('#eef2f4', 1),
  pepper: photo('G031'),
  oregano: flakes(['#6f8246', '#8a9a58', '#55693a'], 5, 120),
  chilli: photo('G022'),
  turmeric: photo('G033'),
  nutmeg: photo('G028'),
  cinnamon: (b) =>
    `${b.shadow(0, 28, 46, 8)}${[-16, -4, 8].map((y, at) => put(`<rect x="-40" y="-6" width="80" height="12" rx="4" fill="${b.log('#a8602c')}"/>${line('M-38 -1H38', '#5a2c10', 1.6, 0.6)}${ellipse(39, 0, 3, 6, '#5a2c10')}<path d="M39 -4A3 4 0 1 1 37 3" fill="none" stroke="#c98a4c" stroke-width="1.2"/>`, at * 2, y + 8, -20 + at * 14)).join('')}`,
  saffron: (b) =>
    `${b.shadow(0, 26, 44, 8)}${heap(90, (at) => line('M-9 0Q-2 -4 4 0T10 -2', mix('#a81a14', '#e8701c', at.chance()), 1.3), { rx: 36, ry: 16, lift: 12 })(b)}`,
  broth: bowl(
    '#d9a03a',
    all(bits(['#e88a2a', '#6f9a3a'], 12, 2.4), (b) =>
      strewn(b, 14, [0, 0, 34, 14], () => ellipse(0, 0, 2.6, 1.6, '#f6d98c', 'opacity=".7"')),
    ),
  ),
  passata: bowl(
    '#bf2a1a',
    all(
      (b) => line('M-22 1C-16 -9 14 -9 16 0C14 6 -8 5 -5 -1', '#dd5a3c', 2, 0.7) + b.shine(-10, -4, 10, 3),
      basil(8, -4),
    ),
  ),
  tomatoPaste: (b) =>
    `${b.shadow(0, 30, 44, 8)}${path('M-40 24C-36 10 -20 14 -16 2C-12 -12 2 -8 4 -22Q8 -30 12 -22C14 -10 26 -8 30 4C34 14 44 14 42 24Q20 34 0 33Q-26 34 -40 24z', b.ball('#b3221a'))}${line('M-24 16Q0 24 26 14M-12 2Q4 10 20 2M0 -12Q6 -8 12 -12', '#7f1410', 1.8, 0.5)}${b.shine(-8, 4, 7, 5, -20, 0.8)}`,
  arrabbiata: bowl(
    '#b8281a',
    all(bits(['#d9402c', '#e9d9b4'], 14, 2), (b) =>
      [-10, 8]
        .map((x) =>
          put(
            path('M-12 0C-6 -6 8 -5 13 1C7 4 -6 5 -12 0z', b.ball('#c8201a')) + line('M-12 0L-17 -3', '#5f8a34', 2),
            x,
            x / 5,
            x * 2,
          ),
        )
        .join(''),
    ),
  ),
  oliveSauce: bowl('#b2341e', bits(['#4a3038', '#6f5a3c', '#d9542c'], 18, 4, 0.8)),
  normaSauce: bowl('#b2341e', all(bits(['#4a2a48', '#5c3458', '#e9dcc0'], 18, 4.6, 0.7), basil(2, -6))),
  tuna: photo('P028'),
  tunaFillet: fillets('#d9a08a', { stripes: '#f0cdbc' }),
  mackerel: photo('P029'),
  borlotti: pileOf('B019'),
  cannellini: berries(['#f6efdd', '#efe6cf', '#fbf6ea'], { size: 9, count: 34 }),
  chickpeas: pileOf('B003'),
  lentils: pileOf('B014'),
  peas: berries(['#7fb53c', '#8fc04a', '#6fa534'], { size: 8.4, count: 36 }),
  sweetcorn: berries(['#f6c92c', '#f2bd1e', '#f9d75a'], { size: 7.6, count: 44 }),
  broadBeans: pileOf('B009'),
  mixedPulses: berries(['#8a5430', '#f6efdd', '#7fb53c', '#c9a05c', '#a8402c'], { size: 7.4, count: 44 }),
  gherkins: (b) =>
    `${b.shadow(0, 30, 46, 8)}${heap(11, (at) => `<rect x="-19" y="-6.4" width="38" height="12.8" rx="6.4" fill="${at.log('#6f8a34')}"/>` + strewn(at, 16, [0, 0, 16, 5], () => ellipse(0, 0, 1.1, 0.9, '#b5c46a')), { rx: 30, ry: 17, lift: 16, turn: 40 })(b)}`,
  giardiniera: bowl('#dfe3a8', bits(['#e88a2a', '#f4ead0', '#7fa53c', '#d9332a', '#f4ead0'], 34, 4.4, 0.8)),
  capers: berries(['#5f6f34', '#6f7f40', '#55652c'], { size: 7, count: 48, bloom: true }),
  flour: powder('#fbf7ec', 0),
  wholemealFlour: powder('#dcc29a', 0.3),
  semolina: powder('#f3dc94', 0.3),
  chickpeaFlour: powder('#eed68a', 0.05),
  yeast: powder('#c9a878', 0.7),
  sugar: powder('#fdfdfb', 0.6),
  brownSugar: powder('#b9803f', 0.7),
  icingSugar: powder('#ffffff', 0),
  sugarLumps: (b) => slab({ top: '#ffffff', layers: [['#f3f3ef', 1]], height: 28, pores: '#cfcfc8' })(b),
  cakeSlice: slab({
    top: '#c98a3c',
    layers: [
      ['#b9762e', 0.1],
      ['#f6d98a', 0.8],
      ['#c98a3c', 0.1],
    ],
    height: 34,
    pores: '#d9b25c',
  }),
  pancakes: (b) =>
    `${[0, 1, 2, 3].map((at) => put(`${ellipse(0, 5, 36, 13, '#e9c380')}${ellipse(0, 2, 36, 13, b.ball('#b9742c'))}`, (at % 2) * 2 - 1, 20 - at * 9)).join('')}${put(slab({ top: '#f9e79c', layers: [['#f3d873', 1]], width: 22, height: 8 })(b), 0, -14)}${path('M-20 -10C-16 -2 -24 14 -18 22C-14 12 -12 0 -8 -4zM16 -8C24 2 20 12 24 18C26 8 26 -2 22 -10z', b.drum('#a8580f'), 'opacity=".85"')}`,
  custard: bowl(
    '#f6d468',
    (b) => line('M-22 1C-16 -10 14 -10 16 -1C14 6 -8 5 -5 -1', '#dcb03c', 2, 0.8) + b.shine(-8, -4, 10, 3),
  ),
  chocolateChips: (b) =>
    `${b.shadow(0, 30, 46, 8)}${heap(40, (at) => path('M-6 4C-6 -1 -2 -3 0 -8C2 -3 6 -1 6 4Q0 7 -6 4z', at.ball(brown)) + at.shine(-2, 0, 1.6, 2), { rx: 36, ry: 18, lift: 18, turn: 40 })(b)}`,
  vanilla: flower('#fdf6e0', '#f2c53a', { petals: 6, long: 22, wide: 9 }),
  pumpkinSoup: bowl(
    '#ee9a24',
    all(() => line('M-20 0C-14 -9 14 -9 16 0', '#fdf0d0', 2.4, 0.9), bits(['#5f7f34', '#e9dcb0'], 12, 1.8, 0.8)),
  ),
  peaSoup: bowl(
    '#8fb83c',
    all(() => line('M-20 0C-14 -9 14 -9 16 0', '#fdfae6', 2.4, 0.9), bits(['#5f9a2c'], 10, 3, 1)),
  ),
  vegetableSoup: bowl(
    '#d98a34',
    all(() => line('M-20 0C-14 -9 14 -9 16 0', '#f6d9a0', 2, 0.8), basil(6, -4)),
  ),
  saffronRisotto: plate(all(rice('#f2bd22'), basil(0, -14))),
  mash: bowl(
    '#f6e6a8',
    (b) =>
      path('M-28 3C-24 -12 -12 -10 -8 -18C0 -24 10 -18 14 -10C22 -10 28 -4 28 3Q0 12 -28 3z', b.ball('#f8ebb8')) +
      put(slab({ top: '#f9e07c', layers: [['#f0d060', 1]], width: 20, height: 5 })(b), 2, -10),
  ),
  crisps: crisps('#f0c458'),
  rusticCrisps: crisps('#d9a03c'),
  paprikaCrisps: crisps('#e08a44'),
  popcorn: (b) =>
    `${b.shadow(0, 30, 46, 8)}${heap(26, (at) => [0, 80, 160, 240].map((a) => ellipse(Math.cos(a / 57.3) * 5.4, Math.sin(a / 57.3) * 4.6, 6.4, 5.8, at.ball('#fffaf0'))).join('') + ellipse(0, 1, 2.4, 1.8, at.ball('#e3a83a')), { rx: 34, ry: 17, lift: 18 })(b)}`,
  nachos: (b) =>
    `${b.shadow(0, 30, 46, 8)}${heap(18, (at) => path('M-15 9L0 -14L15 9Q0 14 -15 9z', at.down('#f6cf6a', '#d9a034'), 'stroke="#c48a24" stroke-width="1" stroke-linejoin="round"') + strewn(at, 14, [0, 2, 9, 7], () => ellipse(0, 0, 0.8, 0.6, '#a8641c')), { rx: 32, ry: 17, lift: 17 })(b)}`,
  roastedCorn: berries(['#e3a02c', '#d48f20', '#efb548'], { size: 8, count: 40 }),
  noodles: bowl(
    '#c98a3c',
    all(
      wound('#f3e2a8', 2),
      (b) => [-8, 10].map((x) => put(path('M-7 0C-7 -6 7 -6 7 0Q0 4 -7 0z', b.ball('#f6b32b')), x, -12)).join(''),
      (b) =>
        strewn(
          b,
          12,
          [0, -8, 22, 8],
          () => `<ellipse rx="2.2" ry="1.6" fill="none" stroke="#5f9a34" stroke-width="1.2"/>`,
        ),
    ),
  ),
  soySauce: bowl('#2a1410', (b) => b.shine(-10, -3, 12, 3, -6, 0.75)),
  tortillas: drum({
    top: '#f3e2b8',
    side: '#dcc088',
    rx: 44,
    height: 12,
    deco: spots(['#b98a4c', '#e3c68c'], 30, 1.4),
  }),
  nori: (b) =>
    `${b.shadow(0, 28, 46, 8)}${[0, 1, 2].map((at) => put(path('M-40 0L0 -20L40 0L0 20z', b.down('#2f4a34', '#16261c')) + strewn(b, 50, [0, 0, 28, 13], () => line('M-3 0L3 0', '#48664a', 0.7, 0.7)), 0, 12 - at * 7, b.between(-5, 5))).join('')}`,
  curry: bowl('#c9761c', all(bits(['#e9b04a', '#8f3a14', '#f3d9a0'], 26, 2.4), basil(6, -4, '#5f8a34'))),
} as const satisfies Record<string, Look>;
