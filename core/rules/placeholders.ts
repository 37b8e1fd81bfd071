const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** A slot of a text, with its name. */
export const slotPattern = /\{\{([^{}]{0,100})\}\}/g;

/**
 * Fills the `{{ name }}` slots of an HTML text once, from own properties alone and without any logic (XSS-02): values are escaped as text,
 * what a value holds is never read again, and names that are not among the values leave nothing. The result is to be sanitised.
 */
export function fillPlaceholders(html: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return html.replace(slotPattern, (_, given: string) => {
    const name = given.trim();
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'string' || typeof value === 'number'
      ? String(value).replace(/[&<>"'`]/g, (sign) => escapes[sign] ?? sign)
      : '';
  });
}
