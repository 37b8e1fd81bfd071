import { hsl } from './palette.ts';
import { subjectGroup, type SubjectName } from './subjects.ts';

/** Width and height of banners in the two forms. */
export const bannerForms = { desktop: [1440, 480], mobile: [780, 624] } as const;
/** Tiles have the same picture in both forms. */
const tileForm = [800, 600] as const;

export interface Scene {
  hue: number;
  /** What stands there, the most important first. */
  things: readonly SubjectName[];
  tile?: boolean;
}

type Place = readonly [x: number, y: number, size: number, turn: number];

/** Where things stand in a scene 300 high, from its right edge leftwards; back rows first. */
const arrangement: readonly Place[] = [
  [-306, 104, 136, -4],
  [-64, 106, 136, 4],
  [-184, 96, 156, 0],
  [-352, 206, 122, -4],
  [-28, 222, 112, 4],
  [-254, 202, 158, -3],
  [-126, 208, 166, 3],
];
/** Things in their order of importance, by index of a place. */
const importance = [6, 5, 2, 1, 0, 3, 4];

function ground(width: number, height: number, hue: number): string {
  const line = height * 0.74;
  return `<rect width="${width}" height="${height}" fill="url(#wall)"/><circle cx="${width - height * 0.62}" cy="${height * 0.44}" r="${height * 0.62}" fill="${hsl(hue, 80, 96)}" opacity=".55"/><circle cx="${width - height * 0.62}" cy="${height * 0.44}" r="${height * 0.44}" fill="${hsl(hue, 85, 97)}" opacity=".6"/>
<path d="M0 ${line}Q${width * 0.4} ${line - height * 0.07} ${width} ${line - height * 0.02}V${height}H0z" fill="${hsl(hue, 46, 80)}"/><path d="M0 ${line + height * 0.1}Q${width * 0.5} ${line + height * 0.02} ${width} ${line + height * 0.12}V${height}H0z" fill="${hsl(hue, 46, 76)}" opacity=".6"/>`;
}

/** What stands in the upper half of a narrow banner, from left to right in a width of 780; the text covers its lower part. */
const narrow: readonly Place[] = [
  [120, 128, 176, -4],
  [298, 118, 200, 3],
  [486, 120, 196, -2],
  [662, 128, 178, 4],
];

interface Standing {
  thing: SubjectName;
  x: number;
  y: number;
  side: number;
  turn: number;
}

const drawn = ({ thing, x, y, side, turn }: Standing): string =>
  `<use href="#${thing}" transform="translate(${x} ${y}) rotate(${turn}) scale(${side / 100})"/>`;

const podium = (hue: number, x: number, y: number, width: number, height: number, lip: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${lip * 0.9}" fill="${hsl(hue, 44, 88)}"/><rect x="${x}" y="${y}" width="${width}" height="${lip}" rx="${lip / 2}" fill="${hsl(hue, 70, 95)}"/>`;

/** Spread and scale of the goods in a wide banner. */
const wide = { spread: 1.3, size: 1.08 };

/** Two rows at the right, or in the middle of a tile. */
function group(scene: Scene, width: number, height: number): string {
  const scale = (height / 300) * (scene.tile ? 0.98 : 1);
  const right = scene.tile ? width / 2 + 182 * scale : width - height * 0.14;
  const rise = (scene.tile ? 16 : 2) * scale;
  const { spread, size: grown } = scene.tile ? { spread: 1, size: 1 } : wide;
  const placed = importance
    .slice(0, scene.things.length)
    .map((place, at) => ({ place, thing: scene.things[at]! }))
    .toSorted((a, b) => a.place - b.place);
  const standing = placed.map(({ place, thing }): Standing => {
    const [dx, y, size, turn] = arrangement[place]!;
    return { thing, x: right + dx * scale * spread, y: y * scale + rise, side: size * scale * grown, turn };
  });
  return (
    podium(scene.hue, right - 366 * scale * spread, 156 * scale + rise, 366 * scale * spread, 110 * scale, 16 * scale) +
    standing.map(drawn).join('')
  );
}

/** One row above the text. */
const line = (scene: Scene): string =>
  podium(scene.hue, 30, 170, 720, 220, 24) +
  narrow
    .flatMap(([x, y, side, turn], at) => (scene.things[at] ? [{ thing: scene.things[at], x, y, side, turn }] : []))
    .map(drawn)
    .join('');

/** A banner as SVG: things at the right and calm at the left where a text stands; a narrow one has them above the text. */
export function scenePhoto(scene: Scene, form: keyof typeof bannerForms): string {
  const [width, height] = scene.tile ? tileForm : bannerForms[form];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${hsl(scene.hue, 62, 92)}"/><stop offset="1" stop-color="${hsl(scene.hue + 14, 66, 84)}"/></linearGradient>
${scene.things.map(subjectGroup).join('')}</defs>${ground(width, height, scene.hue)}${form === 'mobile' && !scene.tile ? line(scene) : group(scene, width, height)}</svg>`;
}

/** A round tile with one thing on it. */
export const iconPhoto = (thing: SubjectName, hue: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120"><defs><radialGradient id="g" cx=".5" cy=".3" r=".8"><stop offset="0" stop-color="#fffefb"/><stop offset=".6" stop-color="${hsl(hue, 55, 95)}"/><stop offset="1" stop-color="${hsl(hue, 50, 87)}"/></radialGradient>${subjectGroup(thing)}</defs><circle cx="60" cy="60" r="60" fill="url(#g)"/><use href="#${thing}" transform="translate(60 58) scale(1)"/></svg>`;
