import { dark, ellipse, f, light, line, mix, mound, path, put, strewn, type Brush, type Paint } from './brush.ts';

const loaves = {
  round: 'M-40 12C-42 -10 -24 -27 0 -27C24 -27 42 -10 40 12C39 23 22 28 0 28C-22 28 -39 23 -40 12z',
  long: 'M-46 10C-46 -6 -34 -17 -14 -18C6 -20 34 -18 44 -4C50 8 42 19 28 21C8 24 -22 24 -34 21C-42 19 -46 16 -46 10z',
  flat: 'M-45 8C-46 -4 -34 -11 -16 -12C6 -14 36 -12 44 0C49 10 40 18 26 19C6 21 -24 21 -36 18C-43 16 -45 13 -45 8z',
} as const;

/** Flour and tiny shades that make a crust. */
const crust = (b: Brush, box: readonly [number, number, number, number], colour: string, flour: number) =>
  strewn(b, 70, box, () =>
    ellipse(
      0,
      0,
      b.between(0.6, 2),
      b.between(0.4, 1.2),
      b.one([light(colour, 0.4), dark(colour, 0.3)]),
      'opacity=".3"',
    ),
  ) +
  strewn(b, flour * 4, box, () => ellipse(0, 0, b.between(0.4, 1.5), b.between(0.3, 1), '#fff8ea', 'opacity=".55"'));

/** A loaf with scores across it. */
export const loaf =
  (
    shape: keyof typeof loaves,
    colour: string,
    { scores = 3, flour = 26, seeds }: { scores?: number; flour?: number; seeds?: readonly string[] } = {},
  ): Paint =>
  (b) => {
    const d = loaves[shape];
    const high = shape === 'round' ? 24 : shape === 'long' ? 16 : 10;
    const cuts = Array.from({ length: scores }, (_, at) => {
      const x = scores === 1 ? 0 : -25 + (50 / (scores - 1)) * at;
      const h = high * (1 - (Math.abs(x) / 60) ** 2);
      const way = `M${f(x - 5)} ${f(h * 0.5)}Q${f(x - 2)} ${f(-h * 0.5)} ${f(x + 6)} ${f(-h * 0.85)}Q${f(x + 6)} ${f(-h * 0.1)} ${f(x - 5)} ${f(h * 0.5)}z`;
      return path(
        way,
        b.down('#f6dfae', mix(colour, '#f6dfae', 0.4)),
        `stroke="${dark(colour, 0.35)}" stroke-width="1" stroke-linejoin="round"`,
      );
    }).join('');
    return `${b.shadow(0, 26, 50, 8)}${path(d, b.ball(colour))}<g clip-path="${b.clip(path(d, '#000'))}">${crust(b, [0, 2, 44, high], colour, flour)}${cuts}${seeds ? strewn(b, 60, [0, -4, 38, high * 0.8], () => ellipse(0, 0, 1.7, 0.8, b.one(seeds))) : ''}${path('M-48 14Q0 34 48 12V34H-48z', dark(colour, 0.55), 'opacity=".28"')}</g>${b.shine(-10, -high * 0.6, 20, high * 0.3, -8, 0.4)}`;
  };

/** A long thin loaf that lies aslant. */
export const baguette =
  (colour: string, count = 2): Paint =>
  (b) => {
    const one = `${path('M-50 2C-50 -6 -42 -9 -30 -9.5H30C42 -9 50 -6 50 2C50 8 42 10.5 30 10.5H-30C-42 10.5 -50 8 -50 2z', b.log(colour))}${[-34, -17, 0, 17, 34].map((x) => path(`M${x - 9} 4Q${x - 4} -7 ${x + 8} -7.5Q${x + 4} 2 ${x - 9} 4z`, b.down('#f8e4b8', '#e3b269'), `stroke="${dark(colour, 0.3)}" stroke-width=".8"`)).join('')}${crust(b, [0, 0, 46, 8], colour, 16)}`;
    return `${b.shadow(0, 26, 46, 7)}${count > 1 ? put(one, -2, -8, -34, 0.94) : ''}${put(one, 2, 8, -22)}`;
  };

/** Sliced bread: slices before what is left of the loaf. */
export const sliced =
  (edge: string, crumb: string, { count = 4, seeds }: { count?: number; seeds?: readonly string[] } = {}): Paint =>
  (b) => {
    const d = 'M-22 28V-6C-30 -10 -28 -26 -12 -27H12C28 -26 30 -10 22 -6V28Q0 31 -22 28z';
    const slice =
      path(d, b.drum(edge)) +
      path(d, b.down(light(crumb, 0.3), crumb), 'transform="translate(-1 1) scale(.9)"') +
      strewn(b, 46, [-1, 2, 19, 23], () =>
        ellipse(0, 0, b.between(0.5, 1.6), b.between(0.4, 1), dark(crumb, 0.16), 'opacity=".6"'),
      ) +
      (seeds ? strewn(b, 22, [-1, 2, 18, 22], () => ellipse(0, 0, 1.3, 0.7, b.one(seeds))) : '');
    return `${b.shadow(2, 31, 46, 7)}${Array.from({ length: count }, (_, at) => put(slice, 20 - (at * 40) / Math.max(1, count - 1), -2 + at * 1.6, 2 - at * 2.4)).join('')}`;
  };

/** A soft roll; `halved` shows one cut open before it. */
export const bun =
  (
    colour: string,
    { seeds, count = 3, shiny = true }: { seeds?: string; count?: number; shiny?: boolean } = {},
  ): Paint =>
  (b) => {
    const one = () =>
      `${path('M-23 9C-25 -8 -13 -17 0 -17C13 -17 25 -8 23 9C22 15 12 17 0 17C-12 17 -22 15 -23 9z', b.ball(colour))}${path('M-22 10Q0 20 22 10Q20 17 0 17Q-20 17 -22 10z', '#f3dcae', 'opacity=".6"')}${seeds ? strewn(b, 22, [0, -7, 15, 8], () => ellipse(0, 0, 1.5, 0.9, seeds)) : ''}${shiny ? b.shine(-6, -9, 9, 4.5, -14, 0.65) : ''}`;
    return `${b.shadow(0, 27, 46, 8)}${(
      [
        [-19, -6, 0],
        [19, -8, 0],
        [0, 10, 0],
      ] as const
    )
      .slice(3 - count)
      .map(([x, y]) => put(one(), x, y))
      .join('')}`;
  };

/** A croissant. */
export const croissant =
  (colour: string, filling?: string): Paint =>
  (b) => {
    const parts = [-2, 2, -1, 1, 0].map((at) => {
      const k = 1 - Math.abs(at) * 0.19;
      return put(
        `${path(`M-12 ${f(17 * k)}C-15 0 -9 ${f(-19 * k)} 0 ${f(-20 * k)}C9 ${f(-19 * k)} 15 0 12 ${f(17 * k)}Q0 ${f(22 * k)} -12 ${f(17 * k)}z`, b.ball(mix(colour, '#7a3d10', Math.abs(at) * 0.1)))}${[-5, 0, 5].map((x) => line(`M${x} ${f(-15 * k)}Q${x * 1.5} 0 ${x * 1.2} ${f(16 * k)}`, dark(colour, 0.35), 0.9, 0.4)).join('')}${b.shine(-3, -6, 4, 7, 10, 0.5)}`,
        at * 18,
        Math.abs(at) ** 1.6 * 6 - 4,
        at * 26,
      );
    });
    return `${b.shadow(0, 22, 46, 8)}${parts.join('')}${filling ? path('M-9 12Q0 17 9 12Q6 20 0 20Q-6 20 -9 12z', b.ball(filling)) : ''}`;
  };

type Deco = (b: Brush) => string;
export const chips =
  (colour: string, count = 9, size = 2.2): Deco =>
  (b) =>
    strewn(b, count, [0, 0, 13, 8.4], () => ellipse(0, 0, size * b.between(0.7, 1.1), size * 0.72, b.ball(colour)));
export const holes =
  (colour: string): Deco =>
  () =>
    Array.from({ length: 9 }, (_, at) =>
      ellipse(((at % 3) - 1) * 6, (Math.floor(at / 3) - 1) * 4, 0.8, 0.6, dark(colour, 0.5)),
    ).join('');
export const ring =
  (hole: string, size = 4): Deco =>
  () =>
    ellipse(0, 0.6, size, size * 0.62, hole) + ellipse(0, -0.4, size, size * 0.62, dark(hole, 0.4));
export const dollop =
  (colour: string, size = 8): Deco =>
  (b) =>
    ellipse(0, 0, size, size * 0.64, b.ball(colour)) + b.shine(-2, -2, 3, 1.6, 0, 0.9);
/** A stack and a few biscuits around it, each with the same decoration. */
export const biscuits =
  (
    colour: string,
    deco: Deco = () => '',
    {
      shape = 'round',
      height = 5,
      count = 6,
    }: { shape?: 'round' | 'square' | 'flower'; height?: number; count?: number } = {},
  ): Paint =>
  (b) => {
    const outline = (dy: number) =>
      shape === 'round'
        ? ellipse(0, dy, 18, 11.4, '#000')
        : shape === 'square'
          ? path(
              `M-17 ${dy}L1 ${dy - 10.5}L17 ${dy - 1}L-1 ${dy + 10.5}z`,
              '#000',
              'stroke="#000" stroke-width="3" stroke-linejoin="round"',
            )
          : Array.from({ length: 7 }, (_, at) =>
              ellipse(Math.cos(at * 0.9) * 11.5, dy + Math.sin(at * 0.9) * 7, 7, 4.8, '#000'),
            ).join('') + ellipse(0, dy, 11, 7, '#000');
    const dye = (content: string, c: string) => content.replaceAll('#000', c);
    const one = () =>
      `${dye(outline(height), dark(colour, 0.4))}${dye(outline(height - 1.4), dark(colour, 0.16))}${dye(outline(0), b.ball(colour))}${strewn(b, 14, [0, 0, 15, 9], () => ellipse(0, 0, 0.9, 0.6, dark(colour, 0.3), 'opacity=".4"'))}${deco(b)}`;
    const places: readonly (readonly [number, number])[] = [
      [-18, -14],
      [17, -16],
      [0, -4],
      [-26, 6],
      [26, 5],
      [0, 16],
    ];
    return `${b.shadow(0, 26, 48, 10)}${places
      .slice(0, count)
      .map(([x, y]) => put(one(), x + b.between(-1, 1), y, b.between(-6, 6)))
      .join('')}`;
  };

/** Sticks side by side: breadsticks, ladyfingers, wafers, fish fingers, chips. */
export const sticks =
  (
    colour: string,
    {
      width = 5,
      long = 80,
      count = 9,
      dust,
      ends = 2,
    }: { width?: number; long?: number; count?: number; dust?: string; ends?: number } = {},
  ): Paint =>
  (b) => {
    const one = (at: number) =>
      `<rect x="${-long / 2}" y="${-width / 2}" width="${long}" height="${width}" rx="${f(width / ends)}" fill="${b.log(mix(colour, at % 2 ? '#7a4a18' : '#ffffff', 0.08))}"/>${dust ? strewn(b, Math.round(long / 2), [0, -0.5, long * 0.48, width * 0.4], () => ellipse(0, 0, b.between(0.5, 1.3), b.between(0.4, 1), dust, 'opacity=".75"')) : ''}`;
    return `${b.shadow(0, 27, 46, 8)}${Array.from({ length: count }, (_, at) => {
      return put(
        one(at),
        ((at % 3) - 1) * 3 + b.between(-2, 2),
        22 - (at + 0.5) * (44 / count),
        -14 + b.between(-16, 16),
      );
    }).join('')}`;
  };

/** A flat bread or a focaccia piece; holes are dimples with oil. */
export const focaccia =
  (colour: string, deco: (b: Brush) => string = () => ''): Paint =>
  (b) => {
    const d = 'M-44 2L-8 -24Q2 -28 12 -24L44 -6Q48 0 42 5L6 26Q0 29 -8 26L-43 10Q-48 6 -44 2z';
    return `${b.shadow(0, 25, 50, 9)}${path(d, dark(colour, 0.35), 'transform="translate(0 7)"')}${path(d, '#f2d79c', 'transform="translate(0 4)"')}${path(d, b.ball(colour))}<g clip-path="${b.clip(path(d, '#000'))}">${strewn(b, 26, [0, 0, 42, 22], () => ellipse(0, 0, b.between(2.6, 4.2), b.between(1.6, 2.6), b.down(dark(colour, 0.3), light(colour, 0.45))))}${deco(b)}${b.shine(-10, -8, 26, 8, -20, 0.5)}</g>`;
  };

/** A whole pizza. */
export const pizza =
  (sauce: string, cheese: string, deco: (b: Brush) => string): Paint =>
  (b) =>
    `${b.shadow(0, 24, 50, 10)}${ellipse(0, 5, 47, 31, '#a8662a')}${ellipse(0, 1, 47, 31, b.ball('#dda250'))}${strewn(b, 30, [0, 1, 46, 30], () => ellipse(0, 0, b.between(1, 3), b.between(0.7, 1.8), b.one(['#8a4a18', '#f2cf8d']), 'opacity=".4"'))}${ellipse(0, 1, 39.5, 25, dark(sauce, 0.15))}${ellipse(0, 1.4, 38.6, 24.2, sauce)}${strewn(b, 13, [0, 1, 33, 20], () => path('M-8 0C-8 -5 -3 -6 1 -5C6 -6 9 -2 8 1C8 5 3 6 -1 5C-6 6 -8 3 -8 0z', b.ball(cheese)))}${deco(b)}${b.shine(-12, -10, 20, 8, -12, 0.35)}`;

/** Crumbs, flour, sugar, cocoa: a heap of powder; `coarse` shows its grains. */
export const powder =
  (colour: string, coarse = 0): Paint =>
  (b) => {
    const d = 'M-46 24C-36 20 -24 2 -10 -16Q-2 -25 6 -17C18 -2 34 19 46 24Q30 33 0 33Q-30 33 -46 24z';
    return `${b.shadow(0, 29, 50, 8)}${path(d, b.ball(colour))}<g clip-path="${b.clip(path(d, '#000'))}">${path('M4 -20C16 0 32 20 48 26V40H2Q14 10 4 -20z', dark(colour, 0.5), 'opacity=".16"')}${strewn(b, 60 + coarse * 120, [0, 14, 44, 26], () => ellipse(0, 0, b.between(0.5, 0.8 + coarse * 1.4), b.between(0.4, 0.7 + coarse), b.one([light(colour, 0.7), dark(colour, 0.28), light(colour, 0.3)]), 'opacity=".65"'))}${b.shine(-12, -2, 10, 16, 34, 0.5)}</g>${strewn(b, 16, [0, 30, 46, 4], () => ellipse(0, 0, 1, 0.8, dark(colour, 0.1)))}`;
  };

/** Small pastries baked in rings or knots: taralli. */
export const rings =
  (colour: string): Paint =>
  (b) =>
    `${b.shadow(0, 28, 46, 9)}${mound(b, 14, () => `${ellipse(0, 0, 10, 9, b.ball(colour))}${ellipse(0, 0, 3.6, 3, dark(colour, 0.55))}${ellipse(0, 1, 3.4, 2.4, dark(colour, 0.3))}${b.shine(-4, -4, 3, 2, 0, 0.7)}`, { rx: 34, ry: 18, lift: 18 })}`;
