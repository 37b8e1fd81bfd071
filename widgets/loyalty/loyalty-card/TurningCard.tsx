import { useState } from 'react';
import * as loyaltyTexts from '../../../core/labels/it/loyalty.ts';
import { groupCard } from '../../../core/rules/cardNumber.ts';
import { names } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useId } from '../../ui/useId.ts';
import { Barcode } from './Barcode.tsx';

/** The card's front with its number; one button turns it to the barcode and back. The face that is away cannot be reached. */
export function TurningCard({ number, holder }: { number: string; holder: string }) {
  const [turned, setTurned] = useState(false);
  const back = useId('loyalty-back');
  const grouped = groupCard(number);
  return (
    <div className={names('loyalty-card', turned && 'turned')}>
      <div className="loyalty-card__sheet">
        <div className="loyalty-card__face loyalty-card__face--front" inert={turned}>
          <p className="loyalty-card__title">
            <Icon name="basket" />
            {loyaltyTexts.card()}
          </p>
          <div className="loyalty-card__owner">
            <p className="loyalty-card__holder">
              <bdi>{holder}</bdi>
            </p>
            <p className="loyalty-card__number">
              <span className="hidden-text">{`${loyaltyTexts.cardNumber()}: `}</span>
              <bdi>{grouped}</bdi>
            </p>
          </div>
        </div>
        <div className="loyalty-card__face loyalty-card__face--back" id={back} inert={!turned}>
          <Barcode number={number} wanted={turned} />
          <p className="loyalty-card__hint">{loyaltyTexts.barcodeHint()}</p>
          <p className="loyalty-card__number">
            <bdi>{grouped}</bdi>
          </p>
        </div>
      </div>
      <button
        type="button"
        className="loyalty-card__turn"
        aria-expanded={turned}
        aria-controls={back}
        onClick={() => setTurned(!turned)}
      >
        <Icon name={turned ? 'card' : 'barcode'} />
        {(turned ? loyaltyTexts.hideBarcode : loyaltyTexts.showBarcode)()}
      </button>
    </div>
  );
}
