/** Words that stay in capitals. */
export const keptWords = ['UHT', 'DOP', 'IGP', 'IGT', 'DOC', 'DOCG', 'STG', 'XL', 'XXL', 'SPF'];
const kept = new Set(keptWords);
const shouted = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
const lower = (text: string): string =>
  text.replace(/[^\s/]+/g, (word) => (kept.has(word) ? word : word.toLowerCase()));
const raised = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase());

/** A name of the wire for the eye: "MEZZE MANICHE N.55" is shown as "Mezze maniche n.55", anything with a lower-case letter as it is. */
export const readable = (name: string): string => (shouted(name) ? raised(lower(name)) : name);

/** A brand for the eye: "LA MOLISANA" is shown as "La Molisana". */
export const readableBrand = (brand: string): string =>
  shouted(brand) ? lower(brand).replace(/[^\s/-]+/g, raised) : brand;
