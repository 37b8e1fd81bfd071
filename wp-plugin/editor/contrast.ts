const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
const rgb = /^rgb\(\s*(\d+)[,\s]+(\d+)[,\s]+(\d+)\s*\)$/i;

function channels(colour: string): number[] | undefined {
  const short = hex.exec(colour.trim())?.[1];
  if (short) {
    const long = short.length === 3 ? [...short].map((digit) => digit + digit).join('') : short;
    return [0, 2, 4].map((at) => parseInt(long.slice(at, at + 2), 16));
  }
  return rgb.exec(colour.trim())?.slice(1).map(Number);
}

/** Relative luminance of WCAG 2, 0 to 1. */
function luminance(parts: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, 1 to 21; undefined for one that is neither #rgb nor rgb(). */
export function contrast(one: string, other: string): number | undefined {
  const [a, b] = [channels(one), channels(other)];
  if (!a || !b) return undefined;
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** What reads better on this ground. */
export const blackOrWhite = (background: string): '#000000' | '#ffffff' =>
  (contrast('#000000', background) ?? 0) >= (contrast('#ffffff', background) ?? 0) ? '#000000' : '#ffffff';
