import { laterView } from '../../hooks/laterView.ts';
import { ProfilePage } from '../parts/ProfilePage.tsx';
import { Billing } from './Billing.tsx';

const SavedCards = laterView(() => import('./SavedCards.tsx'), 'shown');

/** The customer's addressees of invoices and saved cards, as a page. */
export default function BillingPage() {
  return (
    <ProfilePage page="billing">
      <Billing />
      <SavedCards />
    </ProfilePage>
  );
}
