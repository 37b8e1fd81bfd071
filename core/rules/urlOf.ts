/** The address that a text stands for, seen from `base`; null for none. `URL.parse` and `URL.canParse` are not in Safari before 18 and 17. */
export function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
