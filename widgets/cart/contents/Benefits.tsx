import { cart as calls } from '../../../core/api/endpoints/cart.ts';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { names } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCartReading } from './useCartReading.ts';

/** Gifts that begin at an amount, with how far it is; every amount and percentage is the server's (§7 cart-threshold). */
export function Benefits() {
  const money = useMoney();
  const benefits = useCartReading(calls.threshold)?.benefits ?? [];
  if (benefits.length === 0) return null;
  return (
    <section className="benefits" aria-label={cartContentsTexts.benefits()}>
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
    </section>
  );
}
