import { dark, ellipse, f, leaf, light, line, mix, mound, path, put, strewn, type Brush, type Paint } from './brush.ts';
import { piece, type PastaPiece } from './pasta.ts';

/** What lies in a dish, in 36 × 20 units around the origin. */
export type Filling = (b: Brush) => string;

/** A plate seen from the front and above. */
export const plate =
  (filling: Filling, rim = '#f7f5ef'): Paint =>
  (b) =>
    `${b.shadow(0, 24, 54, 11)}${ellipse(0, 11, 49, 28, dark(rim, 0.28))}${ellipse(0, 8, 49, 28, b.down('#ffffff', dark(rim, 0.1)))}${ellipse(0, 8.6, 36, 19.6, b.down(dark(rim, 0.16), '#ffffff'))}${ellipse(0, 9.6, 34.6, 18.4, b.down(rim, '#ffffff'))}<g transform="translate(0 6)">${filling(b)}</g>`;

/** A bowl of soup, salad, cereals: `fill` is its surface. */
export const bowl =
  (fill: string, filling: Filling = () => '', rim = '#f2efe7'): Paint =>
  (b) =>
    `${b.shadow(0, 34, 44, 8)}${path('M-45 -6C-43 22 -26 35 0 35C26 35 43 22 45 -6z', b.drum(rim))}${ellipse(0, 35, 16, 3.4, dark(rim, 0.3))}${ellipse(0, -6, 45, 19, b.down('#ffffff', dark(rim, 0.1)))}${ellipse(0, -5, 41, 16, dark(fill, 0.4))}${ellipse(0, -4, 40.4, 15, b.down(dark(fill, 0.12), light(fill, 0.12)))}<g transform="translate(0 -5) scale(1 .82)">${filling(b)}</g>${path('M-39 2C-37 20 -26 30 -14 33C-26 26 -32 14 -33 3z', '#fff', 'opacity=".45"')}`;

export const all =
  (...fillings: readonly Filling[]): Filling =>
  (b) =>
    fillings.map((filling) => filling(b)).join('');
export const bits =
  (colours: readonly string[], count = 20, size = 3, flat = 0.7): Filling =>
  (b) =>
    strewn(b, count, [0, 0, 34, 16], () =>
      ellipse(0, 0, size * b.between(0.7, 1.2), size * flat, b.ball(b.one(colours))),
    );
export const basil =
  (x = 0, y = -14, colour = '#3f8f33'): Filling =>
  (b) =>
    [-160, -100, -30, 30].map((turn) => put(leaf(b, 11, 4.6, colour), x, y, turn)).join('');
export const heap =
  (count: number, draw: (b: Brush, at: number) => string, { rx = 26, ry = 11, lift = 15, turn = 180 } = {}): Filling =>
  (b) =>
    mound(b, count, (at) => draw(b, at), { y: 3, rx, ry, lift, turn });
export const pasta = (shape: PastaPiece, colour: string, count = 18, scale = 0.72): Filling =>
  heap(count, (b) => put(piece(b, shape, mix(colour, '#fff', b.between(0, 0.14))), 0, 0, 0, scale));
/** Spaghetti or ribbons wound in a dish. */
export const wound =
  (colour: string, width = 1.9): Filling =>
  (b) =>
    ellipse(0, 2, 29, 14, dark(colour, 0.45)) +
    Array.from({ length: 90 }, (_, at) => {
      const k = 1 - at / 110;
      const r = 28 * k * b.between(0.75, 1.02);
      const c = mix(colour, b.one(['#fff6d0', '#a86a20']), b.between(0, 0.32));
      const way = `M${f(-r)} 0A${f(r)} ${f(r * 0.44)} 0 0 1 ${f(r * b.between(0.5, 1))} ${f(b.between(-3, 3))}`;
      return put(
        line(way, dark(c, 0.4), width + 0.8) + line(way, c, width),
        b.between(-2, 2),
        3 - (1 - k) * 22 + b.between(-1, 1),
        b.between(-16, 16) + (at % 2 ? 180 : 0),
      );
    }).join('');
/** A sauce that has been poured over. */
export const sauce =
  (colour: string, y = -8, rx = 17): Filling =>
  (b) =>
    path(
      `M${-rx} ${y + 2}C${-rx} ${y - 8} ${-rx * 0.3} ${y - 9} 0 ${y - 8}C${rx * 0.6} ${y - 9} ${rx} ${y - 5} ${rx} ${y + 2}C${rx * 1.1} ${y + 9} ${rx * 0.6} ${y + 7} ${rx * 0.4} ${y + 11}C0 ${y + 14} ${-rx * 0.2} ${y + 8} ${-rx * 0.6} ${y + 10}C${-rx * 1.1} ${y + 12} ${-rx} ${y + 6} ${-rx} ${y + 2}z`,
      b.ball(colour),
    ) +
    strewn(b, 14, [0, y, rx * 0.8, 6], () => ellipse(0, 0, 1.7, 1.2, b.ball(light(colour, 0.14)))) +
    b.shine(-rx * 0.3, y - 3, rx * 0.4, 2.4, -8, 0.55);
/** Grains of rice. */
export const rice =
  (colour: string, mixed: readonly string[] = [], count = 240): Filling =>
  (b) =>
    ellipse(0, 2, 32, 14, dark(colour, 0.25)) +
    ellipse(0, -2, 27, 12, b.ball(colour)) +
    strewn(b, count, [0, -1, 31, 15], () => {
      const c = mix(colour, b.one(['#ffffff', dark(colour, 0.4)]), b.between(0, 0.3));
      return ellipse(0, 0.5, 2.5, 1.3, dark(c, 0.35)) + ellipse(0, 0, 2.4, 1.15, c);
    }) +
    (mixed.length ? strewn(b, 22, [0, -1, 28, 13], () => ellipse(0, 0, 2.6, 2, b.ball(b.one(mixed)))) : '');
export const leaves =
  (colours: readonly string[], count = 34): Filling =>
  (b) =>
    mound(b, count, () => put(leaf(b, b.between(16, 22), 7, b.one(colours)), -9, 0), {
      y: 2,
      rx: 26,
      ry: 10,
      lift: 16,
    });

/** A glass or cup with what is drunk from it. */
const glasses = {
  tumbler: ['M-20 -34H20L16 34Q0 38 -16 34z', -22],
  tall: ['M-17 -42H17L13 38Q0 42 -13 38z', -30],
  beer: ['M-20 -40H20L16 38Q0 42 -16 38z', -28],
  shot: ['M-22 -14H22L17 30Q0 34 -17 30z', -2],
} as const;
export const glass =
  (
    liquid: string,
    kind: keyof typeof glasses,
    {
      foam,
      deco = () => '',
      bubbles = 0,
      ice = false,
    }: { foam?: string; deco?: Filling; bubbles?: number; ice?: boolean } = {},
  ): Paint =>
  (b) => {
    const [d, level] = glasses[kind];
    const clip = b.clip(path(d, '#000'));
    const cube = () =>
      `<rect x="-7" y="-7" width="14" height="14" rx="3" fill="#fff" opacity=".42" stroke="#fff" stroke-width="1"/>`;
    return `${b.shadow(0, 37, 30, 6)}${path(d, '#dfeaf0', 'opacity=".5"')}<g clip-path="${clip}"><rect x="-30" y="${level}" width="60" height="80" fill="${b.drum(liquid)}"/>${bubbles ? strewn(b, bubbles, [0, 6, 15, 26], () => ellipse(0, 0, b.between(0.7, 1.5), b.between(0.7, 1.5), '#fff', 'opacity=".65"')) : ''}${ice ? put(cube(), -5, level + 9, 14) + put(cube(), 6, level + 20, -20) : ''}${foam ? `<rect x="-30" y="${level - 9}" width="60" height="14" fill="${b.drum(foam)}"/>${strewn(b, 40, [0, level - 3, 18, 6], () => ellipse(0, 0, 1.8, 1.5, light(foam, 0.6)))}` : ellipse(0, level, 19, 3.4, light(liquid, 0.35))}</g>${foam ? path(`M-19 ${level - 8}C-22 ${level - 18} 20 ${level - 20} 19 ${level - 8}z`, b.ball(foam)) : ''}${path(d, 'none', 'stroke="#fff" stroke-width="1.6" opacity=".85"')}${path(d, 'none', 'stroke="#7f98a6" stroke-width=".6" opacity=".7"')}${line(kind === 'shot' ? 'M-16 -8L-13 24' : 'M-13 -30L-10 28', '#fff', 3, 0.6)}${deco(b)}`;
  };

/** A wine glass, or a flute. */
export const stem =
  (wine: string, flute = false, bubbles = 0): Paint =>
  (b) => {
    const d = flute ? 'M-9 -44C-12 -24 -12 0 0 6C12 0 12 -24 9 -44z' : 'M-17 -44C-25 -20 -22 0 0 4C22 0 25 -20 17 -44z';
    const level = flute ? -34 : -20;
    return `${b.shadow(0, 40, 24, 5)}${path('M-1.6 2H1.6L2 36H-2z', b.drum('#c8d6de'))}${ellipse(0, 38, 16, 4, b.down('#eef4f7', '#aebfca'))}${path(d, '#e6eef3', 'opacity=".5"')}<g clip-path="${b.clip(path(d, '#000'))}"><rect x="-30" y="${level}" width="60" height="50" fill="${b.drum(wine)}"/>${ellipse(0, level, 24, flute ? 2.4 : 4, light(wine, 0.3))}${bubbles ? strewn(b, bubbles, [0, -16, 8, 18], () => ellipse(0, 0, 0.9, 0.9, '#fff', 'opacity=".75"')) : ''}</g>${path(d, 'none', 'stroke="#fff" stroke-width="1.6" opacity=".9"')}${path(d, 'none', 'stroke="#8296a3" stroke-width=".6" opacity=".7"')}${line(flute ? 'M-6 -38Q-8 -20 -6 -8' : 'M-15 -36Q-19 -18 -12 -6', '#fff', 2.6, 0.7)}`;
  };

/** A cup on its saucer. */
export const cup =
  (
    drink: string,
    { foam, china = '#fbfaf6', deco = () => '' }: { foam?: string; china?: string; deco?: Filling } = {},
  ): Paint =>
  (b) =>
    `${b.shadow(0, 32, 46, 8)}${ellipse(0, 27, 42, 11, dark(china, 0.25))}${ellipse(0, 25, 42, 11, b.down('#fff', dark(china, 0.1)))}${ellipse(0, 24, 22, 5, dark(china, 0.14))}<path d="M27 -8C44 -12 44 14 22 14" fill="none" stroke="${b.drum(china)}" stroke-width="5.4"/>${path('M-31 -16C-31 10 -20 25 0 25C20 25 31 10 31 -16z', b.drum(china))}${ellipse(0, -16, 31, 11, b.down('#fff', dark(china, 0.16)))}${ellipse(0, -15, 27.6, 8.8, b.down(dark(drink, 0.4), drink))}${foam ? `<path d="M-20 -15C-20 -21 20 -21 20 -15C20 -10 -20 -10 -20 -15z" fill="${b.ball(foam)}"/>` : line('M-22 -16Q0 -22 22 -16', light(drink, 0.4), 1.4, 0.6)}${deco(b)}${line('M-24 -4Q-20 14 -10 20', '#fff', 4, 0.7)}`;
