import type { ReactNode } from 'react';
import { signOut } from '../../../core/flows/signIn.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import * as sessionTexts from '../../../core/labels/it/session.ts';
import * as sessionPageTexts from '../../../core/labels/it/sessionPages.ts';
import type { Text } from '../../../core/labels/text.ts';
import { workPage } from '../../../core/rules/workPage.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';

const pages = [
  { page: 'account', icon: 'user', text: sessionTexts.account },
  { page: 'orders', icon: 'basket', text: sessionPageTexts.orders },
  { page: 'lists', icon: 'star', text: sessionPageTexts.lists },
] as const satisfies readonly { page: string; icon: IconName; text: Text }[];
const work = {
  missions: [{ page: 'missions', icon: 'truck', text: sessionPageTexts.missions }],
  backOffice: [{ page: 'backOffice', icon: 'store', text: sessionPageTexts.backOffice }, ...pages],
} as const;

/** What the customer's menu opens: the links of the account and the way out. */
export default function MenuPanel({ id, close }: { id: string; close(): void; children?: ReactNode }) {
  const spesa = useSpesa();
  const links = useLinks();
  const place = workPage(useCart()?.user);
  const leave = useCommand(async () => {
    await signOut(spesa);
    close();
    spesa.toasts.show({ kind: 'success', text: sessionPageTexts.loggedOut() });
  }, errorTexts.errorLogout);

  return (
    <ul className="user-menu__panel" id={id}>
      {(place ? work[place] : pages)
        .filter(({ page }) => links.page(page))
        .map(({ page, icon, text }) => (
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
          {sessionPageTexts.logout()}
        </button>
      </li>
    </ul>
  );
}
