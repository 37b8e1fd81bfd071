import { usualSchema } from '../../schema/usual.ts';
import { area, endpoint } from '../endpoint.ts';

/** What a customer buys again and again: a list that the shop keeps by itself from past orders. */
export const usual = area('usual', {
  list: endpoint({ who: 'customer', method: 'GET', path: '/order/usual', answer: usualSchema, failure: 'silent' }),
});
