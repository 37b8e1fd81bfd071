import { photoVersion } from '../../shop/photos/version.ts';

/** The wire's address of one of our pictures: another one when the drawings change, so that it can be kept for good. */
export const pictureOf = (address: string): string => `${address}?v=${photoVersion}`;

/** The same value with all bare addresses of our pictures in it so. */
export const withPictures = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, text: unknown) =>
    typeof text === 'string' && /^\/photo\/.*\.webp$/.test(text) ? pictureOf(text) : text,
  ) as T;
