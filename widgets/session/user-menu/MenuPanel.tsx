import { signOut } from '../../../core/flows/signIn.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import * as sessionTexts from '../../../core/labels/it/session.ts';
import type { Text } from '../../../core/labels/text.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';

const pages = [
  { page: 'account', icon: 'user', text: sessionTexts.account },
  { page: 'orders', icon: 'truck', text: sessionTexts.orders },
  { page: 'lists', icon: 'star', text: sessionTexts.lists },
] as const satisfies readonly { page: string; icon: IconName; text: Text }[];

/** What the customer's menu opens: the links of the account and the way out. */
export function MenuPanel({ id, close }: { id: string; close(): void }) {
  const spesa = useSpesa();
  const links = useLinks();
  const leave = useCommand(async () => {
    await signOut(spesa);
    close();
    spesa.toasts.show({ kind: 'success', text: sessionTexts.loggedOut() });
  }, errorTexts.errorLogout);

  return (
    <ul className="user-menu__panel" id={id}>
      {pages.map(({ page, icon, text }) => (
        <li key={page}>
          <a className="user-menu__item" href={links.page(page)}>
            <Icon name={icon} />
            {text()}
          </a>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="user-menu__item user-menu__item--leave"
          aria-busy={leave.busy || undefined}
          onClick={() => void leave.run()}
        >
          {sessionTexts.logout()}
        </button>
      </li>
    </ul>
  );
}
