import { join } from 'node:path';
import { build } from 'esbuild';

export const languageFile = (language: string): string => `language-${language}.js`;

/** Bundles the entry script of a translated page. An Italian page imports its `texts` export when the customer prefers that language. */
export async function languageScript(
  root: string,
  language: string,
  texts: ReadonlyMap<string, string>,
): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { startIn } from './pageLanguage.ts';
export const texts = ${JSON.stringify(Object.fromEntries(texts))};
await startIn(document, '${language}', texts);`,
      resolveDir: join(root, 'widgets'),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}
