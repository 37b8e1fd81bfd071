const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!);

const narrow = /[ijl.,’'!|:;]/;
const wide = /[mwMWQO@%]/;

/** Width of a bold text in ems, near enough to lay out a label. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, sign) =>
      sum +
      (narrow.test(sign) ? 0.3 : wide.test(sign) ? 0.86 : sign === ' ' ? 0.28 : /\p{Lu}/u.test(sign) ? 0.68 : 0.57),
    0,
  );

function broken(words: readonly string[], limit: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= limit) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export interface TextBox {
  /** Middle of the first line's baseline and of its width. */
  x: number;
  y: number;
  width: number;
  size: number;
  lines: number;
  fill: string;
  weight?: number;
  family?: string;
  spacing?: number;
}

/** A centred text that is broken and made smaller until it fits, at worst cut at its last line. */
export function textIn(text: string, box: TextBox): string {
  const words = text.split(/\s+/).filter(Boolean);
  let { size } = box;
  let lines = broken(words, box.width / size);
  while (
    size > box.size * 0.62 &&
    (lines.length > box.lines || lines.some((line) => widthOf(line) * size > box.width))
  ) {
    size *= 0.94;
    lines = broken(words, box.width / size);
  }
  const shown = lines.slice(0, box.lines);
  const rows = shown.map((line, at) => {
    const stretch =
      widthOf(line) * size > box.width ? ` textLength="${box.width}" lengthAdjust="spacingAndGlyphs"` : '';
    return `<tspan x="${box.x}" dy="${at ? (size * 1.12).toFixed(1) : 0}"${stretch}>${escape(line)}</tspan>`;
  });
  return `<text x="${box.x}" y="${box.y}" font-family="${box.family ?? 'Arimo,sans-serif'}" font-size="${size.toFixed(1)}" font-weight="${box.weight ?? 700}" fill="${box.fill}" text-anchor="middle"${box.spacing ? ` letter-spacing="${box.spacing}"` : ''}>${rows.join('')}</text>`;
}

/** A linear gradient; stops are offset, colour and opacity. */
export const gradient = (
  id: string,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  down = false,
): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${down ? 0 : 1}" y2="${down ? 1 : 0}">${stops.map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`).join('')}</linearGradient>`;
