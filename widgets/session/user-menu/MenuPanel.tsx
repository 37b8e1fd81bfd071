import { signOut } from '../../../core/flows/signIn.ts';
import '../../../core/labels/it/session.ts';
import { label } from '../../../core/labels/label.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';

const pages = [
  { page: 'account', icon: 'user', text: 'session.account' },
  { page: 'orders', icon: 'truck', text: 'session.orders' },
  { page: 'lists', icon: 'star', text: 'session.lists' },
] as const satisfies readonly { page: string; icon: IconName; text: string }[];

/** What the customer's menu opens: the links of the account and the way out. */
export function MenuPanel({ id, close }: { id: string; close(): void }) {
  const spesa = useSpesa();
  const links = useLinks();
  const leave = useCommand(async () => {
    await signOut(spesa);
    close();
    spesa.toasts.show({ kind: 'success', text: label('session.loggedOut') });
  }, 'errors.errorLogout');

  return (
    <ul className="user-menu__panel" id={id}>
      {pages.map(({ page, icon, text }) => (
        <li key={page}>
          <a className="user-menu__item" href={links.page(page)}>
            <Icon name={icon} />
            {label(text)}
          </a>
        </li>
      ))}
      <li>
        <button type="button" className="user-menu__item user-menu__item--leave" aria-busy={leave.busy || undefined} onClick={() => void leave.run()}>
          {label('session.logout')}
        </button>
      </li>
    </ul>
  );
}
