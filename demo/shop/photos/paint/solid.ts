import { dark, ellipse, f, light, line, mix, path, put, strewn, type Brush, type Paint } from './brush.ts';

/** What lies on the top of a solid, in its own plane: −20…20 across and −12…12 down. */
type Top = (b: Brush) => string;

interface Slab {
  top: string;
  /** Colours of its front from top to bottom, each with its share. */
  layers: readonly (readonly [colour: string, share: number])[];
  width?: number;
  height?: number;
  /** Rounded by so much. */
  soft?: number;
  deco?: Top;
  /** Holes or crumbs in its sides. */
  pores?: string;
}

/** A block that stands with a corner to us: cheese, butter, cake, soap. */
export const slab =
  ({ top, layers, width = 78, height = 30, soft = 3, deco, pores }: Slab): Paint =>
  (b) => {
    const w = width / 2;
    const d = w * 0.42;
    const y = -height / 2 - 4;
    const floor = y + height;
    const side = (x: number, share: number) => `L${f(x)} ${f(y + share * height)}`;
    let from = 0;
    const bands = layers
      .map(([c, share]) => {
        const to = from + share;
        const one =
          path(
            `M${-w} ${f(y + from * height)}L-6 ${f(y + d + from * height)}L-6 ${f(y + d + to * height)}L${-w} ${f(y + to * height)}z`,
            b.down(c, dark(c, 0.1)),
          ) +
          path(
            `M-6 ${f(y + d + from * height)}${side(w, from)}${side(w, to)}L-6 ${f(y + d + to * height)}z`,
            b.down(dark(c, 0.16), dark(c, 0.32)),
          );
        from = to;
        return one;
      })
      .join('');
    const face = `M${-w} ${y}L6 ${f(y - d)}L${w} ${y}L-6 ${f(y + d)}z`;
    const whole = `M${-w} ${y}L6 ${f(y - d)}L${w} ${y}L${w} ${floor}L-6 ${f(floor + d)}L${-w} ${floor}z`;
    const specks = pores
      ? strewn(b, 34, [-w * 0.5, y + height * 0.5 + d * 0.5, w * 0.42, height * 0.3], () =>
          ellipse(0, 0, b.between(0.5, 1.6), 0.8, pores, 'opacity=".5"'),
        ) +
        strewn(b, 30, [w * 0.45, y + height * 0.5 + d * 0.45, w * 0.4, height * 0.28], () =>
          ellipse(0, 0, b.between(0.5, 1.4), 0.8, dark(pores, 0.3), 'opacity=".5"'),
        )
      : '';
    return `${b.shadow(0, floor + d * 0.55, w * 1.16, 10)}<g stroke-linejoin="round">${path(whole, layers[0]![0], `stroke="${dark(layers[0]![0], 0.14)}" stroke-width="${soft}"`)}${bands}${path(face, b.down(light(top, 0.35), top), `stroke="${light(top, 0.3)}" stroke-width="${soft * 0.5}"`)}</g>${specks}<g clip-path="${b.clip(path(face, '#000'))}">${deco ? `<g transform="translate(0 ${f(y)}) scale(${f(w / 24)} ${f(d / 14)})">${deco(b)}</g>` : ''}${b.shine(-10, y - 3, 22, 7, -14, 0.4)}</g>`;
  };

interface Wedge {
  paste: string;
  rind: string;
  holes?: number;
  veins?: string;
  grain?: boolean;
}

/** A wedge of cheese. */
export const wedge =
  ({ paste, rind, holes = 0, veins, grain }: Wedge): Paint =>
  (b) => {
    const front = 'M-42 -2L40 8L40 32L-42 24z';
    const top = 'M-42 -2L22 -24Q40 -12 40 8z';
    const cut = b.clip(path(front, '#000') + path(top, '#000'));
    const hole = () =>
      ellipse(0, 0, b.between(2, 4.6), b.between(1.8, 3.6), b.down(dark(paste, 0.34), dark(paste, 0.08)));
    const vein = () =>
      line(
        `M0 0q${f(b.between(-4, 4))} ${f(b.between(1, 5))} ${f(b.between(-7, 7))} ${f(b.between(2, 6))}`,
        veins ?? '',
        b.between(1, 2.6),
        0.75,
      );
    return `${b.shadow(0, 33, 50, 8)}${path(front, b.down(light(paste, 0.12), dark(paste, 0.14)))}${path(top, b.down(light(paste, 0.5), light(paste, 0.22)))}${path('M40 8L40 32Q46 20 44 4Q40 -12 22 -24Q37 -12 40 8z', b.drum(rind))}<g clip-path="${cut}">${strewn(b, holes, [0, 16, 38, 11], hole, 10)}${strewn(b, Math.round(holes / 3), [10, -6, 20, 6], hole, 10)}${veins ? strewn(b, 26, [0, 14, 40, 11], vein) + strewn(b, 12, [10, -8, 24, 8], vein) : ''}${grain ? strewn(b, 170, [0, 14, 42, 12], () => ellipse(0, 0, 0.6, 0.4, b.one([light(paste, 0.6), dark(paste, 0.22)]), 'opacity=".6"')) + line('M-42 4L-20 2L4 10L22 7L40 13', dark(paste, 0.2), 0.7, 0.5) : ''}</g>${line('M-42 -2L40 8', light(paste, 0.75), 1.2, 0.8)}${path('M-42 24L40 32L40 28.5L-42 21z', b.drum(rind), 'opacity=".85"')}`;
  };

interface Drum {
  top: string;
  side: string;
  rx?: number;
  height?: number;
  /** How far the side slants inwards below. */
  slant?: number;
  rim?: boolean;
  deco?: Top;
}

/** A flat cylinder: a whole cheese, a cake, a tart, a burger. */
export const drum =
  ({ top, side, rx = 40, height = 22, slant = 0, rim, deco }: Drum): Paint =>
  (b) => {
    const ry = rx * 0.42;
    const y = -height / 2 + 2;
    const bottom = rx - slant;
    const face = ellipse(0, y, rx, ry, b.down(light(top, 0.3), top));
    return `${b.shadow(0, y + height + ry * 0.6, rx * 1.15, ry * 0.6)}${path(`M${-rx} ${y}L${-bottom} ${y + height}A${bottom} ${ry * (bottom / rx)} 0 0 0 ${bottom} ${y + height}L${rx} ${y}z`, b.drum(side))}${face}${rim ? ellipse(0, y, rx * 0.86, ry * 0.84, b.down(dark(top, 0.14), light(top, 0.1))) : ''}<g clip-path="${b.clip(ellipse(0, y, rx, ry, '#000'))}"><g transform="translate(0 ${y}) scale(${f(rx / 24)} ${f(ry / 14)})">${deco ? deco(b) : ''}</g></g>${b.shine(-rx * 0.3, y - ry * 0.3, rx * 0.4, ry * 0.3, -8, 0.4)}`;
  };

/** Toppings in a solid's own plane. */
export const topping =
  (
    colours: readonly string[],
    count = 26,
    size = 2,
    box: readonly [number, number, number, number] = [0, 0, 21, 12],
  ): Top =>
  (b) =>
    strewn(b, count, box, () =>
      ellipse(0, 0, size * b.between(0.7, 1.2), size * b.between(0.6, 1), b.ball(b.one(colours))),
    );

/** Flat spots in a solid's own plane, as where a bread has been toasted. */
export const spots =
  (colours: readonly string[], count = 26, size = 2): Top =>
  (b) =>
    strewn(b, count, [0, 0, 21, 12], () =>
      ellipse(0, 0, size * b.between(0.5, 1.3), size * b.between(0.3, 0.7), b.one(colours), 'opacity=".5"'),
    );

/** A smooth ball of soft cheese or dough, cut open if `cut`. */
export const soft =
  (colour: string, { cut, knot = false }: { cut?: string; knot?: boolean } = {}): Paint =>
  (b) => {
    const d = 'M-34 10C-36 -14 -18 -28 2 -28C24 -28 37 -12 35 10C34 24 18 30 0 30C-18 30 -33 24 -34 10z';
    return `${b.shadow(0, 30, 40, 8)}${knot ? path('M-7 -24Q-13 -40 -5 -42Q0 -38 5 -42Q13 -40 7 -24z', b.drum(colour)) + line('M-7 -26Q0 -23 7 -26', dark(colour, 0.4), 1.8, 0.6) : ''}${path(d, b.ball(colour))}${b.shine(-12, -10, 13, 9, -24, 0.9)}${
      cut
        ? `${ellipse(18, 14, 20, 17, light(colour, 0.1))}${ellipse(18, 14, 18, 15, cut)}${strewn(b, 20, [18, 14, 16, 13], () => line('M-3 0Q0 -2 3 0', dark(cut, 0.1), 1, 0.6))}${b.shine(12, 8, 8, 5)}`
        : ''
    }${path('M-30 16Q0 32 32 15Q22 30 0 30Q-22 30 -30 16z', dark(colour, 0.3), 'opacity=".25"')}`;
  };

/** Thin slices that overlap: cheese, ham, salami, smoked fish. */
export const slices =
  (
    meat: string,
    {
      fat,
      fleck,
      flecks = 16,
      round = false,
      rim,
      count = 4,
      bar = false,
    }: { fat?: string; fleck?: string; flecks?: number; round?: boolean; rim?: string; count?: number; bar?: boolean },
  ): Paint =>
  (b) => {
    const shape = round
      ? 'M0 -22C14 -22 23 -12 23 0C23 13 13 22 0 22C-13 22 -23 13 -23 0C-23 -12 -14 -22 0 -22z'
      : bar
        ? 'M-30 -9Q-14 -13 0 -9T30 -9L30 9Q14 5 0 9T-30 9z'
        : 'M-25 -13C-14 -23 12 -22 24 -12C32 -4 26 12 14 18C-2 25 -22 20 -27 8C-30 0 -29 -9 -25 -13z';
    const one = (c: string) =>
      `${path(shape, dark(c, 0.3), 'transform="translate(.8 1.8)" opacity=".5"')}${path(shape, rim ?? fat ?? b.ball(c))}<g clip-path="${b.clip(path(shape, '#000'))}">${path(shape, b.down(light(c, 0.16), c), rim || fat ? `transform="${bar ? 'translate(0 2) scale(1 .72)' : round ? 'scale(.93)' : 'translate(1.5 2.5) scale(.92)'}"` : '')}${fleck ? strewn(b, flecks, [0, 0, bar ? 28 : 20, bar ? 7 : 18], () => ellipse(0, 0, b.between(0.7, 2), b.between(0.6, 1.5), fleck, 'opacity=".85"')) : ''}${round ? '' : [-8, 0, 9].map((y) => line(`M-28 ${y}Q-8 ${y - 6} 6 ${y}T30 ${y - 3}`, fat ?? light(c, 0.4), 1.1, 0.35)).join('')}${b.shine(-6, -9, 14, 6, -20, 0.5)}</g>`;
    const places: readonly (readonly [number, number, number])[] = bar
      ? [
          [0, -18, -6],
          [1, -4, 5],
          [-1, 10, -4],
          [0, 23, 4],
        ]
      : [
          [-20, -10, -18],
          [16, -13, 14],
          [-12, 10, 20],
          [19, 12, -10],
          [0, 0, 4],
        ];
    return `${b.shadow(0, 30, 46, 9)}${places
      .slice(0, count)
      .map(([x, y, turn], at) => put(one(mix(meat, '#ffffff', at * 0.03)), x, y, turn))
      .join('')}`;
  };
