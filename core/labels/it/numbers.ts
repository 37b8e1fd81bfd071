import { text } from '../text.ts';

/* How a number and what it counts are written. */

export const decimal = text('numbers.decimal', ',');
export const pz = text('numbers.pz', 'pz');
export const conf = text('numbers.conf', 'conf');
export const onDrained = text('numbers.onDrained', '{price} sul peso sgocciolato');
export const pieces = text('numbers.pieces', '{amount}: {price}');
export const portion = text('numbers.portion', '{amount}: circa {price}');
