/** A text to be translated, with the file that shows it. */
export interface Message {
  id: string;
  /** What WordPress tells equal texts apart by, such as `block title`. */
  context?: string;
  file: string;
}

/** A message as gettext's tables know it. */
export const messageKey = ({ id, context }: Pick<Message, 'id' | 'context'>): string =>
  context ? `${context}\u0004${id}` : id;

/** A translated message of a .po file. */
export interface Translated extends Pick<Message, 'id' | 'context'> {
  text: string;
  files: string[];
}

/** The messages of a .po or .pot file of ours: no plurals, every text on lines of double quotes. */
export function parsePo(po: string): Translated[] {
  return po
    .split(/\n{2,}/)
    .map((entry) => {
      const files = [...entry.matchAll(/^#: (.+)$/gm)].map(([, file]) => file!);
      const read = (name: string): string | undefined => {
        const lines = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm').exec(entry)?.[1];
        return lines
          ?.match(/"(?:[^"\\]|\\.)*"/g)
          ?.map((line) => JSON.parse(line) as string)
          .join('');
      };
      const context = read('msgctxt');
      return { id: read('msgid') ?? '', ...(context && { context }), text: read('msgstr') ?? '', files };
    })
    .filter(({ id }) => id !== '');
}

const pluralForms = 'nplurals=2; plural=(n != 1);';

/** What WordPress 6.5 reads in the place of a .mo file. */
export const phpTranslation = (locale: string, messages: readonly Translated[]) => ({
  domain: 'spesa',
  'plural-forms': pluralForms,
  language: locale,
  messages: Object.fromEntries(messages.filter(({ text }) => text).map((one) => [messageKey(one), one.text])),
});

/** What WordPress gives a script of the editor, in Jed's form. */
export const scriptTranslation = (locale: string, messages: readonly Translated[]) => ({
  domain: 'messages',
  locale_data: {
    messages: {
      '': { domain: 'messages', lang: locale, 'plural-forms': pluralForms },
      ...Object.fromEntries(messages.filter(({ text }) => text).map((one) => [messageKey(one), [one.text]])),
    },
  },
});
