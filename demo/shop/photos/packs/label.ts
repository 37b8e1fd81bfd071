import type { Labelled } from './pack.ts';
import type { Palette } from '../palette.ts';
import { textIn } from '../svg.ts';

const serif = 'Tinos,serif';

/** The brand's band across a label. */
export const brandBand = (
  { brand }: Labelled,
  palette: Palette,
  x: number,
  y: number,
  width: number,
  height = 34,
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${palette.band}"/>${textIn(brand, { x: x + width / 2, y: y + height * 0.67, width: width - 16, size: height * 0.52, lines: 1, fill: palette.bandInk, family: palette.serif ? serif : undefined })}`;

/** The article's name, centred. */
export const nameText = (
  { name }: Labelled,
  palette: Palette,
  x: number,
  y: number,
  width: number,
  size: number,
  lines = 2,
  fill = palette.ink,
): string =>
  textIn(name.replace(/, (cartone|fardello|confezione) da \d+$/, ''), {
    x,
    y,
    width,
    size,
    lines,
    fill,
    family: palette.serif ? serif : undefined,
  });

/** The pack's size in small letters. */
export const sizeText = ({ size }: Labelled, x: number, y: number, fill: string, width = 80): string =>
  textIn(size, { x, y, width, size: 12.5, lines: 1, fill, weight: 500 });

/** Tinted background that sets pale food off from a white pack. */
export const ground = (palette: Palette, x: number, y: number, width: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${width * 0.78}" fill="${palette.band}" opacity=".13"/>`;

/** The disc that what is in the pack stands before. */
export const disc = (palette: Palette, x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fffdf6"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.band}" opacity=".18"/><circle cx="${x}" cy="${y}" r="${radius - 2.5}" fill="none" stroke="${palette.band}" stroke-width="1.4" opacity=".5"/>`;
