import { consent } from './en/consent.ts';
import { diet } from './en/diet.ts';
import { profile } from './en/profile.ts';
import { push } from './en/push.ts';
import { session, sessionPages } from './en/session.ts';
import * as consentTexts from './it/consent.ts';
import * as dietTexts from './it/diet.ts';
import * as profileTexts from './it/profile.ts';
import * as pushTexts from './it/push.ts';
import * as sessionTexts from './it/session.ts';
import * as sessionPageTexts from './it/sessionPages.ts';

const areas = [
  [profileTexts, profile],
  [sessionTexts, session],
  [sessionPageTexts, sessionPages],
  [dietTexts, diet],
  [consentTexts, consent],
  [pushTexts, push],
] as const;

/** The English texts by key, for server and tests: browsers get them by `lang-info`, never in the bundle. */
export const english: ReadonlyMap<string, string> = new Map(
  areas.flatMap(([italian, words]) =>
    Object.entries(italian).map(([name, { key }]) => [key, (words as Record<string, string>)[name] ?? '']),
  ),
);
