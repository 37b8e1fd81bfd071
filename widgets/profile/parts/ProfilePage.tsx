import type { ReactNode } from 'react';
import * as pageTexts from '../../../core/labels/it/profilePages.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { useLanguage } from '../../hooks/useLanguage.ts';
import { FormPage } from '../../ui/FormPage.tsx';
import { LoginFirst } from '../../session/LoginFirst.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { titleOf, type AccountPage } from './accountPages.ts';

interface Props {
  page: AccountPage;
  intro?: string;
  /** What a visitor logs in for. */
  login?: string;
  /** Shown to visitors too. */
  forVisitors?: boolean;
  children: ReactNode;
}

/** A page of the account with the account's menu; visitors are asked to log in, and its children are not made. */
export function ProfilePage({ page, intro, login = pageTexts.login(), forVisitors, children }: Props) {
  const language = useLanguage();
  const title = titleOf(page);
  const loggedIn = useLoggedIn();
  if (!loggedIn && !forVisitors)
    return (
      <FormPage title={title} lang={language}>
        <LoginFirst title={login} />
      </FormPage>
    );
  return (
    <FormPage title={title} intro={intro} lang={language}>
      {loggedIn && <AccountMenu current={page} />}
      {children}
    </FormPage>
  );
}
