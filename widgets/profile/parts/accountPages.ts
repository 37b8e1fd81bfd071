import type { PageName } from '../../../core/config.ts';
import * as pageTexts from '../../../core/labels/it/profilePages.ts';
import type { Text } from '../../../core/labels/text.ts';
import { workPage } from '../../../core/rules/workPage.ts';
import type { User } from '../../../core/schema/session.ts';
import type { IconName } from '../../ui/Icon.tsx';

/** Link to an account page, for the menu and the dashboard. */
export interface AccountLink {
  page: PageName;
  icon: IconName;
  title: Text;
}

const pages = [
  { page: 'orders', icon: 'basket', title: pageTexts.myOrders },
  { page: 'recurringOrders', icon: 'clock', title: pageTexts.recurring },
  { page: 'subscriptions', icon: 'truck', title: pageTexts.subscriptions },
  { page: 'lists', icon: 'star', title: pageTexts.myLists },
  { page: 'addresses', icon: 'pin', title: pageTexts.myAddresses },
  { page: 'profile', icon: 'user', title: pageTexts.data },
  { page: 'billing', icon: 'card', title: pageTexts.payments },
  { page: 'giftCodes', icon: 'tag', title: pageTexts.giftCodes },
  { page: 'awards', icon: 'gift', title: pageTexts.awards },
  { page: 'notifications', icon: 'mail', title: pageTexts.notifications },
  { page: 'contactPreferences', icon: 'check', title: pageTexts.preferences },
  { page: 'security', icon: 'lock', title: pageTexts.security },
  { page: 'survey', icon: 'edit', title: pageTexts.survey },
] as const satisfies readonly AccountLink[];

export type AccountPage = (typeof pages)[number]['page'];

/** Title of an account page, the same in its heading and in the menu. */
export const titleText = (page: PageName): Text | undefined => pages.find((one) => one.page === page)?.title;

/** Workplaces of employees. */
const work = {
  missions: { page: 'missions', icon: 'menu', title: pageTexts.missions },
  backOffice: { page: 'backOffice', icon: 'store', title: pageTexts.backOffice },
} as const satisfies Record<string, AccountLink>;

/** Links of this user's account, an employee's workplace first. */
export function accountLinks(user: Pick<User, 'userType'> | undefined): readonly AccountLink[] {
  const place = workPage(user);
  return place ? [work[place], ...pages] : pages;
}
