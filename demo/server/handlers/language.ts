import type { language } from '../../../core/api/endpoints/language.ts';
import { english } from '../../../core/labels/en.ts';
import { texts } from '../../../core/labels/it.ts';
import { isOfSet } from '../../../core/rules/labelSets.ts';
import type { Handlers } from '../http/implement.ts';

/** The texts of a set in the caller's language, each in Italian where that has none (account §7). */
export const languageHandlers: Handlers<typeof language> = {
  async info({ lang_info_name }, context) {
    context.header('Vary', 'X-Ebsn-Language');
    return {
      langInfoName: lang_info_name,
      labels: Object.fromEntries(
        [...texts.values()]
          .filter(({ key }) => isOfSet(key, lang_info_name))
          .map(({ key, italian }) => [key, (context.language === 'en' && english.get(key)) || italian]),
      ),
    };
  },
};
