import type { User } from '../schema/session.ts';

const masterTypeIds: readonly (string | undefined)[] = ['1', '2'];
/** The first account of a person or household, which sees the orders of all of it (ruling 5). */
export const isMaster = (user: Pick<User, 'userType'> | undefined): boolean =>
  masterTypeIds.includes(user?.userType?.userTypeId);
