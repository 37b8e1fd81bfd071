const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that is already HTML. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Value = string | number | Html | readonly Html[];

const written = (value: Value): string => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(String).join('');
  return String(value).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
};

/** A template whose values are escaped, unless they are HTML themselves. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html => new Html(parts.reduce((text, part, index) => text + written(values[index - 1] ?? '') + part));
