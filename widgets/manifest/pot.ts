import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageKey, type Message } from './gettext.ts';

const call = /\b(?:__|esc_html__|esc_attr__|esc_html_e|_e)\(\s*'((?:[^'\\]|\\.)*)',\s*'spesa',?\s*\)/g;
/** What the list of plugins says of it (make-pot takes it from the head of the plugin's file). */
const description = /^ \* Description: +(.+)$/m;
const plain = (literal: string): string => literal.replace(/\\(['\\])/g, '$1');
const quoted = (text: string): string => JSON.stringify(text);

/** Every text that the plugin's PHP and editor show, in the order of the files that do. */
function ofSources(plugin: string): Message[] {
  return globSync(['*.php', '{includes,templates,patterns,site-templates}/**/*.php', 'editor/*.{ts,tsx}'], {
    cwd: plugin,
  })
    .sort()
    .flatMap((file) =>
      [...readFileSync(join(plugin, file), 'utf8').matchAll(call)].map(([, text]) => ({
        id: plain(text!),
        file: file.replaceAll('\\', '/'),
      })),
    );
}

/** The words of the plugin's head that are shown in the language of who reads the list of plugins. */
function ofHead(plugin: string): Message[] {
  const file = 'spesa.php';
  const [, id] = description.exec(readFileSync(join(plugin, file), 'utf8')) ?? [];
  return id ? [{ id, file }] : [];
}

/** Messages that are the same, once, with all files that have them. */
function merged(messages: readonly Message[]): (Omit<Message, 'file'> & { files: string[] })[] {
  const found = new Map<string, Omit<Message, 'file'> & { files: string[] }>();
  for (const { file, ...message } of messages) {
    const known = found.get(messageKey(message)) ?? { ...message, files: [] };
    if (!known.files.includes(file)) known.files.push(file);
    found.set(messageKey(message), known);
  }
  return [...found.values()];
}

/**
 * The list of texts for translators: those of the plugin's sources and those given, of block.json and of the definitions.
 *
 * @param plugin Folder of the plugin.
 */
export function pot(plugin: string, given: readonly Message[]): string {
  const entries = merged([...ofHead(plugin), ...ofSources(plugin), ...given]).map(({ id, context, files }) =>
    [
      ...files.map((file) => `#: ${file}`),
      ...(context ? [`msgctxt ${quoted(context)}`] : []),
      `msgid ${quoted(id)}`,
      'msgstr ""\n',
    ].join('\n'),
  );
  return [
    `msgid ""\nmsgstr ""\n"Project-Id-Version: Spesa\\n"\n"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n"X-Domain: spesa\\n"\n`,
    ...entries,
  ].join('\n');
}
