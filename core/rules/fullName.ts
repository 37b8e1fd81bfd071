import type { User } from '../schema/session.ts';

/** First and last name, as far as they are known. */
export const fullName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');
