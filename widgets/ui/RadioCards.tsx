import type { ReactNode } from 'react';
import { names } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';

export interface RadioCard {
  value: string;
  title: string;
  text?: ReactNode;
  /** At the right, such as a fee. */
  side?: ReactNode;
  icon?: IconName;
  disabled?: boolean;
}

/** One of several, each a card: addresses, stores, payment methods. Native radios, so arrows move between them. */
export function RadioCards({
  legend,
  name,
  cards,
  value,
  onChange,
}: {
  legend: string;
  name: string;
  cards: readonly RadioCard[];
  value: string | null;
  onChange(value: string): void;
}) {
  return (
    <fieldset className="radio-cards">
      <legend className="radio-cards__legend">{legend}</legend>
      {cards.map((card) => (
        <label
          className={names('radio-card', card.value === value && 'chosen', card.disabled && 'disabled')}
          key={card.value}
        >
          <input
            type="radio"
            className="radio-card__input"
            name={name}
            value={card.value}
            checked={card.value === value}
            disabled={card.disabled}
            onChange={() => onChange(card.value)}
          />
          {card.icon && <Icon name={card.icon} />}
          <span className="radio-card__text">
            <span className="radio-card__title">
              <bdi>{card.title}</bdi>
            </span>
            {card.text && <span className="radio-card__more">{card.text}</span>}
          </span>
          {card.side && <span className="radio-card__side">{card.side}</span>}
        </label>
      ))}
    </fieldset>
  );
}
