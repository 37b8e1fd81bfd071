import * as pageTexts from '../../../core/labels/it/profilePages.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { names } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { accountLinks, type AccountPage } from './accountPages.ts';

/** Navigation between account pages: a side menu on wide screens, a link back to the dashboard on narrow ones; nothing there on the dashboard itself. */
export function AccountMenu({ current }: { current?: AccountPage }) {
  const links = useLinks();
  const pages = accountLinks(useCart()?.user).filter(({ page }) => links.page(page));
  return (
    <nav className={names('account-menu', !current && 'wide')} aria-label={pageTexts.home()}>
      {current && (
        <a className="account-menu__home" href={links.page('account')}>
          <Icon name="left" />
          {pageTexts.home()}
        </a>
      )}
      <ul className="account-menu__links">
        {pages.map(({ page, icon, title }) => (
          <li key={page}>
            <a
              className="account-menu__link"
              href={links.page(page)}
              aria-current={page === current ? 'page' : undefined}
            >
              <Icon name={icon} />
              {title()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
