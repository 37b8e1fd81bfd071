import { dark, ellipse, f, light, line, mix, mound, path, put, strewn, type Paint } from './brush.ts';

/** A folded shirt; a ball of wool; towels in a pile. */
export const shirt =
  (c: string): Paint =>
  (b) =>
    `${b.shadow(0, 34, 40, 7)}${path('M-14 -32L-34 -22L-44 0L-30 8L-25 -2V32Q0 36 25 32V-2L30 8L44 0L34 -22L14 -32Q0 -20 -14 -32z', b.drum(c), `stroke="${dark(c, 0.2)}" stroke-width="1" stroke-linejoin="round"`)}${path('M-14 -32Q0 -20 14 -32Q10 -14 0 -14Q-10 -14 -14 -32z', dark(c, 0.25))}${line('M-16 0Q-12 14 -16 30M12 -6Q18 12 13 31M-2 4Q2 18 -3 30', dark(c, 0.25), 1.6, 0.35)}`;
export const towels =
  (colours: readonly string[]): Paint =>
  (b) =>
    `${b.shadow(0, 31, 46, 8)}${colours
      .map((c, at) => {
        const y = 18 - at * 15;
        return (
          `<path d="M-40 ${y - 6}Q-44 ${y} -40 ${y + 8}H34Q42 ${y + 7} 42 ${y + 1}T34 ${y - 6}z" fill="${b.log(c)}"/>` +
          line(`M-38 ${y + 2}H34`, dark(c, 0.3), 1.2, 0.5) +
          strewn(b, 40, [0, y, 38, 6], () => ellipse(0, 0, 0.8, 0.6, light(c, 0.5), 'opacity=".5"'))
        );
      })
      .join('')}`;
export const yarn =
  (c: string): Paint =>
  (b) =>
    `${b.shadow(0, 34, 36, 7)}${ellipse(0, 2, 34, 33, b.ball(c))}${[-60, -20, 25, 70].map((turn) => put([-18, -12, -6, 0, 6, 12, 18].map((y) => line(`M-30 ${y}Q0 ${y * 1.9} 30 ${y}`, b.one([dark(c, 0.25), light(c, 0.3)]), 1.6, 0.55)).join(''), 0, 2, turn, 0.98)).join('')}${line('M20 30Q40 40 46 28', c, 2.6)}`;

/** Tablets or soft capsules of two colours. */
export const capsules =
  (one: string, other: string, hard = false): Paint =>
  (b) => {
    const tablet = `${path('M-14 -4L2 -11L16 -5V6L0 13L-14 6z', other)}${path('M-14 -4L2 -11L16 -5L0 3z', light(one, 0.2))}${path('M-14 -4L0 3V8L-14 1z', one)}${path('M16 -5L0 3V8L16 0z', dark(one, 0.2))}${ellipse(1, -4, 4, 2.2, b.ball('#e23d3d'))}`;
    const pod = `${path('M-15 0C-17 -12 17 -12 15 0C17 12 -17 12 -15 0z', b.ball(one))}${path('M-15 0C-10 -8 2 -2 2 8C-8 11 -16 8 -15 0z', b.ball(other))}${b.shine(-3, -5, 7, 2.6, -10, 0.9)}`;
    return `${b.shadow(0, 29, 46, 8)}${mound(b, 11, () => (hard ? tablet : pod), { rx: 31, ry: 17, lift: 16, turn: 26 })}`;
  };

/** Plates and a glass that shine. */
export const crockery: Paint = (b) =>
  `${b.shadow(0, 33, 46, 8)}${ellipse(-8, -4, 36, 34, b.down('#ffffff', '#d3d9dd'))}${ellipse(-8, -3, 33, 31, '#e9edef')}${ellipse(-8, -3, 22, 21, b.down('#dfe5e8', '#ffffff'))}${b.shine(-20, -16, 12, 9, -40, 0.95)}${path('M14 -16H42L38 32Q28 36 18 32z', b.drum('#cfe3ec'), 'opacity=".82"')}${ellipse(28, -16, 14, 4, '#eef7fa')}${line('M19 -10L22 26', '#fff', 3, 0.8)}${[
    [34, -34],
    [-34, 26],
  ]
    .map(([x, y]) => put(path('M0 -9Q1 -1 9 0Q1 1 0 9Q-1 1 -9 0Q-1 -1 0 -9z', '#fff'), x!, y!))
    .join('')}`;

/** A tile of glass or enamel with a gleam. */
export const gleam =
  (c: string): Paint =>
  (b) =>
    `${b.shadow(0, 34, 44, 7)}<rect x="-36" y="-34" width="72" height="66" rx="6" fill="${dark(c, 0.35)}"/><rect x="-36" y="-36" width="72" height="66" rx="6" fill="${b.down(light(c, 0.65), c)}"/>${line('M0 -36V30M-36 -3H36', dark(c, 0.2), 1.6, 0.6)}<g clip-path="${b.clip('<rect x="-36" y="-36" width="72" height="66" rx="6"/>')}">${path('M-40 20L14 -44H30L-30 40z', '#fff', 'opacity=".4"')}${path('M10 40L50 -8V6L24 40z', '#fff', 'opacity=".3"')}</g>${put(path('M0 -15Q2 -2 15 0Q2 2 0 15Q-2 2 -15 0Q-2 -2 0 -15z', '#fff'), 18, -16)}`;

/** Rolls: of paper, foil, bags. */
export const rolls =
  (
    c: string,
    { count = 3, core = '#b89a72', lying = false }: { count?: number; core?: string; lying?: boolean } = {},
  ): Paint =>
  (b) => {
    const stand = `<path d="M-19 -18V20Q0 30 19 20V-18z" fill="${b.drum(c)}"/>${strewn(b, 40, [0, 4, 17, 16], () => ellipse(0, 0, 0.8, 0.6, dark(c, 0.16), 'opacity=".5"'), 0)}${ellipse(0, -18, 19, 8, b.down('#fff', light(c, 0.2)))}<ellipse cy="-18" rx="13" ry="5.4" fill="none" stroke="${dark(c, 0.14)}" stroke-width=".7"/>${ellipse(0, -18, 7, 3, core)}${ellipse(0, -17.4, 5.4, 2.1, dark(core, 0.5))}`;
    const lie = `<path d="M-34 -13H34Q40 0 34 13H-34z" fill="${b.log(c)}"/>${ellipse(-34, 0, 6, 13, light(c, 0.3))}${ellipse(-34, 0, 2.6, 6, dark(core, 0.3))}${path('M-30 12H36L44 26H-24z', b.down(c, light(c, 0.4)))}`;
    if (lying) return `${b.shadow(0, 28, 46, 7)}${put(lie, -2, -2, -8, 1.1)}`;
    return `${b.shadow(0, 32, 46, 8)}${count === 1 ? put(stand, 0, 0, 0, 1.45) : `${put(stand, -20, -9)}${put(stand, 20, -9)}${put(stand, 0, 8)}`}`;
  };

/** Sheets of paper or cloth in a pile; one that comes out of its box. */
export const napkins =
  (c: string, box?: string): Paint =>
  (b) =>
    box
      ? `${b.shadow(0, 33, 46, 8)}${path('M-18 -8C-22 -30 -6 -28 -2 -42C8 -34 24 -36 16 -8z', b.drum(c))}${line('M-6 -30Q-2 -18 -8 -8M6 -32Q4 -18 8 -8', dark(c, 0.15), 1.2, 0.6)}${path('M-42 -6L-30 -14H30L42 -6z', light(box, 0.3))}${ellipse(0, -10, 20, 3.4, dark(box, 0.5))}${path('M-42 -6H42V30H-42z', b.drum(box))}`
      : `${b.shadow(0, 28, 46, 8)}${Array.from({ length: 6 }, (_, at) => put(path('M-38 0L0 -17L38 0L0 17z', dark(c, 0.16), 'transform="translate(0 2)"') + path('M-38 0L0 -17L38 0L0 17z', b.down('#fff', c)) + line('M-19 -8.5L19 8.5', dark(c, 0.14), 0.8, 0.6), 0, 14 - at * 5, b.between(-3, 3))).join('')}`;

/** A bag tied at its neck. */
export const sack =
  (c: string): Paint =>
  (b) =>
    `${b.shadow(0, 35, 38, 7)}${path('M-8 -22C-40 -12 -42 30 -24 34Q0 39 24 34C42 30 40 -12 8 -22z', b.ball(c))}${path('M-8 -22C-20 -38 -6 -34 0 -40C6 -34 20 -38 8 -22Q0 -18 -8 -22z', b.ball(light(c, 0.1)))}${line('M-9 -22Q0 -18 9 -22', '#d94b3d', 3.4)}${line('M-5 -16Q-18 4 -16 28M4 -16Q10 8 6 32M8 -16Q24 2 24 22', light(c, 0.3), 1.4, 0.5)}${b.shine(-14, -2, 6, 14, 12, 0.5)}`;

/** A rubber glove. */
export const glove =
  (c: string): Paint =>
  (b) =>
    `${b.shadow(0, 42, 26, 4)}${put(path('M-14 44V12C-24 0 -30 -12 -26 -16C-22 -20 -16 -8 -13 -6V-34C-13 -41 -5 -41 -5 -34V-10H-4V-40C-4 -47 4 -47 4 -40V-10H5V-36C5 -43 13 -43 13 -36V-8H14V-26C14 -33 21 -33 21 -26C22 -4 22 6 16 16V44z', b.drum(c), 'stroke-linejoin="round"'), 0, 0, 6)}${line('M-13 34L18 36', dark(c, 0.25), 1.4, 0.5)}${b.shine(-7, -24, 2, 12, 6, 0.7)}`;

/** A broom's or a brush's head with its handle. */
export const broom =
  (bristle: string, handle: string): Paint =>
  (b) =>
    put(
      `<rect x="-3" y="-72" width="6" height="66" rx="3" fill="${b.drum(handle)}"/><rect x="-24" y="-10" width="48" height="13" rx="6" fill="${b.drum(dark(bristle, 0.35))}"/>${Array.from({ length: 30 }, (_, at) => line(`M${-22 + at * 1.5} 2L${f(-28 + at * 1.92)} ${f(32 + b.between(-2, 2))}`, mix(bristle, b.one(['#ffffff', '#3a2a12']), 0.25), 2)).join('')}`,
      8,
      12,
      18,
      0.86,
    ) + b.shadow(2, 42, 30, 4);
export const toothbrush =
  (colours: readonly string[]): Paint =>
  (b) =>
    b.shadow(0, 30, 44, 6) +
    colours
      .map((c, at) =>
        put(
          `<rect x="-46" y="-3.6" width="66" height="7.2" rx="3.6" fill="${b.log(c)}"/><rect x="18" y="-3" width="28" height="6" rx="3" fill="${b.log(light(c, 0.2))}"/>${Array.from({ length: 8 }, (_, n) => `<rect x="${21 + n * 3}" y="-14" width="2.4" height="12" rx="1" fill="${n % 2 ? '#fff' : light(c, 0.5)}"/>`).join('')}<rect x="-30" y="-2" width="26" height="4" rx="2" fill="#fff" opacity=".5"/>`,
          0,
          -14 + at * 19,
          -24,
        ),
      )
      .join('');
export const tooth: Paint = (b) =>
  `${b.shadow(0, 38, 26, 5)}${path('M-28 -20C-26 -38 -10 -34 0 -29C10 -34 26 -38 28 -20C30 -4 22 2 20 16C18 32 14 38 9 36C4 33 5 16 0 16C-5 16 -4 33 -9 36C-14 38 -18 32 -20 16C-22 2 -30 -4 -28 -20z', b.ball('#f7fbfc'))}${b.shine(-14, -16, 6, 10, 14, 1)}${put(path('M0 -11Q1 -1 11 0Q1 1 0 11Q-1 1 -11 0Q-1 -1 0 -11z', '#9fd6f0'), 26, -32)}`;
export const razor =
  (c: string): Paint =>
  (b) =>
    b.shadow(0, 38, 36, 5) +
    [-1, 1]
      .map((side) =>
        put(
          `<path d="M-4 -22Q-6 10 -3 40Q0 44 3 40Q6 10 4 -22z" fill="${b.drum(c)}"/><rect x="-17" y="-36" width="34" height="16" rx="4" fill="${b.down('#eef3f5', '#93a3ac')}"/>${[-32, -28, -24].map((y) => line(`M-13 ${y}H13`, '#5f6f78', 1.2)).join('')}<rect x="-15" y="-22" width="30" height="3" rx="1.5" fill="${light(c, 0.4)}"/>`,
          side * 15,
          0,
          side * 16,
        ),
      )
      .join('');
export const battery =
  (c: string): Paint =>
  (b) =>
    b.shadow(0, 37, 44, 6) +
    [-26, 0, 26]
      .map((x) =>
        put(
          `<rect x="-4" y="-42" width="8" height="7" rx="2" fill="${b.drum('#d8dde0')}"/><rect x="-11" y="-36" width="22" height="72" rx="3.4" fill="${b.drum('#26292c')}"/><rect x="-11" y="-36" width="22" height="22" rx="3" fill="${b.drum(c)}"/><rect x="-11" y="31" width="22" height="5" rx="2" fill="${b.drum('#c8cdd0')}"/>${line('M-4 -25H4M0 -29V-21', '#fff', 2)}`,
          x,
          0,
        ),
      )
      .join('');
export const bulb: Paint = (b) =>
  `${b.shadow(0, 41, 22, 4)}${ellipse(0, -10, 40, 40, b.radial([0, '#ffe9a0', 0.7], [1, '#ffe9a0', 0]))}${path('M-24 -14C-24 -46 24 -46 24 -14C24 2 12 6 11 18H-11C-12 6 -24 2 -24 -14z', b.ball('#fff4cf'))}${[18, 24, 30].map((y) => `<rect x="-11" y="${y}" width="22" height="5" rx="2.4" fill="${b.drum('#b9c0c5')}"/>`).join('')}${path('M-6 35H6L3 40H-3z', '#4a4f53')}${b.shine(-9, -22, 6, 9, 20, 1)}`;
export const candle =
  (c: string): Paint =>
  (b) =>
    `${b.shadow(0, 36, 32, 6)}${ellipse(0, -26, 26, 22, b.radial([0, '#ffd27a', 0.75], [1, '#ffd27a', 0]))}${path('M-25 -8V32Q0 40 25 32V-8z', b.drum(c))}${ellipse(0, -8, 25, 8, b.down(light(c, 0.6), light(c, 0.2)))}${line('M0 -8V-16', '#3a2a1a', 1.6)}${path('M0 -38C8 -26 7 -16 0 -15C-7 -16 -8 -26 0 -38z', b.down('#fff1b8', '#f59a2c'))}`;
export const matches: Paint = (b) =>
  b.shadow(0, 30, 40, 6) +
  Array.from({ length: 9 }, (_, at) =>
    put(
      `<rect x="-40" y="-1.8" width="76" height="3.6" fill="${b.log('#e3c08a')}"/>${ellipse(38, 0, 5, 3.6, b.ball('#c8302a'))}`,
      b.between(-3, 3),
      -24 + at * 6,
      -20 + b.between(-16, 16),
    ),
  ).join('');

/** White pads or balls of cotton. */
export const cotton =
  (round = true): Paint =>
  (b) =>
    round
      ? `${b.shadow(0, 28, 44, 8)}${[18, 9, 0, -9].map((y, at) => ellipse(-10 + (at % 2) * 2, y + 3, 27, 13, '#c9d0d4') + ellipse(-10 + (at % 2) * 2, y, 27, 13, b.down('#ffffff', '#e6eaec'))).join('')}${put(ellipse(1, 2, 20, 20, '#c9d0d4') + ellipse(0, 0, 20, 20, b.ball('#f7f9fa')) + ellipse(0, 0, 14, 14, 'none', 'stroke="#d5dbde" stroke-dasharray="2 2"'), 25, 10)}`
      : `${b.shadow(0, 28, 46, 8)}${mound(b, 14, () => [0, 72, 144, 216, 288].map((a) => ellipse(Math.cos(a / 57.3) * 6, Math.sin(a / 57.3) * 5, 8, 7.4, b.ball('#f4f7f8'))).join(''), { rx: 30, ry: 16, lift: 16 })}`;

/** A folded thing in a soft wrapper: a nappy, a pad. */
export const nappy =
  (c: string, edge: string, count = 3): Paint =>
  (b) =>
    `${b.shadow(0, 33, 46, 8)}${Array.from({ length: count }, (_, at) => put(`${path('M-30 -22Q-36 -30 -20 -30H20Q36 -30 30 -22L24 20Q22 30 0 30Q-22 30 -24 20z', b.down('#ffffff', dark(c, 0.06)), `stroke="${dark(c, 0.16)}" stroke-width=".8"`)}${path('M-30 -22Q-36 -30 -20 -30H20Q36 -30 30 -22L29 -15H-29z', edge)}${line('M-22 16Q0 26 22 16M-20 8Q-26 0 -27 -8M20 8Q26 0 27 -8', dark(c, 0.2), 1.2, 0.5)}${[-8, 8].map((x) => ellipse(x, -2, 3.4, 3, light(edge, 0.4))).join('')}`, (at - (count - 1) / 2) * 13, (at - (count - 1) / 2) * 7, (at - 1) * 5, 0.9)).join('')}`;
export const pads =
  (c: string): Paint =>
  (b) =>
    `${b.shadow(0, 30, 44, 7)}${[-1, 0, 1].map((at) => put(`${path('M-11 -34Q0 -40 11 -34Q17 -14 13 0Q17 14 11 34Q0 40 -11 34Q-17 14 -13 0Q-17 -14 -11 -34z', b.drum('#fbfcfd'), 'stroke="#d6dde2" stroke-width=".8"')}${path('M-6 -26Q0 -30 6 -26Q8 0 6 26Q0 30 -6 26Q-8 0 -6 -26z', light(c, 0.5), 'opacity=".7"')}${path('M-13 -7L-25 -2V8L-13 6zM13 -7L25 -2V8L13 6z', '#f4f7f9', 'stroke="#d6dde2" stroke-width=".6"')}`, at * 20, at * 3, at * 10, 0.84)).join('')}`;
export const plasters: Paint = (b) =>
  `${b.shadow(0, 28, 44, 7)}${(
    [
      [-6, -14, -30],
      [4, 2, 18],
      [0, 16, -10],
    ] as const
  )
    .map(([x, y, turn]) =>
      put(
        `<rect x="-38" y="-9" width="76" height="19" rx="9.5" fill="${dark('#d9a06a', 0.3)}"/><rect x="-38" y="-10" width="76" height="19" rx="9.5" fill="${b.log('#e7b483')}"/><rect x="-12" y="-10" width="24" height="19" fill="#f6dcc0"/>${Array.from({ length: 12 }, (_, at) => ellipse((at % 6 < 3 ? -32 : 18) + (at % 3) * 6, at < 6 ? -4 : 4, 1, 1, '#b87f4c')).join('')}`,
        x,
        y,
        turn,
      ),
    )
    .join('')}`;
/** A pot of cream, open, with its swirl. */
export const cream =
  (c: string, pot: string): Paint =>
  (b) =>
    `${b.shadow(0, 33, 42, 7)}${path('M-38 -4V24Q0 40 38 24V-4z', b.drum(pot))}${ellipse(0, -4, 38, 15, b.down('#fff', dark(pot, 0.14)))}${ellipse(0, -4, 33, 12, b.down(light(c, 0.4), c))}${path('M-22 -4C-20 -14 20 -16 18 -6C14 0 -10 0 -8 -6C-4 -10 8 -10 6 -7', 'none', `stroke="${dark(c, 0.14)}" stroke-width="2" stroke-linecap="round"`)}${path('M-2 -8Q4 -24 10 -20Q8 -12 12 -8z', b.ball(light(c, 0.4)))}`;
/** A pet's bowl full of what it eats, with the badge of its bone or fish. */
export const petBowl =
  (c: string, food: readonly string[], badge: 'bone' | 'fish' | 'none', moist = false): Paint =>
  (b) => {
    const bone =
      '<path d="M-10 -3C-16 -9 -20 -2 -15 0C-20 2 -16 9 -10 3H10C16 9 20 2 15 0C20 -2 16 -9 10 -3z" fill="#fff"/>';
    const fish = '<path d="M-14 0C-8 -8 4 -8 10 -1L17 -6V6L10 1C4 8 -8 8 -14 0z" fill="#fff"/>';
    return `${b.shadow(0, 36, 50, 8)}${ellipse(0, -4, 38, 13, dark(c, 0.5))}${mound(
      b,
      34,
      () => {
        const k = b.one(food);
        return moist
          ? ellipse(0, 0, 8, 6, b.ball(k)) + b.shine(-2, -2, 3, 1.6, 0, 0.8)
          : path('M-6 -3Q-7 -7 -2 -6Q3 -8 6 -3Q8 3 3 6Q-3 7 -6 3z', b.ball(k));
      },
      { y: -6, rx: 32, ry: 8, lift: 18 },
    )}${path('M-40 -4L-48 30Q0 42 48 30L40 -4Q0 14 -40 -4z', b.drum(c))}${line('M-40 -4Q0 14 40 -4', light(c, 0.5), 2.4)}${badge === 'none' ? '' : put(badge === 'bone' ? bone : fish, 0, 22, 0, 1.15)}`;
  };
export const bones =
  (c: string): Paint =>
  (b) =>
    b.shadow(0, 30, 44, 7) +
    (
      [
        [-4, -16, -28],
        [6, 2, 14],
        [-2, 17, -12],
      ] as const
    )
      .map(([x, y, turn]) =>
        put(
          path(
            'M-26 -5.4C-34 -16 -44 -4 -36 0C-44 4 -34 16 -26 5.4H26C34 16 44 4 36 0C44 -4 34 -16 26 -5.4z',
            b.log(c),
          ) + strewn(b, 20, [0, 0, 26, 4], () => ellipse(0, 0, 0.9, 0.6, dark(c, 0.3), 'opacity=".4"')),
          x,
          y,
          turn,
          0.92,
        ),
      )
      .join('');
/** A feeding bottle. */
export const babyBottle: Paint = (b) =>
  `${b.shadow(0, 43, 24, 4)}${path('M-4 -40Q0 -48 4 -40L9 -27H-9z', b.drum('#e8c47c'))}<rect x="-17" y="-28" width="34" height="12" rx="4" fill="${b.drum('#5fb6c9')}"/>${path('M-15 -16H15Q22 -12 20 -2Q18 8 20 20V36Q20 42 14 42H-14Q-20 42 -20 36V20Q-18 8 -20 -2Q-22 -12 -15 -16z', b.drum('#eaf3f6'))}${path('M-20.4 2Q-18 10 -20 20V36Q-20 42 -14 42H14Q20 42 20 36V20Q18 10 20.4 2Q0 8 -20.4 2z', b.drum('#fdf8ea'))}${[8, 16, 24, 32].map((y) => line(`M4 ${y}H13`, '#5fb6c9', 1.4)).join('')}${line('M-13 -10Q-14 10 -13 34', '#fff', 3, 0.8)}`;
/** Water that runs, in a basin with foam. */
export const bath =
  (c: string): Paint =>
  (b) =>
    `${b.shadow(0, 36, 46, 7)}${strewn(b, 26, [0, -12, 36, 9], () => ellipse(0, 0, b.between(5, 9), b.between(5, 8), b.ball('#eef7fb')))}${path('M-46 -4Q-46 -9 -40 -9H40Q46 -9 46 -4C46 20 34 30 18 30H-18C-34 30 -46 20 -46 -4z', b.drum(c))}${line('M-44 -6H44', '#fff', 3, 0.85)}${path('M-22 30L-25 37M22 30L25 37', 'none', `stroke="${dark(c, 0.4)}" stroke-width="5" stroke-linecap="round"`)}${b.shine(-20, 8, 8, 12, 18, 0.5)}`;
/** A delivery van. */
export const van =
  (c: string): Paint =>
  (b) =>
    `${b.shadow(0, 28, 50, 7)}${path('M-46 -22Q-46 -26 -42 -26H12V20H-46z', b.down(light(c, 0.2), c))}${path('M12 -18H28Q34 -18 38 -8L44 4Q47 7 47 12V20H12z', b.down(light(c, 0.3), dark(c, 0.1)))}${path('M17 -13H27Q31 -13 34 -6L37 2H17z', b.down('#dff0f7', '#8fb4c6'))}${path('M-46 12H47V20H-46z', dark(c, 0.35))}${[-26, 26].map((x) => ellipse(x, 21, 10.5, 10.5, '#23272a') + ellipse(x, 21, 5, 5, b.ball('#cfd5d8'))).join('')}${ellipse(44.5, 9, 2.6, 3, '#ffe9a8')}${b.shine(-24, -18, 22, 4, 0, 0.6)}`;
/** A comb with hair, for what washes it. */
export const comb =
  (c: string, hair: string): Paint =>
  (b) =>
    `${b.shadow(0, 36, 40, 6)}${Array.from({ length: 26 }, (_, at) => line(`M${-40 + at * 1.6} -36C${-20 + at * 1.4} -20 ${-44 + at * 2} 6 ${-24 + at * 1.6} ${36 + (at % 3)}`, mix(hair, b.one(['#ffffff', '#2a1608']), b.between(0.05, 0.4)), 2.4)).join('')}${put(`<rect x="-34" y="-9" width="68" height="10" rx="5" fill="${b.log(c)}"/>${Array.from({ length: 16 }, (_, at) => `<rect x="${-31 + at * 4}" y="-1" width="2" height="18" rx="1" fill="${b.down(c, dark(c, 0.2))}"/>`).join('')}`, 12, 6, -58)}`;
/** Ice, salt crystals, sugar lumps: clear blocks. */
export const cubes =
  (c: string, size = 12, count = 12): Paint =>
  (b) =>
    `${b.shadow(0, 29, 46, 8)}${mound(b, count, () => path(`M${-size} ${-size * 0.3}L0 ${-size * 0.9}L${size} ${-size * 0.3}L0 ${size * 0.35}z`, light(c, 0.7), `stroke="#fff" stroke-width="1" stroke-linejoin="round"`) + path(`M${-size} ${-size * 0.3}L0 ${size * 0.35}V${size * 1.2}L${-size} ${size * 0.55}z`, b.down(light(c, 0.3), c)) + path(`M${size} ${-size * 0.3}L0 ${size * 0.35}V${size * 1.2}L${size} ${size * 0.55}z`, b.down(c, dark(c, 0.22))) + line(`M${-size * 0.5} ${-size * 0.3}L0 ${-size * 0.55}`, '#fff', 1.4, 0.9), { rx: 30, ry: 16, lift: 15, turn: 14 })}`;
