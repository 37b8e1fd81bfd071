import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import { useLinks } from '../../hooks/useLinks.ts';

const steps = ['review', 'pay'] as const;

/** Where the customer stands on the way to the order (LAW-21); a step that is done leads back. */
export function Steps({ current }: { current: (typeof steps)[number] }) {
  const links = useLinks();
  const words = { review: checkoutTexts.stepReview(), pay: checkoutTexts.stepPay() };
  return (
    <nav className="steps" aria-label={checkoutTexts.steps()}>
      <ol className="steps__list">
        {steps.map((step, index) => (
          <li
            className={`steps__step${step === current ? ' steps__step--current' : ''}`}
            key={step}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className="steps__number" aria-hidden="true">
              {index + 1}
            </span>
            {step === 'review' && current === 'pay' ? <a href={links.page('checkout')}>{words[step]}</a> : words[step]}
          </li>
        ))}
      </ol>
    </nav>
  );
}
