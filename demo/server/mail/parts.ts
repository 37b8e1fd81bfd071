/** A product in a mail, or another row of a bill; quantity and price are ready for the reader. */
export interface Line {
  name: string;
  /** What was chosen of it, or why its price is another one. */
  note?: string;
  quantity?: string;
  price: string;
}

/** Where a link leads, and what stands on it. */
export interface Link {
  label: string;
  url: string;
}

/** A detail of a mail, below what happened and what is to be done. */
export type Part =
  | { kind: 'title'; words: string }
  | { kind: 'text'; words: string }
  | { kind: 'small'; words: string; link?: Link }
  | { kind: 'list'; items: readonly string[] }
  /** What and its value, a row each. */
  | { kind: 'facts'; rows: readonly (readonly [string, string])[] }
  /** Products and, below them, sums; the last sum is the total. */
  | { kind: 'lines'; lines: readonly Line[]; sums: readonly (readonly [string, string])[] }
  | { kind: 'picture'; url: string; words: string };

/** What a mail says, of which its HTML and its text are made; every word is in the language that is spoken. */
export interface Content {
  subject: string;
  /** What happened; absent: the subject. */
  title?: string;
  greeting?: string;
  /** What it means for the reader, a paragraph each; the first stands in the list of mails beside the subject. */
  lead: readonly string[];
  /** Digits to be typed, shown large. */
  code?: string;
  /** The one thing to do. */
  action?: Link;
  parts?: readonly Part[];
}

/** A mail as it is kept and sent. */
export interface Mail {
  subject: string;
  html: string;
  plain: string;
}
