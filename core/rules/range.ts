/** The numbers from 0 up to `length`, without it. Libraries of a host page put their own in the place of `Array.from` (WP-10). */
export const range = (length: number): number[] => [...Array(length).keys()];
