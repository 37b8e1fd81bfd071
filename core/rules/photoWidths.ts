/** Pixels across of a product's two pictures on the wire: `mediaURL` and `mediaURLMedium`. */
export const photoWidths = { small: 200, medium: 480 } as const;
