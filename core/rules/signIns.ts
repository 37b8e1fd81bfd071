import type { Config } from '../config.ts';
import type { SocialProvider } from '../schema/identity.ts';
import { pageLink } from './links.ts';
import { pathLink } from './route.ts';

/** Names of those who tell us who somebody is. */
export const socialNames: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };

/** Where who is new after their word registers: after Facebook without the question for a card (account §2). */
export const socialRegistration = (pages: Config['pages'], provider: SocialProvider): string =>
  `${provider === 'google' ? pageLink(pages, 'registration') : pathLink(pages, '/registration-nocard')}?social_login=${provider}`;
