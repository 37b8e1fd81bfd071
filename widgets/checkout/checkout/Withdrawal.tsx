import '../../../core/labels/it/checkout.ts';
import { label } from '../../../core/labels/label.ts';

/** The right of withdrawal, its instructions and the model form (law 09). */
export function Withdrawal() {
  return (
    <section className="withdrawal">
      <p>{label('checkout.withdrawal')}</p>
      <details>
        <summary className="withdrawal__how">{label('checkout.withdrawalHow')}</summary>
        <p>{label('checkout.withdrawalSteps')}</p>
        <p>{label('checkout.withdrawalForm')}</p>
      </details>
    </section>
  );
}
