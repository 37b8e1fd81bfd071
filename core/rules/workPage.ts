import type { User } from '../schema/session.ts';

/** Riders are users of this type (wire P13); they bring orders and do not shop. */
const riderTypeId = '4';
const isRider = (user: Pick<User, 'userType'> | undefined): boolean => user?.userType?.userTypeId === riderTypeId;

/** User types of staff, who may enter the back office. */
const staffTypeIds: readonly (string | undefined)[] = ['3', '6', '7'];
const isStaff = (user: Pick<User, 'userType'> | undefined): boolean =>
  staffTypeIds.includes(user?.userType?.userTypeId);

/** The page where an employee works; undefined for customers. */
export function workPage(user: Pick<User, 'userType'> | undefined): 'missions' | 'backOffice' | undefined {
  if (isRider(user)) return 'missions';
  return isStaff(user) ? 'backOffice' : undefined;
}
