import type { User } from '../schema/session.ts';

type Known = Pick<User, 'userId' | 'login' | 'ssoUser'>;

/** The only type of account that staff act for; others are found and not chosen (ruling 5). */
export const selectableType = '2';
export const isSelectable = ({ userType }: Pick<User, 'userType'>): boolean => userType?.userTypeId === selectableType;

/** Is this the back office's own session? */
export const inBackOffice = (user: Known | undefined): boolean =>
  user?.ssoUser !== undefined && user.ssoUser.username === user.login;

/** Does the back office's session read the audit? */
export const isAdministrator = (user: Known | undefined): boolean =>
  inBackOffice(user) && user?.ssoUser?.roles.includes('administrator') === true;

/** Does somebody of the back office act for this customer (account §3)? */
export const isActedFor = (user: Known | undefined): boolean => user?.ssoUser !== undefined && !inBackOffice(user);
