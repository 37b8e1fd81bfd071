import { dark, ellipse, f, light, line, mix, mound, path, put, type Brush, type Paint } from './brush.ts';

type Piece = (b: Brush, colour: string) => string;

const tube =
  (length: number, radius: number, { slant = 0, ribs = 4 } = {}): Piece =>
  (b, c) => {
    const [l, r] = [length / 2, radius];
    return `${path(`M${-l + slant} ${-r}H${l + slant}L${l - slant} ${r}H${-l - slant}z`, b.log(c))}${Array.from({ length: ribs }, (_, at) => line(`M${f(-l + slant - (slant * 2 * (at + 1)) / (ribs + 1))} ${f(-r + (2 * r * (at + 1)) / (ribs + 1))}h${length}`, dark(c, 0.28), 0.6, 0.5)).join('')}${put(ellipse(0, 0, r * 0.42 + Math.abs(slant) * 0.5, r, light(c, 0.25)) + ellipse(0.4, 0, r * 0.28 + Math.abs(slant) * 0.36, r * 0.74, dark(c, 0.55)), l, 0, slant ? 24 : 0)}`;
  };

const pieces = {
  penne: tube(26, 5, { slant: 4 }),
  rigatoni: tube(19, 7.4, { ribs: 6 }),
  paccheri: tube(20, 11, { ribs: 0 }),
  ditalini: tube(8, 5, { ribs: 4 }),
  fusilli: (b, c) =>
    line('M-17 0H17', dark(c, 0.5), 6) +
    Array.from({ length: 5 }, (_, at) =>
      put(
        path(
          'M-4.4 -9C1 -9 6 -4 6.4 0C6 5 2 8.4 -2 9C0 4 -1 -4 -4.4 -9z',
          b.down(light(c, 0.5), dark(c, 0.2)),
          `stroke="${dark(c, 0.4)}" stroke-width=".5"`,
        ),
        -14 + at * 7,
        0,
        12,
      ),
    ).join(''),
  farfalle: (b, c) =>
    `${path('M-14 -9L-12 -6L-14 -3L-12 0L-14 3L-12 6L-14 9L0 3L14 9L12 6L14 3L12 0L14 -3L12 -6L14 -9L0 -3z', b.down(light(c, 0.35), dark(c, 0.16)))}${path('M-3 -4.4Q0 -2 3 -4.4V4.4Q0 2 -3 4.4z', b.drum(dark(c, 0.08)))}`,
  conchiglie: (b, c) =>
    `${path('M-12 0C-12 -9 12 -9 12 0C12 9 -12 9 -12 0z', b.ball(c))}${path('M-9 1Q0 -5 9 1Q0 8 -9 1z', dark(c, 0.5))}${[-8, -4, 0, 4, 8].map((x) => line(`M${x} -6Q${x * 1.2} -3 ${x * 0.8} 0`, dark(c, 0.3), 0.7, 0.6)).join('')}`,
  orecchiette: (b, c) =>
    `${ellipse(0, 0, 9, 8, b.ball(c))}${ellipse(0.6, 0.8, 5.6, 4.8, b.down(dark(c, 0.36), light(c, 0.1)))}`,
  trofie: (b, c) =>
    `${path('M-17 1C-11 -5 -5 2 0 -2.5C5 -6 10 1 17 -1C11 5 6 1 1 4C-5 7 -11 0 -17 1z', b.log(c))}${[-9, -3, 3, 9].map((x) => line(`M${x} -3l2.5 6`, dark(c, 0.3), 0.8, 0.55)).join('')}`,
  casarecce: (b, c) =>
    `${path('M-16 -3Q0 -8 16 -3Q18 0 16 3Q0 7 -16 3Q-18 0 -16 -3z', b.log(c))}${line('M-16 1Q0 5 16 -1', dark(c, 0.45), 1.8, 0.65)}`,
  stelline: (b, c) =>
    `${path('M0 -7L2 -2.4L7 -2L3 1.4L4.4 6.4L0 3.6L-4.4 6.4L-3 1.4L-7 -2L-2 -2.4z', b.ball(c), 'stroke-linejoin="round"')}${ellipse(0, 0, 1.3, 1.3, dark(c, 0.4))}`,
  gnocchi: (b, c) =>
    `${path('M-12 0C-12 -8 -4 -9 0 -9C6 -9 12 -7 12 0C12 7 6 9 0 9C-6 9 -12 8 -12 0z', b.ball(c))}${[-6, -2, 2, 6].map((y) => line(`M-9 ${y}Q0 ${y - 2} 9 ${y}`, dark(c, 0.2), 0.9, 0.5)).join('')}`,
  ravioli: (b, c) =>
    `${path('M-13 -11L-10 -13L-7 -11L-3 -13L0 -11L3 -13L7 -11L10 -13L13 -11L11 -7L13 -3L11 0L13 3L11 7L13 11L10 13L7 11L3 13L0 11L-3 13L-7 11L-10 13L-13 11L-11 7L-13 3L-11 0L-13 -3L-11 -7z', b.down(light(c, 0.3), dark(c, 0.16)))}${ellipse(0, 0, 8.4, 8, b.ball(light(c, 0.08)))}`,
  tortellini: (b, c) =>
    `${path('M-11 4C-13 -6 -6 -11 0 -11C6 -11 13 -6 11 4C9 10 4 9 3 5C2 1 -2 1 -3 5C-4 9 -9 10 -11 4z', b.ball(c))}${path('M-4 5Q0 1 4 5L2 9H-2z', b.drum(light(c, 0.2)))}${line('M-8 -3Q0 -9 8 -3', dark(c, 0.25), 0.9, 0.5)}`,
  mezzelune: (b, c) =>
    `${path('M-14 5C-14 -8 14 -8 14 5L12 7L9 5.4L6 7L3 5.4L0 7L-3 5.4L-6 7L-9 5.4L-12 7z', b.ball(c))}${ellipse(0, 0, 8, 4, b.ball(light(c, 0.12)))}`,
} satisfies Record<string, Piece>;

export type PastaPiece = keyof typeof pieces;
export const piece = (b: Brush, shape: PastaPiece, colour: string): string => pieces[shape](b, colour);

const counts: Partial<Record<PastaPiece, number>> = {
  paccheri: 14,
  ditalini: 46,
  stelline: 46,
  gnocchi: 22,
  ravioli: 13,
  rigatoni: 20,
  orecchiette: 26,
};

/** A heap of dry or fresh pasta. */
export const pastaHeap =
  (shape: PastaPiece, colour = '#ecc36b'): Paint =>
  (b) =>
    `${b.shadow(0, 30, 48, 9)}${mound(b, counts[shape] ?? 28, () => piece(b, shape, mix(colour, b.one(['#ffffff', '#b9803a']), b.between(0, 0.12))), { rx: 35, ry: 19, lift: 20 })}`;

/** A bundle of long pasta tied in its middle. */
export const bundle =
  (colour = '#eac46c', width = 1.5): Paint =>
  (b) => {
    const n = Math.round(52 / width);
    const strands = Array.from({ length: n }, (_, at) => {
      const k = (at / (n - 1)) * 2 - 1;
      return line(
        `M${f(k * 17 + b.between(-1.5, 1.5))} ${f(-44 + b.between(-2, 2))}Q${f(k * 7)} 0 ${f(k * 17 + b.between(-1.5, 1.5))} ${f(42 + b.between(-2, 2))}`,
        mix(mix(colour, '#fff6d8', b.between(0, 0.5)), '#7a4a14', Math.abs(k) * 0.3 + b.between(0, 0.1)),
        width,
      );
    });
    return put(`${strands.join('')}${path('M-10 -4Q0 0 10 -4V3Q0 7 -10 3z', b.drum('#b5713a'))}`, 0, 0, 40);
  };

/** Nests of ribbons, wide or narrow. */
export const nests =
  (colour = '#f0c75e', width = 3.4, count = 3): Paint =>
  (b) => {
    const nest = () => {
      const rows = Array.from({ length: Math.round(56 / width) }, (_, at) => {
        const r = 20 - (at % 9) * 1.7 + b.between(-1, 1);
        const from = b.between(0, 360);
        const way = `M${f(r)} 0A${f(r)} ${f(r * 0.62)} 0 1 1 ${f(-r * 0.5)} ${f(r * 0.5)}`;
        return put(
          line(way, dark(colour, 0.35), width + 0.7) +
            line(way, mix(colour, b.one(['#fff3c8', '#c98f2e']), b.between(0, 0.4)), width),
          b.between(-1.5, 1.5),
          b.between(-4, 4),
          from,
        );
      }).join('');
      return `${ellipse(0, 3, 22, 15, dark(colour, 0.45))}<g transform="scale(1 .8)">${rows}</g>`;
    };
    const places =
      count === 1
        ? ([[0, 0, 1.7]] as const)
        : ([
            [-21, -9, 1],
            [21, -10, 1],
            [0, 11, 1.1],
          ] as const);
    return `${b.shadow(0, 26, 48, 9)}${places.map(([x, y, scale]) => put(nest(), x, y, 0, scale)).join('')}`;
  };

/** Sheets that lie on one another. */
export const sheets =
  (colour = '#f2cf70', waved = false): Paint =>
  (b) => {
    const edge = waved
      ? 'M-40 0q4 3 6 -2t6 -3 6 -2 6 -3 6 -2 6 -3 6 -2L40 -2q-4 1 -6 4t-6 2 -6 4 -6 2 -6 4 -6 2z'
      : 'M-40 0L2 -17L40 -3L-2 16z';
    return `${b.shadow(0, 24, 46, 9)}${Array.from({ length: 6 }, (_, at) => put(path(edge, dark(colour, 0.35), 'transform="translate(0 1.6)"') + path(edge, b.down(light(colour, 0.35), mix(colour, '#fff', at * 0.03))), b.between(-2, 2), 14 - at * 5.4, b.between(-7, 7))).join('')}`;
  };
