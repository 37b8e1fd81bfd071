import type { MouseEvent } from 'react';
import * as sessionTexts from '../../../core/labels/it/session.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CustomerMenu } from './CustomerMenu.tsx';
import type { UserMenuProps } from './user-menu.widget.ts';

/** A link to the login page that opens the dialog instead. */
function SignInLink() {
  const { dialogs } = useSpesa();
  const links = useLinks();
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void dialogs.open('login', {});
  };
  return (
    <a className="user-menu__button" href={links.page('login')} onClick={open}>
      <Icon name="user" />
      <span className="user-menu__text">{sessionTexts.title()}</span>
    </a>
  );
}

/** The customer's menu; for visitors a link to the login. */
export default function UserMenu({ noName }: UserMenuProps) {
  return useLoggedIn() ? <CustomerMenu noName={noName} /> : <SignInLink />;
}
