/** Stands in the bundle for valibot: the client reads answers by a schema's shape (core/api/tolerant.ts) and never runs a validator. */
type Shape = object;

export const string = (): Shape => ({ type: 'string' });
export const number = (): Shape => ({ type: 'number' });
export const boolean = (): Shape => ({ type: 'boolean' });
export const unknown = (): Shape => ({ type: 'unknown' });
export const object = (entries: object): Shape => ({ type: 'object', entries });
export const array = (item: Shape): Shape => ({ type: 'array', item });
export const record = (_key: Shape, value: Shape): Shape => ({ type: 'record', value });
export const optional = (wrapped: Shape): Shape => ({ type: 'optional', wrapped });
export const nullable = (wrapped: Shape): Shape => ({ type: 'nullable', wrapped });
export const nullish = (wrapped: Shape): Shape => ({ type: 'nullish', wrapped });
export const picklist = (options: readonly unknown[]): Shape => ({ type: 'picklist', options });
export const literal = (literal: unknown): Shape => ({ type: 'literal', literal });
export const lazy = (getter: (input: unknown) => Shape): Shape => ({ type: 'lazy', getter });
export const pipe = (first: Shape): Shape => first;

const check = () => undefined;
export { check as integer, check as maxLength, check as maxValue, check as minLength, check as minValue, check as regex, check as trim };
