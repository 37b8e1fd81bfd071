import { dark, ellipse, f, leaf, light, line, mix, mound, path, put, strewn, type Brush, type Paint } from './brush.ts';

/** Eggs in a nest of three, one cracked if `yolk`. */
export const eggs =
  (shell: string): Paint =>
  (b) => {
    const one = (c: string) =>
      `${path('M0 -24C14 -24 20 -4 20 6C20 18 11 24 0 24C-11 24 -20 18 -20 6C-20 -4 -14 -24 0 -24z', b.ball(c))}${strewn(b, 24, [0, 2, 16, 19], () => ellipse(0, 0, 0.7, 0.6, dark(c, 0.3), 'opacity=".4"'))}${b.shine(-7, -8, 5, 8, 16, 0.7)}`;
    return `${b.shadow(0, 29, 46, 8)}${put(one(mix(shell, '#fff', 0.1)), -19, -7, -10)}${put(one(shell), 20, -8, 12)}${put(one(mix(shell, '#fff', 0.18)), 1, 7, 64)}`;
  };

/** A slab of chocolate with broken pieces and what is in it. */
export const chocolate =
  (c: string, nut?: string): Paint =>
  (b) => {
    const square = `${path('M-8 -8H8V8H-8z', c)}${path('M-8 -8H8L5.4 -5.4H-5.4z', light(c, 0.35))}${path('M-8 -8L-5.4 -5.4V5.4L-8 8z', light(c, 0.18))}${path('M8 -8V8L5.4 5.4V-5.4z', dark(c, 0.3))}${path('M-8 8H8L5.4 5.4H-5.4z', dark(c, 0.42))}${path('M-5.4 -5.4H5.4V5.4H-5.4z', b.down(light(c, 0.1), c))}`;
    const bar = (cols: number, rows: number) =>
      Array.from({ length: cols * rows }, (_, at) =>
        put(square, ((at % cols) - (cols - 1) / 2) * 16, (Math.floor(at / cols) - (rows - 1) / 2) * 16),
      ).join('');
    const nuts = nut
      ? [
          [-24, -20],
          [18, -8],
          [-2, 14],
          [26, 18],
          [-30, 8],
        ]
          .map(([x, y]) => put(ellipse(0, 0.8, 6, 5.4, dark(nut, 0.5)) + ellipse(0, 0, 5.8, 5.2, b.ball(nut)), x!, y!))
          .join('')
      : '';
    const edge = (cols: number, rows: number) =>
      `<rect x="${-cols * 8}" y="${-rows * 8 + 4}" width="${cols * 16}" height="${rows * 16}" fill="${dark(c, 0.5)}"/>`;
    return `${b.shadow(0, 30, 48, 9)}${put(edge(4, 3) + bar(4, 3), -6, -8, -12)}${put(edge(2, 1) + bar(2, 1), 20, 22, 16)}${nuts}`;
  };

/** Wrapped sweets, or bare ones. */
export const sweets =
  (colours: readonly string[], wrapped = true): Paint =>
  (b) => {
    const one = (c: string) =>
      (wrapped ? path('M-9 0L-19 -8Q-15 0 -19 8zM9 0L19 -8Q15 0 19 8z', b.down(light(c, 0.5), c)) : '') +
      ellipse(0, 0, 11, wrapped ? 8.6 : 10, b.ball(c)) +
      (wrapped ? line('M-5 -8Q-1 0 -5 8M4 -8Q8 0 4 8', light(c, 0.65), 1.8, 0.7) : '') +
      b.shine(-3, -4, 4, 2.4, -20, 0.9);
    return `${b.shadow(0, 29, 46, 8)}${mound(b, wrapped ? 12 : 18, (at) => one(colours[at % colours.length]!), { rx: 32, ry: 18, lift: 17, turn: 50 })}`;
  };

/** A block of licorice, pralines, gianduiotti: bevelled pieces. */
export const pralines =
  (colours: readonly string[]): Paint =>
  (b) =>
    `${b.shadow(0, 28, 46, 8)}${mound(
      b,
      13,
      (at) => {
        const c = colours[at % colours.length]!;
        return (
          path('M-13 6L-9 -7Q0 -11 9 -7L13 6Q0 11 -13 6z', b.ball(c)) +
          path('M-9 -7Q0 -11 9 -7L6 -2Q0 -4 -6 -2z', light(c, 0.4), 'opacity=".7"') +
          line('M-7 2Q0 -1 7 2', light(c, 0.5), 1.4, 0.6)
        );
      },
      { rx: 32, ry: 18, lift: 17, turn: 22 },
    )}`;

/** A scoop of ice cream: in a cup, on a cone. */
const scoop = (b: Brush, c: string, r: number) =>
  path(
    `M${-r} 3C${-r} ${-r * 1.3} ${r} ${-r * 1.3} ${r} 3C${r * 1.1} 9 ${r * 0.7} 7 ${r * 0.5} 9C${r * 0.2} 13 ${-r * 0.1} 7 ${-r * 0.4} 10C${-r * 0.8} 12 ${-r * 1.1} 8 ${-r} 3z`,
    b.ball(c),
  ) +
  strewn(b, 30, [0, -r * 0.35, r * 0.85, r * 0.65], () =>
    line('M-2 0Q0 -1 2 0', b.one([dark(c, 0.16), light(c, 0.6)]), 1, 0.6),
  ) +
  b.shine(-r * 0.35, -r * 0.5, r * 0.34, r * 0.26, -20, 0.7);
export const iceCup =
  (colours: readonly string[], deco: (b: Brush) => string = () => ''): Paint =>
  (b) =>
    `${b.shadow(0, 39, 26, 5)}${put(scoop(b, colours[0]!, 19), -14, -4)}${put(scoop(b, colours[1] ?? colours[0]!, 19), 14, -4)}${put(scoop(b, colours[2] ?? colours[0]!, 20), 0, -17)}${deco(b)}${path('M-35 0C-32 18 -18 26 -6 28L-8 36H8L6 28C18 26 32 18 35 0Q0 10 -35 0z', b.drum('#cfe0e8'), 'opacity=".88"')}${ellipse(0, 37, 20, 4.4, b.down('#eef5f8', '#a9bcc8'))}${line('M-26 8Q-20 20 -8 24', '#fff', 3, 0.8)}`;
export const iceCone =
  (colours: readonly string[]): Paint =>
  (b) => {
    const one = (c: string) =>
      `${path('M-14 -4H14L1 42Q0 44 -1 42z', b.drum('#dba75a'))}<g clip-path="${b.clip(path('M-14 -4H14L1 42Q0 44 -1 42z', '#000'))}">${[-24, -14, -4, 6, 16, 26].map((x) => line(`M${x} -10l26 56M${-x} -10l-26 56`, '#a8702c', 1, 0.6)).join('')}</g>${put(scoop(b, c, 17), 0, -10)}${line('M-6 -27Q0 -34 6 -26', dark(c, 0.2), 1, 0.4)}`;
    return `${b.shadow(0, 42, 30, 4)}${colours.length > 1 ? put(one(colours[1]!), 16, 1, 18, 0.94) : ''}${put(one(colours[0]!), -12, 0, -10)}`;
  };
export const icePops =
  (colours: readonly string[], { bite }: { bite?: string } = {}): Paint =>
  (b) => {
    const one = (c: string) =>
      `<rect x="-4" y="18" width="8" height="24" rx="4" fill="${b.drum('#e2bf86')}"/>${path('M-15 24V-20Q-15 -38 0 -38Q15 -38 15 -20V24Q15 28 11 28H-11Q-15 28 -15 24z', b.drum(c))}${line('M-6 -22V16M6 -22V16', dark(c, 0.25), 2.4, 0.35)}${bite ? path('M2 -39Q16 -36 15 -18Q8 -18 8 -24Q1 -24 2 -31Q-2 -34 2 -39z', b.ball(bite)) : ''}${line('M-10 -24V18', '#fff', 2.6, 0.6)}`;
    return `${b.shadow(0, 42, 34, 5)}${colours
      .slice(1)
      .map((c, at) => put(one(c), 17 + at * 4, 2, 20))
      .join('')}${put(one(colours[0]!), -13, 0, -9)}`;
  };

/** Honey that runs from its dipper. */
export const honey =
  (c: string): Paint =>
  (b) =>
    `${b.shadow(0, 34, 40, 7)}${path('M-38 26C-34 16 -14 20 -6 16C4 20 34 14 40 26C38 36 -34 38 -38 26z', b.ball(c))}${b.shine(-14, 24, 12, 3, -4, 0.8)}${put(`<rect x="-2.6" y="-54" width="5.2" height="42" rx="2.6" fill="${b.drum('#b9803f')}"/>${[-14, -8, -2, 4, 10].map((y, at) => `<rect x="${-[8, 11, 12, 11, 8][at]!}" y="${y}" width="${[16, 22, 24, 22, 16][at]!}" height="5" rx="2.5" fill="${b.drum('#c98f4a')}"/>`).join('')}${path('M-12 -6Q0 -16 12 -6L11 12Q6 18 3 16Q0 22 -4 16Q-10 18 -11 12z', c, 'opacity=".72"')}${b.shine(-4, -2, 4, 8, 0, 0.8)}`, 10, -8, 28)}${path('M-2 8C-3 14 -5 18 -4 24H2C3 18 1 14 3 8z', b.drum(c))}`;

/** Olives with their leaves. */
export const olives =
  (colours: readonly string[], count = 15, oil = false): Paint =>
  (b) =>
    `${b.shadow(0, 29, 46, 8)}${oil ? ellipse(0, 24, 46, 11, b.ball('#c9a91c'), 'opacity=".75"') : ''}${[-150, -110, -60, -25].map((turn) => put(leaf(b, 34, 5, '#7d9252'), 0, -8, turn)).join('')}${mound(
      b,
      count,
      (at) => {
        const c = colours[at % colours.length]!;
        return (
          ellipse(0, 0, 10.5, 8.6, b.ball(c)) +
          ellipse(-8.4, 0, 1.7, 2, dark(c, 0.5)) +
          b.shine(-2, -3.6, 4, 2, 0, 0.95)
        );
      },
      { rx: 32, ry: 16, lift: 14, turn: 40 },
    )}`;

/** A flower with petals around its heart, and its leaves. */
export const flower =
  (petal: string, heart: string, { petals = 12, long = 20, wide = 7 } = {}): Paint =>
  (b) => {
    const bloom =
      Array.from({ length: petals }, (_, at) =>
        put(
          path(
            `M0 0C${-wide} ${-long * 0.5} ${-wide} ${-long} 0 ${-long - 3}C${wide} ${-long} ${wide} ${-long * 0.5} 0 0z`,
            b.down(light(petal, 0.3), dark(petal, 0.1)),
            `stroke="${dark(petal, 0.3)}" stroke-width=".4"`,
          ),
          0,
          0,
          at * (360 / petals),
        ),
      ).join('') +
      ellipse(0, 0, 7.6, 7.2, b.ball(heart)) +
      strewn(b, 26, [0, 0, 6.6, 6.2], () => ellipse(0, 0, 1, 0.9, dark(heart, 0.3)));
    const stalk = (x: number, lean: number) => line(`M0 42Q${lean} 20 ${x} -4`, '#5f8f3a', 2);
    return `${b.shadow(0, 42, 20, 4)}${stalk(-18, -6)}${stalk(16, 6)}${stalk(2, 0)}${put(leaf(b, 26, 6), 0, 34, -150)}${put(leaf(b, 26, 6), 0, 30, -26)}${put(bloom, -20, -6, 10, 0.86)}${put(bloom, 19, -8, 24, 0.84)}${put(bloom, 1, -17, 0, 1.02)}`;
  };
/** Spikes of small blossoms: lavender. */
export const spikes =
  (c: string): Paint =>
  (b) =>
    `${b.shadow(0, 42, 20, 4)}${[-30, -18, -6, 6, 18, 30].map((turn) => put(line('M0 0V-58', '#6f8f55', 1.5) + Array.from({ length: 22 }, (_, at) => ellipse((at % 3) * 3.6 - 3.6, -80 + Math.floor(at / 3) * 5 + (at % 2), 2.9, 2.4, b.ball(mix(c, '#ffffff', b.between(0, 0.3))))).join(''), 0, 42, turn)).join('')}${line('M-6 20Q0 24 6 20', '#c9a36a', 3)}`;
/** Leaves on a twig: mint, tea, oregano, capers' own. */
export const twig =
  (c: string, pairs = 5): Paint =>
  (b) =>
    `${b.shadow(0, 38, 26, 5)}${line('M0 42Q4 0 0 -38', dark(c, 0.25), 2)}${Array.from({ length: pairs }, (_, at) => [1, -1].map((side) => put(leaf(b, 40 - at * 4, 11 - at * 1.2, mix(c, '#d7ec9a', at * 0.07)), 1, 32 - at * 15, side > 0 ? -28 - at * 4 : 208 + at * 4)).join('')).join('')}${put(leaf(b, 20, 6, light(c, 0.2)), 0, -34, -90)}`;
/** Dried leaves or grains loose in a heap. */
export const flakes =
  (colours: readonly string[], size = 9, count = 60, curl = true): Paint =>
  (b) =>
    `${b.shadow(0, 28, 46, 9)}${mound(
      b,
      count,
      () => {
        const c = b.one(colours);
        return curl
          ? path(
              `M${-size} 0Q${-size * 0.4} ${-size * 0.9} ${size} ${-size * 0.2}Q${size * 0.4} ${size * 0.8} ${-size} 0z`,
              b.down(light(c, 0.35), dark(c, 0.15)),
              `stroke="${dark(c, 0.3)}" stroke-width=".4"`,
            )
          : ellipse(0, 0, size * 0.62, size * 0.42, b.ball(c));
      },
      { rx: 35, ry: 19, lift: 18 },
    )}`;

/** Crisps, or wedges if `thick`: bent pieces in a heap. */
export const crisps =
  (c: string, thick = false): Paint =>
  (b) =>
    `${b.shadow(0, 30, 46, 9)}${mound(
      b,
      thick ? 15 : 22,
      () => {
        const k = mix(c, b.one(['#fff0b8', '#a8641c']), b.between(0, 0.25));
        return thick
          ? path('M-19 2C-10 -12 12 -12 19 2C10 0 -10 0 -19 2z', b.ball(k)) +
              path('M-19 2C-10 0 10 0 19 2C10 8 -10 8 -19 2z', dark(k, 0.25))
          : path(
              'M-18 3C-17 -10 14 -13 18 -2C15 9 -10 14 -18 3z',
              b.ball(k),
              `stroke="${dark(k, 0.25)}" stroke-width=".7"`,
            ) +
              path('M-14 3C-12 -6 10 -9 15 -1C6 -2 -6 0 -14 3z', light(k, 0.4), 'opacity=".6"') +
              strewn(b, 10, [0, 0, 13, 7], () => ellipse(0, 0, 0.8, 0.6, dark(k, 0.3), 'opacity=".6"'));
      },
      { rx: 32, ry: 17, lift: 18, turn: 70 },
    )}`;

/** A drop of liquid. */
export const drop =
  (c: string): Paint =>
  (b) =>
    `${b.shadow(0, 38, 26, 5)}${path('M0 -42C12 -20 27 -6 27 12C27 28 15 38 0 38C-15 38 -27 28 -27 12C-27 -6 -12 -20 0 -42z', b.ball(c))}${b.shine(-10, 8, 6, 13, 16, 0.85)}${path('M-19 18Q-12 32 4 32Q-12 38 -19 18z', '#fff', 'opacity=".4"')}`;
/** Bubbles of soap or of mineral water. */
export const bubbles =
  (tone: string): Paint =>
  (b) =>
    (
      [
        [-16, 8, 23],
        [20, 14, 17],
        [9, -22, 14],
        [-26, -26, 9],
        [33, -14, 8],
        [-2, 34, 8],
        [-38, 30, 6],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          ellipse(
            x,
            y,
            r,
            r,
            b.radial([0, '#ffffff', 0.1], [0.72, tone, 0.28], [0.92, tone, 0.75], [1, '#ffffff', 0.9]),
          ) +
          b.shine(x - r * 0.36, y - r * 0.42, r * 0.26, r * 0.18, -35, 1) +
          line(
            `M${f(x + r * 0.3)} ${f(y + r * 0.74)}Q${f(x + r * 0.64)} ${f(y + r * 0.6)} ${f(x + r * 0.75)} ${f(y + r * 0.24)}`,
            '#fff',
            1.6,
            0.9,
          ),
      )
      .join('');
/** A bowl with a whisk of cream, yoghurt, pudding: see also dishes. */
export const turnedOut =
  (c: string, glaze: string, deco: (b: Brush) => string = () => ''): Paint =>
  (b) =>
    `${b.shadow(0, 32, 46, 8)}${ellipse(0, 26, 46, 14, b.down('#fff', '#dcd8ce'))}${ellipse(0, 25, 34, 9, dark(glaze, 0.1))}${path('M-22 -17L-30 22Q0 36 30 22L22 -17z', b.drum(c))}${path('M-22 -17Q-24 -4 -20 -2Q-16 -6 -13 2Q-8 8 -5 0Q0 -3 4 6Q9 10 11 0Q15 -4 18 0Q24 -4 22 -17z', b.drum(glaze))}${ellipse(0, -17, 22, 8.4, b.down(light(glaze, 0.3), glaze))}${b.shine(-6, -19, 9, 3, -6, 0.8)}${deco(b)}`;
