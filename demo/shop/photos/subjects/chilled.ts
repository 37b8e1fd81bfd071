import { ellipse, line, mix, path, put, strewn } from '../paint/brush.ts';
import { bowl, heap, glass } from '../paint/dishes.ts';
import { fruit } from '../paint/produce.ts';
import { drum, slab, soft, topping, wedge } from '../paint/solid.ts';
import { photo, pileOf, type Look } from '../paint/subject.ts';
import { eggs, flakes } from '../paint/treats.ts';

/** Milk, eggs and cheese. */
export const chilled = {
  milk: glass('#fdfcf7', 'tall'),
  soy: pileOf('B015'),
  cream: bowl(
    '#fdf8ea',
    (b) =>
      path('M-18 2C-16 -12 -8 -12 -4 -18Q0 -26 6 -20C8 -14 16 -12 18 0Q0 10 -18 2z', b.ball('#fffaf0')) +
      line('M-12 0Q0 6 12 -2M-8 -8Q0 -3 9 -9', '#e4d9c0', 1.2, 0.8),
  ),
  whiteSauce: bowl(
    '#f8efd8',
    (b) =>
      line('M-20 0C-14 -9 12 -9 14 -1C12 5 -6 4 -4 -1', '#e3d5b4', 1.8, 0.8) +
      strewn(b, 12, [0, 0, 26, 10], () => ellipse(0, 0, 0.9, 0.7, '#8a6a3c')),
  ),
  eggs: eggs('#c98f62'),
  whiteEggs: eggs('#e3c7a4'),
  butter: slab({
    top: '#f7e08c',
    layers: [['#f3d873', 1]],
    height: 24,
    soft: 4,
    deco: () => line('M-9 -9V9M-3 -10V10', '#e0bf55', 0.5, 0.7),
  }),
  margarine: slab({ top: '#f6e7a8', layers: [['#efdc92', 1]], height: 24, soft: 4 }),
  yogurt: bowl(
    '#fdfbf4',
    (b) =>
      line('M-22 1C-16 -10 14 -10 16 -1C14 6 -8 5 -5 -1C-2 -5 8 -4 6 0', '#e2ddd0', 1.8, 0.9) +
      b.shine(-10, -4, 10, 3, -8, 0.9),
  ),
  mozzarella: soft('#f6f1e2', { cut: '#fffdf5' }),
  burrata: soft('#f6f0de', { knot: true }),
  ricotta: drum({
    top: '#fbf6ea',
    side: '#f4ecda',
    height: 30,
    rx: 36,
    slant: -4,
    deco: topping(['#efe5cf', '#fffdf6'], 40, 1.2),
  }),
  softCheese: slab({ top: '#fdf8ea', layers: [['#f8f0da', 1]], height: 18, soft: 10 }),
  creamCheese: bowl(
    '#fdf9ef',
    (b) =>
      path('M-26 2C-20 -16 -6 -10 2 -16C10 -18 22 -8 26 2Q0 12 -26 2z', b.ball('#fffaf0')) +
      line('M-16 -2Q0 -8 14 -3', '#e6dcc6', 1.4, 0.8),
  ),
  parmesan: wedge({ paste: '#ecc978', rind: '#b98a3c', grain: true }),
  pecorino: wedge({ paste: '#f1e0b0', rind: '#3f3328', grain: true }),
  gorgonzola: wedge({ paste: '#f4ead0', rind: '#c9a87a', veins: '#5f8087' }),
  asiago: wedge({ paste: '#f2dd9c', rind: '#cfa45a', holes: 26 }),
  fontina: wedge({ paste: '#f0d080', rind: '#a8672c', holes: 8 }),
  formaggetta: drum({
    top: '#f2dfae',
    side: '#e6cd92',
    height: 26,
    rx: 37,
    deco: () => line('M-12 -6H12M-14 0H14M-12 6H12', '#c9a868', 0.5, 0.6),
  }),
  provolone: (b) =>
    fruit('pear', '#e3b45a', { stem: 'none' })(b) +
    line('M-17 -12Q0 -6 17 -12M0 -36C-8 -50 8 -50 0 -36', '#a87a3c', 2.2),
  taleggio: slab({
    top: '#d99a5a',
    layers: [
      ['#c98a4c', 0.1],
      ['#f7ecc8', 0.8],
      ['#c98a4c', 0.1],
    ],
    height: 20,
    soft: 5,
  }),
  scamorza: (b) =>
    fruit('pear', '#c98a3e', { stem: 'none' })(b) +
    line('M-17 -12Q0 -6 17 -12M0 -36C-8 -50 8 -50 0 -36', '#a87a3c', 2.2),
  caciotta: drum({ top: '#f4dc94', side: '#e9c877', height: 28, rx: 36 }),
  feta: photo('L003'),
  brie: wedge({ paste: '#f6e6a8', rind: '#faf7ee', holes: 4 }),
  goatCheese: (b) =>
    `${b.shadow(0, 26, 46, 8)}${put(`<rect x="-38" y="-17" width="70" height="34" rx="15" fill="${b.log('#fbf8ee')}"/>${ellipse(28, 0, 11, 17, '#fffdf6')}${strewn(b, 30, [-6, 0, 30, 14], () => ellipse(0, 0, 1.2, 0.8, '#e2dac6'))}`, 0, 2, -14)}`,
  gratedCheese: flakes(['#f6e3a8', '#f0d78c', '#fbf0c8'], 6, 120),
  shreddedCheese: (b) =>
    `${b.shadow(0, 30, 46, 9)}${heap(90, (at) => line('M-9 0Q0 -3 9 1', mix('#fdf6dc', '#e9d8a0', at.chance()), 3), { rx: 34, ry: 18, lift: 20 })(b)}`,
  cheeseSlices: slab({
    top: '#f6c64a',
    layers: Array.from({ length: 6 }, (_, at) => [at % 2 ? '#e3ae38' : '#f3c146', 1 / 6] as const),
    height: 14,
  }),
  emmental: slab({
    top: '#f3d679',
    layers: [['#efce6a', 1]],
    height: 22,
    deco: (b) => strewn(b, 9, [0, 0, 19, 10], () => ellipse(0, 0, 3, 2, b.down('#c99f3e', '#e9c663'))),
  }),
} as const satisfies Record<string, Look>;
