/** What a person counts as one character: a flag, a letter with its marks, pictures joined into one. */
const character =
  /[\u{1F1E6}-\u{1F1FF}]{2}|\P{M}[\p{M}\u{1F3FB}-\u{1F3FF}]*(?:\u200D\P{M}[\p{M}\u{1F3FB}-\u{1F3FF}]*)*|\p{M}/gsu;

/**
 * A text of at most so many characters as a person counts them, with an ellipsis where it is cut (§9, DATA-03): between words, unless a
 * word is longer than half of it.
 */
export function truncate(text: string, length = 30): string {
  const characters = text.match(character) ?? [];
  if (characters.length <= length) return text;
  const kept = characters.slice(0, length);
  const space = characters[length] === ' ' ? -1 : kept.lastIndexOf(' ');
  return `${kept
    .slice(0, space < length / 2 ? length : space)
    .join('')
    .trimEnd()}…`;
}
