import { langInfoNames, language } from '../api/endpoints/language.ts';
import { ApiError } from '../api/error.ts';
import { labelDigests } from '../labels/digests.ts';
import { digestOf } from '../rules/labelSets.ts';
import { usualLanguage, type Language } from '../rules/language.ts';
import type { Spesa } from '../spesa.ts';

/** Asks for every set of texts, each for a second at most; what does not come is undefined, and then what the bundle says (account, language labels). */
const readSets = ({ client }: Spesa): Promise<(Record<string, string> | undefined)[]> =>
  Promise.all(
    langInfoNames.map((lang_info_name) =>
      client.call(language.info, { lang_info_name }, { fresh: true }).then(
        ({ data }) => (digestOf(data.labels) === labelDigests[lang_info_name] ? {} : data.labels),
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          return undefined;
        },
      ),
    ),
  );

/** The timeout of the file with a language's texts. */
const TEXTS_TIMEOUT_MS = 5_000;

/** The bundled texts of a language; undefined where the site names no file of them, or it fails or times out. */
async function bundledTexts({ config, browser }: Spesa, chosen: string): Promise<Record<string, string> | undefined> {
  if (!config.texts || chosen === usualLanguage) return undefined;
  const file = config.texts.replace('{language}', chosen);
  const read = (import(/* @vite-ignore */ file) as Promise<{ texts?: Record<string, string> }>).catch(() => undefined);
  return (await Promise.race([read, browser.wait(TEXTS_TIMEOUT_MS)]))?.texts;
}

/**
 * Refreshes the cached translations, for this page and the next. Precedence, lowest first: bundled file, label sets of the shop API and, in
 * Italian only, the site's own labels. Italian sets equal to the bundled labels are not cached; if nothing can be fetched, the cache stays.
 */
export async function renewTexts(spesa: Spesa): Promise<void> {
  const { local } = spesa.browser;
  const now = () => spesa.preferences.current().language ?? usualLanguage;
  const chosen = now();
  const [bundled, sets] = await Promise.all([bundledTexts(spesa, chosen), readSets(spesa)]);
  if (now() !== chosen || [bundled, ...sets].every((set) => set === undefined)) return;
  const own = chosen === usualLanguage ? spesa.config.labels : {};
  const texts = Object.assign({}, bundled, ...sets) as Record<string, string>;
  for (const key of Object.keys(own ?? {})) delete texts[key];
  if (Object.keys(texts).length > 0) local.write('labels', texts);
  else local.remove('labels');
}

/** The customer's language from now on, in every tab: the page starts anew (account §4). */
export async function chooseLanguage(spesa: Spesa, chosen: Language): Promise<void> {
  spesa.preferences.remember({ language: chosen });
  spesa.browser.local.remove('labels');
  await renewTexts(spesa);
  spesa.browser.tabs.tell({ kind: 'language' });
  spesa.browser.reload();
}
