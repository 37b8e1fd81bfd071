import * as errorTexts from './it/errors.ts';
import { overlaidText } from './text.ts';

/** The text of ours for a message code of the server (§8). A text with slots is none: a message brings no values for them. */
export function textOfCode(code: string): string | undefined {
  const key = `errors.${code}`;
  const text = overlaidText(key) ?? Object.values(errorTexts).find((own) => own.key === key)?.italian;
  return text === undefined || /\{\w+\}/.test(text) ? undefined : text;
}
