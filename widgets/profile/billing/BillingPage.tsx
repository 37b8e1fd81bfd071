import * as profileTexts from '../../../core/labels/it/profile.ts';
import { ProfilePage } from '../parts/ProfilePage.tsx';
import { Billing } from './Billing.tsx';
import { SavedCards } from './SavedCards.tsx';

/** The customer's addressees of invoices and saved cards, as a page. */
export default function BillingPage() {
  return (
    <ProfilePage title={profileTexts.payments()}>
      <Billing />
      <SavedCards />
    </ProfilePage>
  );
}
