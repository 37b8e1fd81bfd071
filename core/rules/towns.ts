/** A name without what people write it with or without: accents, apostrophes, capitals. */
export const plainName = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’'-]/g, ' ').trim().replace(/\s+/g, ' ').toLowerCase();

/** Is this the town's name, whatever its accents, apostrophes and capitals? */
export const isNamed = (name: string, typed: string): boolean => typed !== '' && plainName(name) === plainName(typed);
