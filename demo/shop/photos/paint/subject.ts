import type { Paint } from './brush.ts';
import { pile } from './produce.ts';

export interface PhotoLook {
  /** The photograph's number in the set, and how its colours are changed. */
  code: string;
  hue?: number;
  light?: number;
  strength?: number;
}

/** What a subject is drawn with. */
export type Look = Paint | PhotoLook;

export const photo = (code: string, change: Omit<PhotoLook, 'code'> = {}): PhotoLook => ({ code, ...change });

/** How a drawing names a photograph of the set: `photo:` with its number, turn, light and strength of colours; `whole:` with its ground. */
export const photoHref = ({ code, hue = 0, light = 1, strength = 1 }: PhotoLook, whole = false): string =>
  `${whole ? 'whole' : 'photo'}:${code},${hue},${light},${strength}`;

/** A pile of what a photograph shows all over. */
export const pileOf = (code: string): Paint => pile(photoHref({ code }, true));
