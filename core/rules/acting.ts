import type { User } from '../schema/session.ts';

type Known = Pick<User, 'userId' | 'login' | 'ssoUser'>;

/** Is this the back office's own session? */
export const inBackOffice = (user: Known | undefined): boolean =>
  user?.ssoUser !== undefined && user.ssoUser.username === user.login;

/** Does somebody of the back office act for this customer (account §3)? */
export const isActedFor = (user: Known | undefined): boolean => user?.ssoUser !== undefined && !inBackOffice(user);
