/** What a person counts as one character: a flag, a letter with its marks, pictures joined into one. */
const character =
  /[\u{1F1E6}-\u{1F1FF}]{2}|\P{M}[\p{M}\u{1F3FB}-\u{1F3FF}]*(?:\u200D\P{M}[\p{M}\u{1F3FB}-\u{1F3FF}]*)*|\p{M}/gsu;

/** A text cut after so many characters as a person counts them, with an ellipsis (§9, DATA-03); a shorter one as it is. */
export function truncate(text: string, length = 30): string {
  const characters = text.match(character) ?? [];
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}
