/** Red, green and blue, 0–255. */
export type Colour = readonly [number, number, number];

/** Reads `#rgb`, `#rrggbb`, `rgb(r, g, b)`, `white` and `black`; everything else, and so any other CSS, is null (XSS-08). */
export function parseColour(text: string | null | undefined): Colour | null {
  const plain = (text ?? '').trim().toLowerCase();
  if (plain === 'white') return [255, 255, 255];
  if (plain === 'black') return [0, 0, 0];
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(plain)?.[1];
  if (hex) {
    const wide = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    return [0, 2, 4].map((at) => parseInt(wide.slice(at, at + 2), 16)) as unknown as Colour;
  }
  const parts = /^rgb\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*\)$/.exec(plain)?.slice(1).map(Number);
  return parts?.every((part) => part <= 255) ? (parts as unknown as Colour) : null;
}

export const cssColour = ([red, green, blue]: Colour): string => `rgb(${red} ${green} ${blue})`;

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two colours, 1–21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const ENOUGH = 4.5;
const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];

/** The wanted text colour if it can be read on the background (4.5:1), else black or white, whichever reads better (A11Y-11). */
export function textOn(background: Colour, wanted: Colour | null): Colour {
  if (wanted && contrast(background, wanted) >= ENOUGH) return wanted;
  return contrast(background, WHITE) >= contrast(background, BLACK) ? WHITE : BLACK;
}
