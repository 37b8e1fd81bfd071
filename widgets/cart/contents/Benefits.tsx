import { cartCodes } from '../../../core/api/endpoints/cartCodes.ts';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import { plural } from '../../../core/labels/text.ts';
import type { Benefit } from '../../../core/schema/cartChecks.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { names } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCartReading } from './useCartReading.ts';

function BenefitList({ benefits }: { benefits: readonly Benefit[] }) {
  const money = useMoney();
  return (
    <ul className="benefits__list">
      {benefits.map(({ giftCertificate: { giftCertificateId, name }, percent, missing, reached, message }) => (
        <li className={names('benefit', reached && 'reached')} key={giftCertificateId}>
          <p className="benefit__text">
            <Icon name={reached ? 'check' : 'tag'} />
            <span>
              {message ||
                (reached ? cartContentsTexts.benefitReached : cartContentsTexts.benefitMissing)({
                  name,
                  missing: money(missing),
                })}
            </span>
          </p>
          <progress className="benefit__bar" max={100} value={percent} aria-label={name} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Gifts that begin at an amount, with how far it is; every amount and percentage is the server's (§7 cart-threshold).
 * `compact` shows the nearest and folds the others.
 */
export function Benefits({ compact }: { compact?: boolean }) {
  const benefits = useCartReading(cartCodes.threshold)?.benefits ?? [];
  if (benefits.length === 0) return null;
  const missing = benefits.filter(({ reached }) => !reached).sort((one, other) => one.missing - other.missing);
  const nearest = missing[0] ?? benefits[0]!;
  const others = benefits.filter((one) => one !== nearest);
  return (
    <section className={names('benefits', compact && 'compact')} aria-label={cartContentsTexts.benefits()}>
      <BenefitList benefits={compact ? [nearest] : benefits} />
      {compact && others.length > 0 && (
        <details className="benefits__more">
          <summary className="benefits__summary">
            {plural(others.length, cartContentsTexts.oneMoreBenefit, cartContentsTexts.moreBenefits)}
          </summary>
          <BenefitList benefits={others} />
        </details>
      )}
    </section>
  );
}
