import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const call = /\b(?:__|esc_html__|esc_attr__|esc_html_e|_e)\(\s*'((?:[^'\\]|\\.)*)',\s*'spesa',?\s*\)/g;
const quoted = (text: string): string => `"${text.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`;

/** The list of texts for translators: every one that the plugin's PHP and editor show, with the files that do. */
export function pot(plugin: string): string {
  const places = new Map<string, Set<string>>();
  for (const file of globSync(['*.php', '{includes,templates,patterns}/**/*.php', 'editor/*.{ts,tsx}'], {
    cwd: plugin,
  }).sort())
    for (const [, text] of readFileSync(join(plugin, file), 'utf8').matchAll(call))
      places.set(text!, (places.get(text!) ?? new Set()).add(file.replaceAll('\\', '/')));
  const entries = [...places].map(
    ([text, files]) => `${[...files].map((file) => `#: ${file}`).join('\n')}\nmsgid ${quoted(text)}\nmsgstr ""\n`,
  );
  return [
    `msgid ""\nmsgstr ""\n"Project-Id-Version: Spesa\\n"\n"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n"X-Domain: spesa\\n"\n`,
    ...entries,
  ].join('\n');
}
