import type { language, langInfoNames } from '../../../core/api/endpoints/language.ts';
import { texts } from '../../../core/labels/it.ts';
import type { Handlers } from '../http/implement.ts';

/** Which areas' texts a set holds. */
const areasOf: Record<(typeof langInfoNames)[number], readonly string[]> = {
  order: ['orders'],
  profile: ['profile', 'session', 'consent'],
  checkout: ['checkout', 'delivery'],
  payment: ['checkout'],
  registration: ['registration', 'forms'],
  cart: ['cart'],
  error: ['errors', 'common'],
};

/** The texts of a set, in Italian (account §7). */
export const languageHandlers: Handlers<typeof language> = {
  info: async ({ lang_info_name }) => ({
    langInfoName: lang_info_name,
    labels: Object.fromEntries(
      [...texts.values()]
        .filter(({ key }) => areasOf[lang_info_name].includes(key.split('.')[0]!))
        .map(({ key, italian }) => [key, italian]),
    ),
  }),
};
