/** A telephone number that came as text, for the eye and for a `tel:` link; null where there are too few digits to call. */
export function phoneOf(text: string | undefined): { words: string; href: string } | null {
  const words = (text ?? '')
    .replace(/[^\d+ ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const digits = words.replaceAll(' ', '');
  return /^\+?\d{5,15}$/.test(digits) ? { words, href: `tel:${digits}` } : null;
}
