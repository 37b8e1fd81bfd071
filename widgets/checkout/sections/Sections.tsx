import { Fragment } from 'react';
import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import type { CheckoutSection } from '../../../core/rules/checkoutSections.ts';
import { laterView } from '../../hooks/laterView.ts';
import { Skeleton } from '../../ui/EmptyState.tsx';
import type { RefusedProps } from './Refused.tsx';
import type { Section } from './section.ts';

/** Why an order was refused, once somebody wants to know. */
export const Refused = laterView<RefusedProps>(() => import('./Refused.tsx'), 'shown');

interface Props<State extends object> extends Pick<RefusedProps, 'reasons' | 'again'> {
  sections: readonly Section<State>[];
  /** Only the sections of this column. */
  side?: boolean;
  state: State;
}

/** The sections of a column, each under what the server refuses of it; what is no section's own stands over them all, at the top of the page and away from the order button (LAW-02). */
export function Sections<State extends object>({ sections, side = false, state, reasons, again }: Props<State>) {
  const shown = sections.map(({ name }) => name);
  const refused = (name?: CheckoutSection) =>
    reasons.length > 0 && (
      <Refused title={checkoutTexts.restrictions()} section={name} shown={shown} reasons={reasons} again={again}>
        <Skeleton lines={4} />
      </Refused>
    );
  return (
    <>
      {!side && refused()}
      {sections.map(
        ({ name, View, isReady, saysItself, ...section }) =>
          (section.side ?? false) === side && (
            <Fragment key={name}>
              {!(saysItself && !isReady?.(state)) && refused(name)}
              <View {...state} />
            </Fragment>
          ),
      )}
    </>
  );
}
