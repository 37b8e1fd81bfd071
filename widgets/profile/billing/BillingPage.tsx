import { laterView } from '../../hooks/laterView.ts';
import { Skeleton } from '../../ui/EmptyState.tsx';
import { ProfilePage } from '../parts/ProfilePage.tsx';
import { Billing } from './Billing.tsx';

const SavedCards = laterView(() => import('./SavedCards.tsx'), 'needed');

/** The customer's saved cards and addressees of invoices, as a page. */
export default function BillingPage() {
  return (
    <ProfilePage page="billing">
      <SavedCards>
        <Skeleton lines={3} />
      </SavedCards>
      <Billing />
    </ProfilePage>
  );
}
