import * as billingTexts from '../../../core/labels/it/profile/billing.ts';
import * as pageTexts from '../../../core/labels/it/profilePages.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Skeleton } from '../../ui/EmptyState.tsx';
import { PageSection } from '../../ui/FormPage.tsx';
import { ProfilePage } from '../parts/ProfilePage.tsx';
import { Billing } from './Billing.tsx';

const SavedCards = laterView(() => import('./SavedCards.tsx'), 'needed');

/** The customer's saved cards and addressees of invoices, as a page. */
export default function BillingPage() {
  const links = useLinks();
  return (
    <ProfilePage page="billing">
      <SavedCards>
        <Skeleton lines={3} />
      </SavedCards>
      <Billing />
      {links.page('orders') && (
        <PageSection title={billingTexts.issued()}>
          <p>{billingTexts.issuedText()}</p>
          <div className="form-page__ways">
            <ButtonLink small variant="secondary" href={links.page('orders')}>
              {pageTexts.myOrders()}
            </ButtonLink>
          </div>
        </PageSection>
      )}
    </ProfilePage>
  );
}
