/** A product in a mail, or another row of a bill; quantity and price are formatted. */
export interface Line {
  name: string;
  /** What was chosen of it, or why its price is another one. */
  note?: string;
  quantity?: string;
  price: string;
}

export interface Link {
  label: string;
  url: string;
}

/** A section of a mail below its lead and its action. */
export type Part =
  | { kind: 'title'; words: string }
  | { kind: 'text'; words: string }
  | { kind: 'small'; words: string; link?: Link }
  | { kind: 'list'; items: readonly string[] }
  /** Name and value pairs. */
  | { kind: 'facts'; rows: readonly (readonly [string, string])[] }
  /** Products, then sums; the last one is the total. */
  | { kind: 'lines'; lines: readonly Line[]; sums: readonly (readonly [string, string])[] }
  | { kind: 'picture'; url: string; words: string };

/** The content of a mail in the current language, for its HTML and its text. */
export interface Content {
  subject: string;
  /** The subject where it is absent. */
  title?: string;
  greeting?: string;
  /** Paragraphs; the first is the preview beside the subject. */
  lead: readonly string[];
  /** One-time code, shown large. */
  code?: string;
  /** Call to action. */
  action?: Link;
  parts?: readonly Part[];
}

/** A mail as it is stored and sent. */
export interface Mail {
  subject: string;
  html: string;
  plain: string;
}
