import { hashOf } from '../catalogue/words.ts';

/** The colours of a pack. */
export interface Palette {
  body: string;
  /** The body's side that lies in the shade, and its lit edge. */
  shade: string;
  light: string;
  /** Where texts stand, and the texts on it. */
  label: string;
  ink: string;
  /** Texts straight on the body. */
  bodyInk: string;
  band: string;
  bandInk: string;
  serif: boolean;
}

const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${((Math.round(hue) % 360) + 360) % 360} ${saturation}% ${lightness}%)`;

const own: Record<string, Palette> = {
  'Spesa Buona': {
    body: '#fdfdfb',
    shade: '#d9dad6',
    light: '#ffffff',
    label: '#fdfdfb',
    ink: '#2b2b2b',
    bodyInk: '#2b2b2b',
    band: '#d92b2b',
    bandInk: '#ffffff',
    serif: false,
  },
  'Antica Dispensa': {
    body: '#2c2825',
    shade: '#171412',
    light: '#4a433d',
    label: '#f4ead5',
    ink: '#2c2825',
    bodyInk: '#f4ead5',
    band: '#b58a3c',
    bandInk: '#2c2825',
    serif: true,
  },
  'Orto Bio': {
    body: '#dcc39c',
    shade: '#b99b6d',
    light: '#ecd9b8',
    label: '#f7f0df',
    ink: '#2f4a22',
    bodyInk: '#2f4a22',
    band: '#4c7a34',
    bandInk: '#ffffff',
    serif: false,
  },
};

/** A brand's colours: its own line's, else one of three designs on the hue. */
export function paletteOf(brand: string, hue: number): Palette {
  const fixed = own[brand];
  if (fixed) return fixed;
  const serif = hashOf(`${brand} letters`) % 3 === 0;
  const design = hashOf(`${brand} design`) % 3;
  if (design === 0)
    return {
      body: hsl(hue, 62, 44),
      shade: hsl(hue, 66, 30),
      light: hsl(hue, 62, 62),
      label: '#fffdf8',
      ink: hsl(hue, 45, 20),
      bodyInk: '#ffffff',
      band: hsl(hue, 66, 34),
      bandInk: '#ffffff',
      serif,
    };
  if (design === 1)
    return {
      body: hsl(hue, 52, 92),
      shade: hsl(hue, 30, 74),
      light: '#ffffff',
      label: hsl(hue, 52, 95),
      ink: hsl(hue, 50, 22),
      bodyInk: hsl(hue, 50, 22),
      band: hsl(hue, 62, 40),
      bandInk: '#ffffff',
      serif,
    };
  return {
    body: hsl(hue, 55, 56),
    shade: hsl(hue, 52, 40),
    light: hsl(hue, 64, 72),
    label: '#ffffff',
    ink: hsl(hue, 60, 18),
    bodyInk: hsl(hue, 60, 12),
    band: hsl(hue + 24, 60, 30),
    bandInk: '#fff8e1',
    serif,
  };
}

export { hsl };
