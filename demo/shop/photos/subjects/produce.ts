import { ellipse, leaf, line, mix, path, put, strewn } from '../paint/brush.ts';
import { bowl, heap, leaves } from '../paint/dishes.ts';
import { diced } from '../paint/meat.ts';
import { berries, cabbage, citrus, fennel, fruit, halved, head, herbs, pumpkin, scaled } from '../paint/produce.ts';
import { photo, pileOf, type Look } from '../paint/subject.ts';

/** Fruit, vegetables, herbs and nuts. */
export const produce = {
  redApple: photo('E003'),
  galaApple: photo('E001'),
  greenApple: fruit('apple', '#8cbf3c', { stem: 'leaf', speckled: '#e9f5c0' }),
  yellowApple: fruit('apple', '#e3c644', { stem: 'leaf', speckled: '#a98a2a', blush: '#e58a4a' }),
  russetApple: fruit('apple', '#b9a24c', { speckled: '#7a5a24', blush: '#8a6a34' }),
  darkApple: fruit('apple', '#a51f2d', { stem: 'leaf', speckled: '#f0b8a0' }),
  pear: fruit('pear', '#b7bf4a', { speckled: '#7d7a2a', blush: '#c98a3a' }),
  yellowPear: fruit('pear', '#dcc64e', { speckled: '#a08a30', stem: 'leaf' }),
  brownPear: fruit('pear', '#a98a44', { speckled: '#6d5526' }),
  orange: citrus('#ee8a1c', '#f59b2c'),
  bloodOrange: citrus('#e8761f', '#c9303a'),
  mandarin: citrus('#f28c1a', '#f7a436'),
  lemon: citrus('#f2cf2c', '#f6e27a', true),
  lime: citrus('#6fae38', '#b9d878', true),
  grapefruit: citrus('#f0ad4a', '#e8685c'),
  bitterOrange: citrus('#7f9a34', '#c9b24a'),
  banana: photo('E012'),
  mango: photo('E037'),
  avocado: halved('#34402a', '#cfd878', '#eef0b4', { stone: '#8a5a34' }),
  pineapple: photo('E053'),
  coconut: photo('H007'),
  melon: photo('E046', { light: 1.1 }),
  kiwi: halved('#7d6238', '#7fb23a', '#f2f4d8', { seeds: '#1f1a10' }),
  goldKiwi: halved('#94733e', '#dcb52e', '#faf3cf', { seeds: '#2a1f10' }),
  whiteGrapes: photo('E026'),
  blackGrapes: photo('E027'),
  peach: fruit('round', '#eda54c', { blush: '#d0433a', furrow: true, stem: 'leaf' }),
  nectarine: fruit('round', '#dd6a34', { blush: '#a81f2c', furrow: true }),
  cherry: berries(['#8d1424', '#a81a2a', '#751020'], { size: 10, stalks: true, count: 18 }),
  apricot: fruit('round', '#f0a040', { blush: '#e2683a', furrow: true, stem: 'none' }),
  persimmon: fruit('flat', '#ea7a22', { stem: 'calyx' }),
  plum: photo('E054'),
  fig: photo('E020'),
  strawberry: photo('E063'),
  blueberry: berries(['#38466f', '#46557f', '#2f3a63'], { bloom: true, count: 34 }),
  raspberry: berries(['#c92c48', '#d83a55'], { bumpy: true, size: 10, count: 16 }),
  forestFruit: berries(['#38466f', '#c92c48', '#3a1d3a', '#8d1424'], { size: 9, bloom: true, count: 28 }),
  beefTomato: fruit('flat', '#d63a2a', { stem: 'calyx' }),
  tomato: fruit('round', '#d92f22', { stem: 'calyx' }),
  sanMarzano: photo('D075'),
  greenTomato: fruit('flat', '#8aa53c', { stem: 'calyx', blush: '#c9743a' }),
  cherryTomato: berries(['#d92f22', '#e04a2c', '#c9281e'], { size: 11, count: 17 }),
  aubergine: photo('D021', { light: 1.25 }),
  roundAubergine: photo('D018', { light: 1.15 }),
  courgette: photo('D077'),
  trumpetCourgette: photo('D077', { hue: -12, light: 1.32, strength: 0.85 }),
  redPepper: photo('D034'),
  yellowPepper: photo('D035'),
  cucumber: photo('D043'),
  potato: photo('F006'),
  redPotato: photo('F008', { light: 1.2, strength: 0.8 }),
  sweetPotato: photo('F009', { hue: 14, light: 1.05 }),
  onion: fruit('onion', '#cf8a3a', { stem: 'none' }),
  redOnion: fruit('onion', '#8f2f52', { stem: 'none' }),
  whiteOnion: fruit('onion', '#efe8d6', { stem: 'none' }),
  garlic: photo('G011'),
  broccoli: (b) =>
    `${b.shadow(0, 38, 30, 6)}${path('M-9 38L-12 12L-26 0L0 -6L26 0L12 12L9 38Q0 42 -9 38z', b.drum('#a3bd6a'))}${strewn(b, 16, [0, -10, 32, 19], () => ellipse(0, 0, 12, 10, b.ball('#3f7a36')))}${strewn(b, 260, [0, -12, 37, 23], () => ellipse(0, 0, 1.9, 1.7, b.ball(b.one(['#3d7433', '#57913f', '#2f6030']))))}${b.shine(-10, -24, 16, 8, -10, 0.25)}`,
  cauliflower: (b) =>
    `${b.shadow(0, 36, 40, 7)}${[-150, -120, -60, -30, 10, 170, 40, 140].map((turn) => put(leaf(b, 44, 14, '#8fb356'), 0, 8, turn)).join('')}${ellipse(0, -4, 33, 27, '#d9cfb0')}${strewn(b, 22, [0, -6, 27, 20], () => ellipse(0, 0, 11, 9, b.ball('#f4ecd4')))}${strewn(b, 220, [0, -6, 31, 24], () => ellipse(0, 0, 1.9, 1.5, b.ball(b.one(['#f8f2df', '#eee3c4']))))}${[200, 165, 15, -20, 90].map((turn) => put(leaf(b, 32, 12, '#a5c46c'), turn === 90 ? 0 : 0, 16, turn > 90 && turn < 300 ? turn : turn === 90 ? 60 : turn)).join('')}`,
  fennel,
  whiteCabbage: cabbage('#b5cf82', '#eef4d0'),
  savoy: head('#5f9440', '#d3e3a0', { frill: 1.6, tall: 0.85 }),
  blackKale: herbs('#2f5a3c', 'broad'),
  artichoke: scaled('#7f9a55', '#8f6a8c'),
  roundArtichoke: scaled('#86a35c', '#9a9a6a'),
  carrot: photo('F002'),
  beetroot: photo('F001', { light: 1.15 }),
  pumpkin: pumpkin('#3f5a3a', '#ee9a2c'),
  mushroom: photo('J001'),
  oysterMushroom: (b) =>
    `${b.shadow(0, 34, 40, 7)}${(
      [
        [-20, -4, 1],
        [18, -12, 1.05],
        [0, -20, 0.8],
        [-2, 8, 1.1],
        [24, 12, 0.7],
      ] as const
    )
      .map(([x, y, k]) =>
        put(
          `${path('M-4 6Q-6 22 2 34L10 30Q4 20 6 6z', b.drum('#efe6d4'))}${path('M-24 4C-26 -14 -8 -20 4 -17C20 -16 28 -4 24 5C12 12 -14 14 -24 4z', b.ball('#a99a88'))}${path('M-22 5Q0 13 23 6Q10 17 0 16Q-14 15 -22 5z', '#f2eadb')}${Array.from({ length: 12 }, (_, at) => line(`M${-18 + at * 3.3} 7L${-4 + at * 0.9} 15`, '#cfc2ac', 0.6)).join('')}${b.shine(-6, -8, 10, 5, -10, 0.5)}`,
          x,
          y,
          0,
          k,
        ),
      )
      .join('')}`,
  porcini: (b) =>
    `${b.shadow(0, 35, 40, 7)}${(
      [
        [-17, 0, -10, 1],
        [18, 4, 14, 0.86],
      ] as const
    )
      .map(([x, y, turn, k]) =>
        put(
          `${path('M-10 0C-20 20 -18 34 0 35C18 34 20 20 10 0z', b.ball('#eaddc4'))}${path('M-28 2C-28 -22 -12 -32 0 -32C14 -32 28 -22 28 2C18 9 -18 9 -28 2z', b.ball('#8a552c'))}${path('M-26 3Q0 12 26 3Q14 9 0 9Q-14 9 -26 3z', '#d9c79a')}${b.shine(-9, -18, 9, 7, -20, 0.55)}`,
          x,
          y,
          turn,
          k,
        ),
      )
      .join('')}`,
  basil: herbs('#5aa53a', 'broad'),
  parsley: photo('C020'),
  rosemary: herbs('#5f7f5a', 'needle'),
  lettuce: photo('C025'),
  iceberg: cabbage('#c3dc8c', '#f2f7d8'),
  romaine: head('#6ba33c', '#e6f0ba', { tall: 1.25, frill: 1.2 }),
  escarole: head('#93bf4c', '#f2f3c4', { tall: 0.9, frill: 3 }),
  radicchio: cabbage('#7f1f3f', '#f3e3e6'),
  celery: photo('D037'),
  mixedSalad: bowl('#6d9a3a', leaves(['#7fb548', '#5c9636', '#9a3d52', '#b9d46a'], 40)),
  rocket: herbs('#5f9a3c', 'fern'),
  lambsLettuce: bowl('#4d8a3a', leaves(['#5c9c40', '#4a8536', '#79b356'], 44)),
  spinach: bowl('#356f33', leaves(['#3f8038', '#2f6b30', '#4f9244'], 40)),
  chard: photo('C027'),
  vegetableDice: diced('#e88a2a', '#8fb54a', 7),
  soffritto: diced('#ee8f2c', '#f4ead0', 6),
  almond: pileOf('H001'),
  walnut: pileOf('H021'),
  hazelnut: berries(['#b0703a', '#c08248', '#9d622f'], { size: 9.4, count: 24 }),
  pistachio: pileOf('H018'),
  pineNut: (b) =>
    `${b.shadow(0, 30, 46, 9)}${heap(60, (at) => path('M-8 0C-4 -5 6 -4 8 0C6 4 -4 5 -8 0z', at.ball(mix('#f0dcae', '#d9b878', at.chance()))), { rx: 34, ry: 18, lift: 18 })(b)}`,
  peanut: pileOf('H012'),
  raisin: pileOf('E058'),
  prune: berries(['#3a1f2c', '#4a2734', '#2f1824'], { size: 12, count: 14 }),
  driedApricot: photo('E006'),
  date: photo('E019'),
} as const satisfies Record<string, Look>;
