import * as profileTexts from '../../../core/labels/it/profile.ts';
import { ProfilePage } from '../parts/ProfilePage.tsx';
import { Billing } from './Billing.tsx';

/** The customer's addressees of invoices, as a page. */
export default function BillingPage() {
  return (
    <ProfilePage title={profileTexts.billing()}>
      <Billing />
    </ProfilePage>
  );
}
