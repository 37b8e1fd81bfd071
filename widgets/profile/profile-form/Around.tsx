import type { PageName } from '../../../core/config.ts';
import * as profileTexts from '../../../core/labels/it/profile.ts';
import * as dataTexts from '../../../core/labels/it/profile/data.ts';
import type { Text } from '../../../core/labels/text.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { PageSection } from '../../ui/FormPage.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { titleText } from '../parts/accountPages.ts';

const pages: readonly { page: PageName; icon: IconName; text: Text }[] = [
  { page: 'security', icon: 'lock', text: dataTexts.accessText },
  { page: 'contactPreferences', icon: 'check', text: profileTexts.preferencesText },
  { page: 'billing', icon: 'card', text: profileTexts.billingText },
];

/** Links to the pages for security, consents and payments. */
export default function Around(_: { children?: undefined }) {
  const links = useLinks();
  const known = pages.filter(({ page }) => links.page(page));
  if (known.length === 0) return null;
  return (
    <PageSection title={dataTexts.around()}>
      <ul className="around">
        {known.map(({ page, icon, text }) => (
          <li key={page}>
            <a className="around__link" href={links.page(page)}>
              <Icon name={icon} />
              <span className="around__words">
                <strong className="around__title">{titleText(page)!()}</strong>
                <span className="around__text">{text()}</span>
              </span>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
