import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

const Departments = laterView(() => import('./Departments.tsx'), 'needed');

/** From an empty cart to the shop and to the customer's lists. */
export function EmptyWays() {
  const links = useLinks();
  return (
    <div className="cart-status__ways">
      <ButtonLink href={links.page('home')}>{cartContentsTexts.startShopping()}</ButtonLink>
      <ButtonLink variant="secondary" href={links.page('lists')}>
        {cartContentsTexts.yourLists()}
      </ButtonLink>
    </div>
  );
}

/** The departments, in a place that is kept for them. */
export const EmptyDepartments = () => (
  <Departments>
    <div className="department-tiles department-tiles--awaited" />
  </Departments>
);
