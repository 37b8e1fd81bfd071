import { chance } from '../../catalogue/words.ts';

/** What paints one thing, inside 100 units square around the origin. */
export type Paint = (b: Brush) => string;

type Stop = readonly [offset: number, colour: string, opacity?: number];

const channels = (hex: string): number[] => {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
};

/** A colour between two, each written `#rrggbb` or `#rgb`. */
export const mix = (one: string, other: string, share: number): string => {
  const b = channels(other);
  return `#${channels(one)
    .map((value, at) =>
      Math.round(value + (b[at]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};
export const light = (colour: string, share = 0.4): string => mix(colour, '#fffaf0', share);
export const dark = (colour: string, share = 0.35): string => mix(colour, '#1c0d06', share);

/** A number as drawings write it. */
export const f = (value: number): number => Math.round(value * 10) / 10;

/** Gradients and chances of one thing; their ids begin with its name. */
export interface Brush {
  /** Fills: a lit ball, a fall of light from top to bottom, a drum that stands or lies, whatever stops. */
  ball: (colour: string) => string;
  down: (top: string, bottom: string) => string;
  drum: (colour: string) => string;
  log: (colour: string) => string;
  radial: (...stops: Stop[]) => string;
  /** Shadow on the ground, and a soft light on a surface. */
  shadow: (x: number, y: number, rx: number, ry?: number) => string;
  shine: (x: number, y: number, rx: number, ry: number, turn?: number, opacity?: number) => string;
  /** A shape that others are cut to: what is to be said in `clip-path`. */
  clip: (shape: string) => string;
  /** 0 to just below 1, the next one each time. */
  chance: () => number;
  between: (least: number, most: number) => number;
  one: <T>(list: readonly T[]) => T;
  /** What was asked for, as definitions. */
  defs: () => string;
}

export function brush(name: string): Brush {
  const known = new Map<string, string>();
  let asked = 0;
  const add = (body: (id: string) => string): string => {
    const key = body('');
    let id = known.get(key);
    if (!id) known.set(key, (id = `${name}_${known.size}`));
    return `url(#${id})`;
  };
  const bodies = new Map<string, (id: string) => string>();
  const keep = (body: (id: string) => string): string => {
    const url = add(body);
    bodies.set(url, body);
    return url;
  };
  const stops = (list: readonly Stop[]): string =>
    list
      .map(
        ([at, colour, opacity = 1]) =>
          `<stop offset="${at}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
      )
      .join('');
  const linear = (x: number, y: number, ...list: Stop[]): string =>
    keep((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}">${stops(list)}</linearGradient>`);
  const rolled = (c: string): Stop[] => [
    [0, dark(c, 0.28)],
    [0.14, c],
    [0.32, light(c, 0.45)],
    [0.6, c],
    [1, dark(c, 0.42)],
  ];
  const radial = (...list: Stop[]): string =>
    keep((id) => `<radialGradient id="${id}">${stops(list)}</radialGradient>`);
  const next = (): number => chance(`${name} ${asked++}`);
  return {
    ball: (c) =>
      keep(
        (id) =>
          `<radialGradient id="${id}" cx=".5" cy=".5" r=".62" fx=".34" fy=".26">${stops([
            [0, light(c, 0.6)],
            [0.3, light(c, 0.14)],
            [0.7, dark(c, 0.12)],
            [1, dark(c, 0.45)],
          ])}</radialGradient>`,
      ),
    down: (top, bottom) => linear(0, 1, [0, top], [1, bottom]),
    drum: (c) => linear(1, 0, ...rolled(c)),
    log: (c) => linear(0, 1, ...rolled(c)),
    radial,
    shadow: (x, y, rx, ry = rx * 0.18) =>
      `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${radial([0, '#2a1c10', 0.5], [0.55, '#2a1c10', 0.22], [1, '#2a1c10', 0])}"/>`,
    shine: (x, y, rx, ry, turn = 0, opacity = 0.75) =>
      `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${radial([0, '#fff', opacity], [0.4, '#fff', opacity * 0.5], [1, '#fff', 0])}"${turn ? ` transform="rotate(${turn} ${f(x)} ${f(y)})"` : ''}/>`,
    clip: (shape) => keep((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    chance: next,
    between: (least, most) => least + next() * (most - least),
    one: (list) => list[Math.floor(next() * list.length)]!,
    defs: () => [...bodies].map(([url, body]) => body(url.slice(5, -1))).join(''),
  };
}

/** Something moved, turned (degrees) and scaled. */
export const put = (content: string, x: number, y: number, turn = 0, scale = 1): string =>
  `<g transform="translate(${f(x)} ${f(y)})${turn ? ` rotate(${f(turn)})` : ''}${scale === 1 ? '' : ` scale(${f(scale * 100) / 100})`}">${content}</g>`;

/** Many pieces in a mound, those in front last. */
export function mound(
  b: Brush,
  count: number,
  piece: (at: number) => string,
  { x = 0, y = 12, rx = 34, ry = 18, lift = 20, turn = 180, scale = 1 } = {},
): string {
  return Array.from({ length: count }, (_, at) => {
    const r = Math.sqrt((at + 0.5) / count);
    const angle = at * 2.4;
    return { px: Math.cos(angle) * r, py: Math.sin(angle) * r, r };
  })
    .toSorted((a, z) => a.py - z.py)
    .map(({ px, py, r }, at) =>
      put(
        piece(at),
        x + px * rx + b.between(-1, 1),
        y + py * ry - (1 - r * r) * lift,
        b.between(-turn, turn),
        scale * b.between(0.92, 1.08),
      ),
    )
    .join('');
}

/** Specks strewn over an ellipse. */
export function strewn(
  b: Brush,
  count: number,
  [x, y, rx, ry]: readonly [number, number, number, number],
  piece: () => string,
  turn = 180,
): string {
  return Array.from({ length: count }, () => {
    const angle = b.between(0, Math.PI * 2);
    const r = Math.sqrt(b.chance()) * 0.94;
    return { x: x + Math.cos(angle) * r * rx, y: y + Math.sin(angle) * r * ry };
  })
    .toSorted((a, z) => a.y - z.y)
    .map((at) => put(piece(), at.x, at.y, b.between(-turn, turn)))
    .join('');
}

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${fill}"${more && ` ${more}`}/>`;
export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
export const line = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
/** A leaf that points to the right from the origin. */
export const leaf = (b: Brush, length: number, width: number, colour = '#4c8f35'): string =>
  path(
    `M0 0C${f(length * 0.2)} ${f(-width)} ${f(length * 0.7)} ${f(-width)} ${length} 0C${f(length * 0.7)} ${f(width)} ${f(length * 0.2)} ${f(width)} 0 0z`,
    b.down(light(colour, 0.3), dark(colour, 0.3)),
  ) + line(`M1 0Q${f(length * 0.5)} ${f(-width * 0.15)} ${f(length * 0.95)} 0`, light(colour, 0.55), 0.7, 0.7);
