import type { ComponentType } from 'react';
import type { CheckoutSection } from '../../../core/rules/checkoutSections.ts';

/** One part of a page on the way to the order. `State` is what the page knows. */
export interface Section<State> {
  /** Its codes are those of `core/rules/checkoutSections.ts`. */
  readonly name: CheckoutSection;
  /** In the column of the order button. */
  readonly side?: true;
  /** Nothing in it is left to do; absent where there never is. */
  isReady?(state: State): boolean;
  /** While it is not ready its own view says so, and the server's word for it is not told a second time. */
  readonly saysItself?: true;
  readonly View: ComponentType<State>;
}

/** Is nothing left to do in any section? */
export const allReady = <State>(sections: readonly Section<State>[], state: State): boolean =>
  sections.every((section) => section.isReady?.(state) ?? true);
