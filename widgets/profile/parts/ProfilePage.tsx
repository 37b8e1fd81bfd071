import type { ReactNode } from 'react';
import * as pageTexts from '../../../core/labels/it/profilePages.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { useLanguage } from '../../hooks/useLanguage.ts';
import { FormPage } from '../../ui/FormPage.tsx';
import { LoginFirst } from '../../session/LoginFirst.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { titleText, type AccountPage } from './accountPages.ts';

interface Props {
  page: AccountPage;
  intro?: string;
  /** Title of the login prompt. */
  login?: string;
  /** Renders the children for visitors too. */
  forVisitors?: boolean;
  children: ReactNode;
}

/** Layout of an account page: heading, menu, content. Visitors get a login prompt instead of the content. */
export function ProfilePage({ page, intro, login = pageTexts.login(), forVisitors, children }: Props) {
  const language = useLanguage();
  const title = titleText(page)!();
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
