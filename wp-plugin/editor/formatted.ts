const blocks =
  /<\/?(?:h[1-6]|[uo]l|li|d[ltd]|table|t[rhd]|t(?:head|body|foot)|div|blockquote|figure|section|hr|img|pre)\b/i;
const paragraphs = /^\s*(?:<p\b[^>]*>(?:(?!<\/?p\b).)*<\/p>\s*)+$/is;

/** HTML as it can be written in the canvas, paragraphs as empty lines between them; undefined for one that only its source can say, such as lists. */
export function writable(html: string): string | undefined {
  if (blocks.test(html)) return undefined;
  if (!/<p\b/i.test(html)) return html;
  if (!paragraphs.test(html)) return undefined;
  return html
    .trim()
    .replace(/<\/p>\s*<p\b[^>]*>/gi, '<br><br>')
    .replace(/^<p\b[^>]*>|<\/p>$/gi, '');
}
