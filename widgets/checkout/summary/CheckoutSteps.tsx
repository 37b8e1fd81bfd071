import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { Steps } from '../../ui/Steps.tsx';

/** Where the customer stands on the way to the order (LAW-21); a step that is done leads back. */
export function CheckoutSteps({ current }: { current: 'review' | 'pay' }) {
  const links = useLinks();
  const isPaying = current === 'pay';
  const review = { title: checkoutTexts.stepReview(), ...(isPaying && { href: links.page('checkout') }) };
  return (
    <Steps
      label={checkoutTexts.steps()}
      steps={[review, { title: checkoutTexts.stepPay() }]}
      current={isPaying ? 1 : 0}
    />
  );
}
