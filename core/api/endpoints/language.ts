import * as v from 'valibot';
import { area, endpoint } from '../endpoint.ts';

/** The sets of texts that are read by name (account, language labels). */
export const langInfoNames = ['order', 'profile', 'checkout', 'payment', 'registration', 'cart', 'error'] as const;

/** The texts of a set (account §7): what does not come within a second is what the bundle says. */
export const language = area('language', {
  info: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/lang/lang-info',
    query: v.object({ lang_info_name: v.picklist(langInfoNames) }),
    answer: v.object({ langInfoName: v.string(), labels: v.record(v.string(), v.string()) }),
    timeout: 1_000,
    failure: 'silent',
    cached: true,
    shared: true,
  }),
});
