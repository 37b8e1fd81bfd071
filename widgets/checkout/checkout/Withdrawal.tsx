import * as checkoutTexts from '../../../core/labels/it/checkout.ts';

/** The right of withdrawal, its instructions and the model form (LAW-09). */
export function Withdrawal() {
  return (
    <section className="withdrawal">
      <p>{checkoutTexts.withdrawal()}</p>
      <details>
        <summary className="withdrawal__how">{checkoutTexts.withdrawalHow()}</summary>
        <p>{checkoutTexts.withdrawalSteps()}</p>
        <p>{checkoutTexts.withdrawalForm()}</p>
      </details>
    </section>
  );
}
