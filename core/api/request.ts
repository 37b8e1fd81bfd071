import type { Config } from '../config.ts';
import { entriesOf } from '../schema/shape.ts';
import type { Endpoint } from './endpoint.ts';

type Values = Record<string, unknown>;

/** The query of a call: what the caller gave, without what the path names; empty values left out, in a fixed order so that equal calls look equal. */
export function queryOf(endpoint: Endpoint, input: Values): [string, string][] {
  const names = Object.keys(entriesOf(endpoint.query));
  return names
    .filter(
      (name) =>
        !endpoint.path.includes(`{${name}}`) && input[name] !== undefined && input[name] !== null && input[name] !== '',
    )
    .sort()
    .map((name) => [name, String(input[name])]);
}

export const bodyOf = (endpoint: Endpoint, input: Values): Values | undefined =>
  endpoint.method === 'POST'
    ? Object.fromEntries(
        Object.keys(entriesOf(endpoint.body))
          .filter((name) => input[name] !== undefined)
          .map((name) => [name, input[name]]),
      )
    : undefined;

const MINUTE = 60;

/** Fills `{name}` of the path, each value one encoded segment; `{time}`, in Unix seconds, is brought to the minute, so that it does not make every call another one. */
export const pathOf = (endpoint: Endpoint, input: Values): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(
      String(name === 'time' ? Math.floor(Number(input[name]) / MINUTE) * MINUTE : (input[name] ?? '')),
    ),
  );

/** Where a call goes: the shop, the site's content, its own answers, or its files (rulings 22, 25). */
export const baseOf = ({ base }: Endpoint, config: Config): string =>
  ({ shop: config.api, content: config.content, ajax: config.ajax ?? '', file: config.folder ?? '' })[base];

/** Path and query of a call, with what its row adds (rulings 22, 25). */
export function placeOf(
  endpoint: Endpoint,
  input: Values,
  config: Config,
  hash: string,
  extra: [string, string][] = [],
): string {
  const query = new URLSearchParams([...queryOf(endpoint, input), ...extra]);
  if (endpoint.sectors) query.set('show_sectors', String(config.showSectors));
  if (endpoint.hashed) query.set('hash', hash);
  const text = query.toString();
  return `${pathOf(endpoint, input)}${text ? `?${text}` : ''}`;
}
