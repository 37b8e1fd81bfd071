import { ellipse, line, path, put, strewn } from '../paint/brush.ts';
import { basil, bits, bowl, heap, plate, all, sauce } from '../paint/dishes.ts';
import {
  cut,
  diced,
  mince,
  sausages,
  drumsticks,
  bird,
  patties,
  skewers,
  fillets,
  fishSteak,
  wholeFish,
  shrimps,
  squidRings,
  mussels,
  octopus,
} from '../paint/meat.ts';
import { slab, slices } from '../paint/solid.ts';
import { photo, pileOf, type Look } from '../paint/subject.ts';

const raw = '#b3353b';
const crumbed = '#c98338';

/** Meat and fish. */
export const butcher = {
  beefSlices: cut('fillet', raw, { fat: '#f0ddcb', count: 3, marble: 14 }),
  steak: cut('steak', raw, { fat: '#f1dfcb', marble: 30 }),
  beefFillet: cut('fillet', '#a32a33', { marble: 12 }),
  ribSteak: cut('steak', raw, { fat: '#f1dfcb', bone: true, marble: 34 }),
  stew: diced('#a62f36', '#e9c9bb'),
  roast: (b) =>
    `${b.shadow(0, 30, 46, 8)}${path('M-42 4C-42 -18 -24 -24 0 -24C26 -24 42 -16 42 4C42 22 24 28 0 28C-26 28 -42 22 -42 4z', b.ball('#c0616a'))}${[-28, -14, 0, 14, 28].map((x) => line(`M${x} -24Q${x + 7} 0 ${x} 28`, '#f2ead8', 2.2)).join('')}${b.shine(-10, -14, 20, 6, -6, 0.5)}`,
  ossobuco: fishSteak('#c8636a', '#efdccb'),
  mince: mince('#c23a3e'),
  chop: cut('chop', '#d98a8a', { fat: '#f6e8d8', bone: true, marble: 10, count: 2 }),
  porkSlices: cut('fillet', '#e0a09c', { fat: '#f8ebdd', count: 3, marble: 8 }),
  ribs: (b) =>
    `${b.shadow(0, 30, 46, 8)}${[-26, -9, 8, 25].map((x) => put(`<rect x="-9.4" y="-30" width="18.8" height="56" rx="7" fill="${b.drum('#c45a58')}"/><rect x="-4" y="-36" width="8" height="66" rx="4" fill="${b.drum('#f1e2cb')}"/>${line('M6 -22Q8 0 5 20', '#f2d9c9', 1.6, 0.7)}`, x, 0, 8)).join('')}`,
  sausage: sausages('#b5564c', { fleck: '#f0cdbd' }),
  chickenBreast: cut('fillet', '#efb9a4', { marble: 6, count: 2 }),
  chickenSlices: cut('fillet', '#f0c0ac', { marble: 5, count: 3 }),
  drumstick: drumsticks('#efc09a'),
  chicken: bird('#f0c8a0'),
  roastChicken: bird('#b5692a'),
  turkeyDice: diced('#edb9a2', '#f6ddd0'),
  cutlet: patties(crumbed, { crumbs: '#f0c880', count: 2 }),
  nuggets: (b) =>
    `${b.shadow(0, 30, 46, 8)}${heap(16, (at) => path('M-11 0C-13 -8 -3 -10 3 -8C11 -9 13 0 10 5C5 10 -9 9 -11 0z', at.ball(crumbed)) + strewn(at, 14, [0, 0, 9, 6], () => ellipse(0, 0, 1, 0.7, '#f0cf8c')), { rx: 32, ry: 17, lift: 17 })(b)}`,
  burger: patties('#a8383a', { crumbs: '#e6b5a8' }),
  chickenBurger: patties('#e3ae92', { crumbs: '#f6dccb' }),
  meatballs: plate(
    all(
      sauce('#b5301f', 0, 30),
      heap(
        11,
        (b) =>
          ellipse(0, 0, 8.6, 8, b.ball('#7f4a2c')) +
          path('M-7 -2C-6 -9 6 -9 7 -2C5 2 -5 2 -7 -2z', '#c03a26', 'opacity=".8"') +
          b.shine(-2, -4, 3, 2),
        { rx: 24 },
      ),
      basil(0, -18),
    ),
  ),
  skewers: skewers(['#c8636a', '#e9c0a8', '#4d8a3a', '#d9332a']),
  roulade: (b) =>
    `${b.shadow(0, 30, 46, 8)}${(
      [
        [-16, -12],
        [18, -10],
        [0, 10],
      ] as const
    )
      .map(([x, y]) =>
        put(
          `<rect x="-26" y="-12" width="50" height="24" rx="11" fill="${b.log('#c9807a')}"/>${ellipse(22, 0, 7, 12, '#e6b3a8')}<path d="M22 -8A5 8 0 1 1 20 6" fill="none" stroke="#6d9440" stroke-width="2.6"/>${line('M-12 -12V12M6 -12V12', '#f4ecd8', 1.6)}`,
          x,
          y,
          -8,
        ),
      )
      .join('')}`,
  tofu: slab({ top: '#f8f2e2', layers: [['#f3ead4', 1]], height: 32, pores: '#cfc3a6' }),
  smokedTofu: slab({
    top: '#c99a5e',
    layers: [
      ['#c08f54', 0.12],
      ['#f0e2c6', 0.76],
      ['#b98748', 0.12],
    ],
    height: 32,
    pores: '#a8875c',
  }),
  seitan: cut('fillet', '#a8703f', { marble: 10, count: 2 }),
  lentilBurger: patties('#8a5430', { crumbs: '#c98f54', marks: true }),
  peaBurger: patties('#7d9440', { crumbs: '#b5c86a', marks: true }),
  hummus: bowl(
    '#e3c78f',
    all(
      (b) =>
        line('M-22 1C-16 -10 14 -10 16 -1C14 6 -8 5 -5 -1', '#c9a868', 2, 0.8) + ellipse(0, 0, 9, 4, b.ball('#c9a020')),
      bits(['#e9cf9c'], 6, 3.6, 0.9),
      basil(10, -4),
    ),
  ),
  seaBream: photo('P019'),
  seaBass: photo('P088'),
  anchovy: photo('P003'),
  salmon: fillets('#ee7f4e', { skin: '#8d979c', stripes: '#fbd0b8' }),
  swordfish: fishSteak('#f0d9cb', '#8a8f95'),
  tunaSteak: cut('fillet', '#a5293a', { marble: 8, count: 2 }),
  cod: fillets('#f3eee4', { stripes: '#ffffff' }),
  mullet: photo('P021'),
  trout: wholeFish('#7d8468', '#f0c4b0', '#3d4234'),
  shrimp: shrimps('#ec8f6c'),
  prawn: shrimps('#b9a38c'),
  peeledShrimp: shrimps('#f2a68c', false),
  squid: squidRings('#efe0d8'),
  octopus: octopus('#a85f6c'),
  mussels: mussels('#252a3a', '#e8953a'),
  clams: pileOf('R002'),
  smokedSalmon: slices('#ee8454', { fat: '#f6b694', count: 5 }),
  tunaCarpaccio: slices('#a8303c', { count: 5 }),
  marinatedAnchovy: (b) =>
    plate(
      (p) =>
        [-18, -9, 0, 9, 18]
          .map((x, at) =>
            put(
              path(
                'M-3 -14C4 -8 4 8 0 15C-5 8 -7 -8 -3 -14z',
                p.down('#eef0f0', '#aab4ba'),
                'stroke="#8a959c" stroke-width=".5"',
              ),
              x,
              (at % 2) * 3 - 2,
              12,
            ),
          )
          .join('') + bits(['#4d8a3a', '#f2cf2c'], 16, 1.6)(p),
    )(b),
  seafoodSalad: plate(
    heap(
      18,
      (b, at) =>
        at % 3
          ? `<ellipse rx="7" ry="5.4" fill="none" stroke="${b.down('#fff6f0', '#e3cbbf')}" stroke-width="3.6"/>`
          : ellipse(0, 0, 6, 4.4, b.ball(at % 2 ? '#e88a66' : '#a85f6c')),
      { rx: 25, lift: 13 },
    ),
  ),
  surimi: (b) =>
    `${b.shadow(0, 30, 46, 7)}${Array.from({ length: 6 }, (_, at) => put(`<rect x="-36" y="-6" width="72" height="12" rx="4" fill="${b.log('#fbf3ee')}"/><rect x="-36" y="-6" width="72" height="5" rx="2.5" fill="${b.log('#e2512f')}"/>${line('M-34 2H34M-34 4.4H34', '#e4d6cd', 0.7)}`, (at % 2) * 5 - 2, 20 - at * 9, -10)).join('')}`,
} as const satisfies Record<string, Look>;
