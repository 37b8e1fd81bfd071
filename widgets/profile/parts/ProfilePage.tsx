import type { ReactNode } from 'react';
import * as profileTexts from '../../../core/labels/it/profile.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { useLanguage } from '../../hooks/useLanguage.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { FormPage } from '../../ui/FormPage.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LoginFirst } from '../../session/LoginFirst.tsx';

/** A page of the account with the way back to its dashboard; visitors are asked to log in, and its children are not made. */
export function ProfilePage({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  const links = useLinks();
  const language = useLanguage();
  const loggedIn = useLoggedIn();
  if (!loggedIn)
    return (
      <FormPage title={title} lang={language}>
        <LoginFirst title={profileTexts.login()} />
      </FormPage>
    );
  return (
    <FormPage title={title} intro={intro} lang={language}>
      <p className="profile-back">
        <a href={links.page('account')}>
          <Icon name="left" />
          {profileTexts.home()}
        </a>
      </p>
      {children}
    </FormPage>
  );
}
