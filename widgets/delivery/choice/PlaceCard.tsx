import type { ReactNode } from 'react';
import type { Address, ServiceHours } from '../../../core/schema/address.ts';
import { names } from '../../ui/classNames.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { addressLine } from './addressWords.ts';
import { TodayHours } from './TodayHours.tsx';

/** A picture beside the name, and what it says. */
export interface Sign {
  picture: ReactNode;
  text: string;
}

interface Props {
  icon: IconName;
  name: string;
  signs?: readonly Sign[];
  /** What is said beside the name, in this order. */
  marks?: readonly string[];
  /** Says in words that it is the chosen one. */
  chosen: string | false;
  address?: Address | undefined;
  hours?: ServiceHours | undefined;
  now: number;
  /** Further lines. */
  more?: ReactNode;
  /** The button that takes it. */
  children: ReactNode;
}

/** A place to choose: its name and marks, where it is, and whether it is open. */
export function PlaceCard({ icon, name, signs = [], marks = [], chosen, address, hours, now, more, children }: Props) {
  return (
    <li className={names('place-card', chosen && 'chosen')} aria-current={chosen ? true : undefined}>
      <Icon name={icon} className="place-card__icon" />
      <div className="place-card__text">
        <p className="place-card__name">
          <bdi>{name}</bdi>
          {signs.map((sign) => (
            <span className="badge place-card__sign" key={sign.text}>
              {sign.picture}
              {sign.text}
            </span>
          ))}
          {marks.map((mark) => (
            <span className="badge badge--quiet" key={mark}>
              {mark}
            </span>
          ))}
          {chosen && <span className="badge badge--chosen">{chosen}</span>}
        </p>
        {address && (
          <p className="place-card__line">
            <bdi>{addressLine(address)}</bdi>
          </p>
        )}
        {hours && <TodayHours hours={hours} now={now} />}
        {more}
      </div>
      {children}
    </li>
  );
}
