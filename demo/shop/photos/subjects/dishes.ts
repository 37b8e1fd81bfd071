import { ellipse, line, path, put, strewn } from '../paint/brush.ts';
import { all, basil, bits, bowl, glass, heap, leaves, pasta, plate, sauce, wound } from '../paint/dishes.ts';
import { drum } from '../paint/solid.ts';
import { type Look } from '../paint/subject.ts';
import { twig } from '../paint/treats.ts';

/** Dishes that recipes tell of. */
export const dishes = {
  carbonara: plate(
    all(
      wound('#eec868'),
      (b) =>
        strewn(
          b,
          18,
          [0, -10, 22, 10],
          () =>
            `<rect x="-4" y="-2" width="8" height="4.4" rx="1" fill="${b.log(b.one(['#c0605a', '#e9b8a0', '#a8483c']))}"/>`,
        ),
      (b) => put(ellipse(0, 0, 7, 5.4, b.ball('#f6a81c')) + b.shine(-2, -2, 2.4, 1.6, 0, 1), 0, -24),
      (b) => strewn(b, 40, [0, -10, 24, 12], () => ellipse(0, 0, 0.8, 0.7, '#2a2018')),
    ),
  ),
  pestoPlate: plate(
    all(
      pasta('trofie', '#c3bf62', 30, 0.74),
      sauce('#6f9a34', -14, 15),
      (b) => strewn(b, 8, [0, -10, 18, 7], () => path('M-4 0C-2 -3 3 -2 4 0C3 2 -2 3 -4 0z', b.ball('#f0dcae'))),
      basil(0, -22),
    ),
  ),
  clamsPlate: plate(
    all(
      wound('#ecc878'),
      (b) =>
        strewn(
          b,
          9,
          [0, -8, 24, 10],
          () =>
            path('M-9 3C-9 -7 9 -7 9 3Q0 8 -9 3z', b.ball('#a89a8c')) +
            [-4, 0, 4].map((x) => line(`M0 4Q${x} 0 ${x * 1.6} -3`, '#6f6258', 0.8)).join('') +
            ellipse(0, 3, 4, 2, b.ball('#f0b878')),
        ),
      bits(['#4d8a3a', '#5c9a44'], 26, 1.6, 0.7),
    ),
  ),
  chickpeaPasta: bowl(
    '#c9803a',
    all(
      heap(24, (b) => ellipse(0, 0, 4.8, 4.4, b.ball('#e9c684')), { rx: 28, lift: 5 }),
      pasta('penne', '#eccb7c', 8, 0.6),
      (b) =>
        put(
          line('M-12 4L12 -6', '#5f7f5a', 1.4) +
            Array.from({ length: 10 }, (_, at) =>
              line(`M${-10 + at * 2.2} ${3 - at * 0.9}l2 ${at % 2 ? 5 : -5}`, '#5f7f5a', 1.1),
            ).join('') +
            (b ? '' : ''),
          4,
          -10,
        ),
    ),
  ),
  omelette: drum({
    top: '#eabf3c',
    side: '#d9a42c',
    rx: 44,
    height: 13,
    deco: (b) =>
      strewn(
        b,
        17,
        [0, 0, 20, 11],
        () => ellipse(0, 0, 4.2, 2.8, '#3f7030') + ellipse(0, 0, 3.5, 2.2, b.ball('#c9dc8c')),
      ),
  }),
  lemonChicken: plate(
    all(
      (b) =>
        [
          [-14, 2],
          [14, 0],
          [0, -6],
        ]
          .map(([x, y]) =>
            put(
              ellipse(0, 2, 18, 9, '#8a4a18') + ellipse(0, 0, 18, 9, b.ball('#d9a04c')) + b.shine(-4, -3, 7, 2.4),
              x!,
              y!,
              x! / 2,
            ),
          )
          .join(''),
      (b) =>
        [-16, 0, 16]
          .map((x) =>
            put(
              ellipse(0, 0, 7.6, 5, '#f0c81c') +
                ellipse(0, 0, 6.4, 4, b.ball('#f8ea9a')) +
                line('M-5 0H5M0 -3V3', '#f2d648', 0.7),
              x,
              -9 + Math.abs(x) / 5,
            ),
          )
          .join(''),
      bits(['#4d8a3a'], 18, 1.6, 0.7),
    ),
  ),
  beanSalad: plate(
    all(
      leaves(['#7fb548', '#5c9636', '#b9d46a'], 20),
      heap(
        24,
        (b, at) =>
          at % 5 === 0 ? path('M-9 -3L7 -5L9 4L-7 5z', b.ball('#d9a894')) : ellipse(0, 0, 5.4, 3.8, b.ball('#f6efdd')),
        { rx: 22, lift: 15 },
      ),
      (b) =>
        strewn(
          b,
          9,
          [0, -8, 20, 8],
          () => `<path d="M-6 2A6 4 0 0 1 6 2" fill="none" stroke="#9a3a5c" stroke-width="1.8"/>`,
        ),
    ),
  ),
  lentilSoup: bowl(
    '#8a5430',
    all(
      (b) =>
        strewn(b, 120, [0, 0, 35, 16], () => ellipse(0, 0, 2.6, 2, b.ball(b.one(['#7a4a28', '#96603a', '#a87048'])))),
      bits(['#e88a2a', '#7fa53c'], 14, 3),
      basil(4, -6),
    ),
  ),
  bakedPasta: bowl(
    '#c0401f',
    all(pasta('rigatoni', '#e9b860', 20, 0.7), bits(['#fdf3d8', '#c0301c'], 20, 3.4, 0.7)),
    '#b5482c',
  ),
  fruitMuesli: glass('#fbf6ea', 'tumbler', {
    deco: (b) =>
      strewn(b, 14, [0, -30, 17, 7], () => ellipse(0, 0, 4.4, 4, b.ball(b.one(['#d9303a', '#38466f', '#f2a03a'])))) +
      strewn(b, 24, [0, 4, 15, 3], () => ellipse(0, 0, 2.4, 1.6, b.ball('#d9a860'))),
  }),
  chestnut: (b) =>
    `${b.shadow(0, 30, 46, 8)}${heap(11, (at) => path('M-13 6C-15 -6 -6 -12 0 -15C6 -12 15 -6 13 6Q0 12 -13 6z', at.ball('#7a3c1c')) + path('M-12 6Q0 1 12 6Q0 11 -12 6z', '#d9b98c') + at.shine(-4, -5, 3, 4), { rx: 29, ry: 16, lift: 15, turn: 30 })(b)}`,
  mint: twig('#4fa04a'),
} as const satisfies Record<string, Look>;
