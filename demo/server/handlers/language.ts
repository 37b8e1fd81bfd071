import type { language } from '../../../core/api/endpoints/language.ts';
import { texts } from '../../../core/labels/it.ts';
import { translations } from '../../../core/labels/translations.ts';
import { isOfSet } from '../../../core/rules/labelSets.ts';
import type { Handlers } from '../http/implement.ts';
import { spoken } from '../language/speak.ts';

/** The texts of a set in the caller's language, each in Italian where that has none (account §7). */
export const languageHandlers: Handlers<typeof language> = {
  async info({ lang_info_name }, context) {
    const own = translations[spoken()];
    context.header('Vary', 'X-Ebsn-Language');
    return {
      langInfoName: lang_info_name,
      labels: Object.fromEntries(
        [...texts.values()]
          .filter(({ key }) => isOfSet(key, lang_info_name))
          .map(({ key, italian }) => [key, own?.get(key) ?? italian]),
      ),
    };
  },
};
