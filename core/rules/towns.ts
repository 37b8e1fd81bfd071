const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’'-]/g, ' ').trim().replace(/\s+/g, ' ').toLowerCase();

/** Is this the town's name, whatever its accents, apostrophes and capitals? */
export const isNamed = (name: string, typed: string): boolean => typed !== '' && plain(name) === plain(typed);
