import * as v from 'valibot';
import { area, endpoint } from '../endpoint.ts';

/** The version file of the site (§7, account §7): no call of the shop API. */
export const version = area('version', {
  current: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/version.json',
    base: 'file',
    answer: v.object({ version: v.string() }),
    failure: 'silent',
  }),
});
