import { dark, ellipse, f, leaf, light, line, mix, mound, path, put, strewn, type Paint } from './brush.ts';

const stalk = (height: number, colour = '#6b4a2a') => line(`M0 0Q1 ${-height / 2} 4 ${-height}`, colour, 2.6);

const outlines = {
  apple: 'M0 -24C8 -33 34 -32 35 -5C36 20 17 36 6 35Q0 32 -6 35C-17 36 -36 20 -35 -5C-34 -32 -8 -33 0 -24z',
  round: 'M0 -32C22 -32 34 -17 34 2C34 22 20 35 0 35C-20 35 -34 22 -34 2C-34 -17 -22 -32 0 -32z',
  flat: 'M0 -22C28 -24 40 -8 39 6C38 24 22 31 0 31C-22 31 -38 24 -39 6C-40 -8 -28 -24 0 -22z',
  pear: 'M0 -38C12 -38 14 -26 17 -14C20 -3 31 3 31 17C31 31 17 38 0 38C-17 38 -31 31 -31 17C-31 3 -20 -3 -17 -14C-14 -26 -12 -38 0 -38z',
  onion: 'M0 -33C4 -22 33 -20 34 4C34 25 16 34 3 35L0 39L-3 35C-16 34 -34 25 -34 4C-33 -20 -4 -22 0 -33z',
} as const;

interface FruitLook {
  /** The side that the sun has seen. */
  blush?: string;
  /** A furrow down its front, as on a peach. */
  furrow?: boolean;
  speckled?: string;
  stem?: 'stalk' | 'leaf' | 'calyx' | 'none';
}

/** One round fruit. */
export const fruit =
  (shape: keyof typeof outlines, colour: string, { blush, furrow, speckled, stem = 'stalk' }: FruitLook = {}): Paint =>
  (b) => {
    const d = outlines[shape];
    const top = shape === 'apple' ? -24 : shape === 'flat' ? -21 : shape === 'pear' ? -37 : -31;
    const clip = b.clip(`<path d="${d}"/>`);
    const calyx = Array.from({ length: 5 }, (_, at) =>
      put(leaf(b, 15, 3.4, '#4d8a2f'), 0, top + 2, 18 + at * 36 + (at > 2 ? 10 : 0)),
    ).join('');
    return `${b.shadow(0, shape === 'flat' ? 30 : 35, 38, 7)}${path(d, b.ball(colour))}<g clip-path="${clip}">${
      blush ? ellipse(14, 6, 28, 34, b.radial([0, blush, 0.85], [0.6, blush, 0.45], [1, blush, 0])) : ''
    }${speckled ? strewn(b, 46, [0, 2, 32, 32], () => ellipse(0, 0, 0.7, 0.6, speckled, 'opacity=".6"')) : ''}${
      furrow
        ? line('M3 -31Q-15 2 2 36', dark(colour, 0.4), 1.6, 0.55) +
          line('M5 -31Q-12 2 4 36', light(colour, 0.5), 1.1, 0.4)
        : ''
    }${shape === 'apple' ? ellipse(0, -25, 13, 6, b.radial([0, dark(colour, 0.6), 0.8], [1, dark(colour, 0.6), 0])) : ''}${
      shape === 'onion'
        ? [-24, -13, -4, 6, 15, 25]
            .map((x) =>
              line(`M0 -34C${x * 0.4} -22 ${x * 1.3} -12 ${x} 10Q${x * 0.6} 30 0 38`, dark(colour, 0.35), 0.8, 0.5),
            )
            .join('')
        : ''
    }</g>${b.shine(-13, -10, 11, 14, 24, 0.7)}${
      stem === 'none'
        ? ''
        : stem === 'calyx'
          ? calyx + put(stalk(8, '#4d7a2c'), 0, top + 2)
          : put(stalk(12), 0, top + 2) + (stem === 'leaf' ? put(leaf(b, 22, 7), 2, top - 3, -24) : '')
    }`;
  };

const pores = (b: Parameters<Paint>[0], colour: string, box: readonly [number, number, number, number]) =>
  strewn(b, 60, box, () => ellipse(0, 0, 0.8, 0.6, dark(colour, 0.3), 'opacity=".35"'));

/** A citrus fruit before its half; `pointed` like a lemon. */
export const citrus =
  (colour: string, flesh = colour, pointed = false): Paint =>
  (b) => {
    const rx = pointed ? 29 : 25;
    const ends = pointed
      ? path(
          'M-42 4C-38 -2 -30 -8 -24 -14L-24 16C-32 14 -38 9 -42 4z M14 4C12 0 6 -8 0 -14L0 16C8 14 12 9 14 4z',
          b.ball(colour),
        )
      : '';
    const half = Array.from({ length: 10 }, (_, at) =>
      put(
        path(
          'M0 -2.2L4.6 -15.5Q0 -18.4 -4.6 -15.5z',
          b.down(mix(flesh, '#fff', 0.1), light(flesh, 0.35)),
          'stroke="#fff7e0" stroke-width=".6"',
        ),
        0,
        0,
        at * 36,
      ),
    ).join('');
    return `${b.shadow(-8, 27, 34, 6)}${b.shadow(26, 33, 24, 5)}${ends}${ellipse(-14, 0, rx, pointed ? 22 : 25, b.ball(colour))}${pores(b, colour, [-14, 0, rx - 2, 20])}${b.shine(-23, -9, 10, 8, -20, 0.7)}
${pointed ? '' : put(leaf(b, 24, 7.5), -12, -24, -30) + ellipse(-13, -23, 2.6, 1.8, '#6a7a2c')}
${ellipse(24, 14, 22, 21, b.ball(dark(colour, 0.08)))}${ellipse(23, 13.4, 20.6, 19.8, '#fff3d2')}${put(half, 23, 13.4)}${b.shine(17, 5, 9, 7, -20, 0.4)}`;
  };

/** A pile of berries or other small round things; `bumpy` like raspberries. */
export const berries =
  (colours: readonly string[], { size = 8, bumpy = false, bloom = false, stalks = false, count = 26 } = {}): Paint =>
  (b) =>
    `${b.shadow(0, 31, 46, 9)}${mound(
      b,
      count,
      (at) => {
        const c = colours[at % colours.length]!;
        if (bumpy)
          return `${ellipse(0, 0, size, size * 1.1, dark(c, 0.3))}${strewn(b, 22, [0, 0, size, size * 1.1], () => ellipse(0, 0, size * 0.26, size * 0.26, b.ball(c)))}`;
        return `${ellipse(0, 0, size, size * 0.96, b.ball(c))}${bloom ? ellipse(size * 0.1, -size * 0.35, size * 0.34, size * 0.22, dark(c, 0.6)) : b.shine(-size * 0.3, -size * 0.35, size * 0.35, size * 0.28, 0, 0.9)}${stalks && at % 2 ? line(`M0 ${-size * 0.8}Q4 -14 10 -20`, '#6b7a2c', 1.1) : ''}`;
      },
      { rx: 36, ry: 17, lift: 16, turn: 40 },
    )}`;

/** A halved fruit with a stone or seeds, before a whole one: avocado, kiwi. */
export const halved =
  (skin: string, flesh: string, core: string, { stone, seeds }: { stone?: string; seeds?: string }): Paint =>
  (b) => {
    const pear = stone !== undefined;
    const d = (k: number) =>
      pear
        ? `M0 ${-30 * k}C${13 * k} ${-30 * k} ${12 * k} ${-12 * k} ${20 * k} 0C${28 * k} ${14 * k} ${20 * k} ${30 * k} 0 ${30 * k}C${-20 * k} ${30 * k} ${-28 * k} ${14 * k} ${-20 * k} 0C${-12 * k} ${-12 * k} ${-13 * k} ${-30 * k} 0 ${-30 * k}z`
        : `M0 ${-24 * k}C${15 * k} ${-24 * k} ${25 * k} ${-13 * k} ${25 * k} 0C${25 * k} ${14 * k} ${14 * k} ${24 * k} 0 ${24 * k}C${-15 * k} ${24 * k} ${-25 * k} ${13 * k} ${-25 * k} 0C${-25 * k} ${-14 * k} ${-14 * k} ${-24 * k} 0 ${-24 * k}z`;
    const inner = pear
      ? ellipse(0, 10, 10.5, 10.5, dark(flesh, 0.25)) + ellipse(0, 10, 9.5, 9.5, b.ball(stone)) + b.shine(-3, 6, 3, 3)
      : ellipse(0, 0, 8, 6.5, core) +
        Array.from({ length: 22 }, (_, at) => put(ellipse(0, -11.5, 0.8, 2, seeds ?? '#221a12'), 0, 0, at * 16.4)).join(
          '',
        ) +
        Array.from({ length: 30 }, (_, at) => put(line('M0 -9V-21', light(flesh, 0.5), 0.5, 0.5), 0, 0, at * 12)).join(
          '',
        );
    return `${b.shadow(0, 30, 44, 7)}${put(path(d(1), b.ball(skin)) + strewn(b, 60, [0, 2, 20, 24], () => ellipse(0, 0, 0.9, 0.7, light(skin, 0.3), 'opacity=".35"')) + b.shine(-8, -8, 7, 10, 20, 0.5), -18, -2, -24)}
${put(path(d(1.02), dark(skin, 0.1)) + path(d(0.93), b.radial([0, core], [0.55, mix(core, flesh, 0.5)], [1, flesh])) + inner, 17, 3, 14)}`;
  };

/** A squat ribbed pumpkin with a slice of it. */
export const pumpkin =
  (skin: string, flesh: string): Paint =>
  (b) => {
    const ribs = [-30, -20, 20, 30, -10, 10, 0]
      .map((x) =>
        ellipse(
          -6 + x * 0.8,
          2,
          17 - Math.abs(x) * 0.16,
          25 - Math.abs(x) * 0.16,
          b.ball(mix(skin, '#000', Math.abs(x) / 160)),
        ),
      )
      .join('');
    const veins = [-26, -15, -5, 5, 15]
      .map((x) => line(`M${-6 + x * 0.5} -21Q${-6 + x * 1.5} 0 ${-6 + x * 0.7} 26`, light(skin, 0.4), 1.1, 0.5))
      .join('');
    return `${b.shadow(0, 30, 48, 8)}${ribs}${veins}${path('M-11 -21Q-8 -26 -9 -32L-3 -34Q-2 -26 0 -21Q-6 -18 -11 -21z', b.drum('#8d8a52'))}${b.shine(-20, -8, 9, 10, 20, 0.4)}
${path('M6 28C4 10 20 -4 36 -2C48 2 50 18 44 30Q26 38 6 28z', dark(skin, 0.2))}${path('M9 27C8 12 21 0 35 2C45 6 46 18 41 28Q25 33 9 27z', b.down(light(flesh, 0.25), flesh))}${path('M20 25C19 17 26 10 33 12C38 15 38 21 35 25Q27 28 20 25z', dark(flesh, 0.18))}${strewn(b, 9, [28, 19, 6, 5], () => ellipse(0, 0, 2.1, 1.2, b.ball('#f3e3b8')))}`;
  };

/** A head of leaves, ruffled by `frill`; `heart` is the colour of ribs and middle. */
export const head =
  (outer: string, heart: string, { frill = 2, tall = 1, layers = 5 } = {}): Paint =>
  (b) => {
    const blade = (r: number, c: string) => {
      const points = Array.from({ length: 15 }, (_, at) => {
        const angle = Math.PI * (at / 14) - Math.PI;
        const k = r + (at % 2 ? frill : -frill);
        return `${f(Math.cos(angle) * k * 0.72)} ${f(Math.sin(angle) * k * tall)}`;
      });
      return (
        path(
          `M0 16L${points.join('L')}z`,
          b.down(light(c, 0.25), dark(c, 0.18)),
          `stroke="${dark(c, 0.3)}" stroke-width=".5" stroke-linejoin="round"`,
        ) +
        line(`M0 14Q1 ${f(-r * 0.4)} 0 ${f(-r * 0.8 * tall)}`, heart, 2.6, 0.85) +
        [-0.5, 0.5]
          .map((x) => line(`M0 6Q${f(r * x * 0.5)} ${f(-r * 0.3)} ${f(r * x)} ${f(-r * 0.55 * tall)}`, heart, 1.1, 0.7))
          .join('')
      );
    };
    const leaves = Array.from({ length: layers }, (_, at) => {
      const c = mix(outer, heart, (at / layers) * 0.5);
      const spread = (layers - at) / layers;
      return [-64, 64, -30, 30, 0]
        .map((turn) => put(blade(38 - at * 4.5, c), 0, 14, turn * spread + b.between(-5, 5)))
        .join('');
    }).join('');
    return `${b.shadow(0, 30, 44, 8)}${leaves}${path('M-7 23Q0 29 7 23L4 17Q0 19 -4 17z', b.drum(heart))}`;
  };

/** A closed head such as radicchio or iceberg: leaves laid round a ball. */
export const cabbage =
  (colour: string, rib: string): Paint =>
  (b) => {
    const d = 'M0 -33C24 -33 37 -16 37 2C37 23 20 34 0 34C-20 34 -37 23 -37 2C-37 -16 -24 -33 0 -33z';
    const ribs = [
      'M-2 34C-6 14 -4 -8 8 -28',
      'M-2 34C-20 20 -28 0 -22 -22',
      'M-2 34C12 22 26 4 28 -16',
      'M-5 18Q-16 8 -14 -20',
      'M-3 20Q12 8 20 -22',
      'M-12 24Q-28 14 -34 -4',
      'M6 25Q24 18 35 4',
    ]
      .map((way, at) => line(way, rib, at < 3 ? 2 : 1, at < 3 ? 0.75 : 0.5))
      .join('');
    const folds = `${path('M-36 6C-30 -20 -10 -33 12 -32C-8 -22 -18 -2 -16 33C-30 28 -37 18 -36 6z', dark(colour, 0.2), 'opacity=".5"')}${path('M36 8C32 -14 24 -26 12 -32C20 -14 16 12 4 34C24 34 36 22 36 8z', light(colour, 0.25), 'opacity=".4"')}`;
    return `${b.shadow(0, 33, 42, 8)}${path(d, b.ball(colour))}<g clip-path="${b.clip(`<path d="${d}"/>`)}">${folds}${ribs}${strewn(b, 60, [0, 2, 34, 32], () => line('M0 0Q2 -3 1 -7', rib, 0.6, 0.35), 40)}</g>${b.shine(-14, -12, 13, 12, 20, 0.5)}`;
  };

/** A bunch of herbs. */
export const herbs =
  (colour: string, kind: 'broad' | 'needle' | 'fern'): Paint =>
  (b) => {
    const sprig = (length: number) => {
      const stem = line(`M0 0Q${f(b.between(-4, 4))} ${f(-length / 2)} 0 ${-length}`, dark(colour, 0.2), 1.3);
      const tone = () => mix(colour, b.one(['#d4e88a', '#123a14']), b.between(0, 0.3));
      if (kind === 'needle')
        return (
          stem +
          Array.from({ length: 26 }, (_, at) =>
            put(path('M0 -.8L8 0L0 .8z', tone()), 0, -8 - (at / 26) * (length - 8), at % 2 ? -38 : 218),
          ).join('')
        );
      const n = kind === 'broad' ? 4 : 9;
      return (
        stem +
        Array.from({ length: n * 2 + 1 }, (_, at) => {
          const y = kind === 'broad' ? -length + Math.floor(at / 2) * 9 : -length + at * 3.4;
          const long = kind === 'broad' ? 13 + Math.floor(at / 2) * 2 : 9;
          return put(
            leaf(b, long, kind === 'broad' ? 6.4 : 2.6, tone()),
            0,
            y,
            (at % 2 ? -28 : 208) + b.between(-18, 18),
          );
        })
          .toReversed()
          .join('')
      );
    };
    const sprigs = [-44, 44, -30, 30, -18, 18, -7, 7, 0]
      .map((turn, at) => put(sprig(at % 3 ? 56 : 62), 0, 30, turn))
      .join('');
    return `${b.shadow(0, 36, 26, 5)}${[-5, -2, 2, 5].map((x) => line(`M${x * 0.4} 24L${x} 38`, mix(colour, '#cfe0a0', 0.3), 2)).join('')}${sprigs}${line('M-5 28Q0 31 5 28', '#b98a4e', 2.4)}`;
  };

/** Overlapping scales: an artichoke. */
export const scaled =
  (colour: string, tip: string): Paint =>
  (b) => {
    const scale = path(
      'M0 -13C8 -9 10 4 0 11C-10 4 -8 -9 0 -13z',
      b.down(mix(colour, tip, 0.75), colour),
      `stroke="${dark(colour, 0.4)}" stroke-width=".5"`,
    );
    const rows = [3, 4, 5, 4, 3]
      .map((n, row) =>
        Array.from({ length: n }, (_, at) =>
          put(scale, (at - (n - 1) / 2) * 13.5, -24 + row * 11, (at - (n - 1) / 2) * 12, 1.15),
        ).join(''),
      )
      .join('');
    return `${b.shadow(0, 40, 26, 5)}${path('M-5 24H5L7 42Q0 45 -7 42z', b.drum('#8fa35e'))}${put(leaf(b, 26, 8, '#6d8f52'), -4, 34, 160)}${ellipse(0, 0, 29, 30, dark(colour, 0.3))}${rows}${b.shine(-10, -10, 9, 12, 15, 0.35)}`;
  };

/** A fennel bulb. */
export const fennel: Paint = (b) => {
  const bulb = 'M-9 -12C-30 -6 -38 10 -32 22C-26 34 -10 37 0 37C10 37 26 34 32 22C38 10 30 -6 9 -12z';
  const fronds = [-34, -16, 0, 16, 34]
    .map((turn) =>
      put(
        path('M-3.4 0L-2.4 -26H2.4L3.4 0z', b.drum('#b6cf7e')) +
          Array.from({ length: 14 }, (_, at) => put(line('M0 0L0 -12', '#5f9440', 0.9), 0, -26, -70 + at * 10)).join(
            '',
          ),
        turn * 0.25,
        -8,
        turn,
      ),
    )
    .join('');
  return `${b.shadow(0, 36, 36, 6)}${fronds}${path(bulb, b.ball('#eef3d8'))}${['M-7 -12C-24 2 -24 24 -8 36', 'M7 -12C24 2 24 24 8 36', 'M0 -12C-8 6 -6 26 0 37', 'M-9 -12C-34 0 -34 20 -20 33'].map((d) => line(d, '#b9cc8c', 1.3, 0.8)).join('')}${ellipse(0, 36, 8, 2.6, '#c9b98a')}${b.shine(-12, 8, 9, 14, 14, 0.8)}`;
};

/** A photograph that fills its frame, as a mound: grain, pulses, nuts. */
export const pile =
  (href: string): Paint =>
  (b) => {
    const edge = Array.from({ length: 40 }, (_, at) => {
      const angle = (at / 40) * Math.PI * 2;
      const k = b.between(0.95, 1.04);
      return `${f(Math.cos(angle) * 44 * k)} ${f((Math.sin(angle) < 0 ? Math.sin(angle) * 31 : Math.sin(angle) * 23) * k + 6)}`;
    });
    const d = `M${edge.join('L')}z`;
    return `${b.shadow(0, 26, 50, 10)}<g clip-path="${b.clip(`<path d="${d}"/>`)}"><image href="${href}" x="-56" y="-27" width="112" height="63.1"/>${ellipse(0, 4, 48, 33, b.radial([0, '#fff', 0], [0.66, '#2a1608', 0.06], [1, '#2a1608', 0.62]))}${b.shine(-10, -12, 26, 13, -8, 0.3)}</g>`;
  };
