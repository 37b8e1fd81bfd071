import { timingSafeEqual } from 'node:crypto';

/** Are two secrets equal? Takes as long wherever they differ. */
export const isSameText = (a: string, b: string): boolean =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b));
