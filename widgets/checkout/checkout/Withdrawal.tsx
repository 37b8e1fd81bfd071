import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import { withdrawal as withdrawHere } from '../../../core/labels/it/footerWithdrawal.ts';
import { useLinks } from '../../hooks/useLinks.ts';

/** The right of withdrawal, where it is used online, its instructions and the model form (LAW-09). */
export function Withdrawal() {
  const links = useLinks();
  return (
    <section className="withdrawal">
      <p>
        {checkoutTexts.withdrawal()} <a href={links.page('orderTracking')}>{withdrawHere()}</a>
      </p>
      <details>
        <summary className="withdrawal__how">{checkoutTexts.withdrawalHow()}</summary>
        <p>{checkoutTexts.withdrawalSteps()}</p>
        <p>{checkoutTexts.withdrawalForm()}</p>
      </details>
    </section>
  );
}
