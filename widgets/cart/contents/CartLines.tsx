import { useEffect, useRef, type FocusEvent } from 'react';
import { setCartInfo } from '../../../core/flows/cartChoices.ts';
import { emptyCart } from '../../../core/flows/emptyCart.ts';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import { acceptsAllSubstitutes } from '../../../core/rules/cartChoices.ts';
import { cartLines, cartSectors } from '../../../core/rules/cartLines.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { inSlices } from '../../element/inSlices.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import { InSlice } from '../../hooks/InSlice.tsx';
import { CartLine } from './CartLine.tsx';

/** More than a screen of lines is there at once, the others in slices: no task is long, however full the cart (DATA-06). */
const FIRST = 8;

/** When the line that had the focus is gone, the focus goes to the line that took its place (CART-12). */
function useKeptFocus(count: number) {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef(-1);
  const remember = (event: FocusEvent): void => {
    const line = event.target.closest('[data-item]');
    place.current = line && box.current ? [...box.current.querySelectorAll('[data-item]')].indexOf(line) : -1;
  };
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!lost || place.current < 0) return;
    const lines = box.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [];
    const next = lines[Math.min(place.current, lines.length - 1)];
    (
      next?.querySelector<HTMLElement>('.cart-line__name') ??
      box.current?.closest('dialog')?.querySelector<HTMLElement>('.dialog__title')
    )?.focus();
  }, [count]);
  return { box, remember };
}

interface Props {
  cart: Cart;
  level?: 2 | 3;
  /** Something else shows the first screen already: its lines are drawn one by one too, the others when `onDrawn` has been told that they stand. */
  onDrawn?: (() => void) | undefined;
}

/** Tells when what stands before it has been drawn in slices. */
function Drawn({ onDrawn }: { onDrawn(): void }) {
  useEffect(() => inSlices(onDrawn), []);
  return null;
}

/** The lines, by sector where the server groups them; what the customer says of all of them; emptying. */
export function CartLines({ cart, level = 3, onDrawn }: Props) {
  const Heading = `h${level}` as const;
  const spesa = useSpesa();
  const sectors = cartSectors(cart);
  const first = new Set(cartLines(cart).slice(0, FIRST));
  const { box, remember } = useKeptFocus(cart.totalItems);
  const empty = useCommand(() => emptyCart(spesa), errorTexts.emptyCart);
  const accept = useCommand(
    (accepted: boolean) => setCartInfo(spesa, 'accept_alternatives', String(accepted)),
    errorTexts.errorSettingCartInfo,
  );

  return (
    <div className="cart-lines" ref={box} onFocus={remember}>
      {sectors.map(({ name, lines }, index) => (
        <section className="cart-lines__sector" key={name || index}>
          {name && (
            <Heading className="cart-lines__heading">
              <bdi>{name}</bdi>
            </Heading>
          )}
          <ul className="cart-lines__list" aria-label={name || cartContentsTexts.lines()}>
            {lines.map(
              (line) =>
                (!onDrawn || first.has(line)) && (
                  <InSlice key={line.itemId} atOnce={first.has(line) && !onDrawn}>
                    <CartLine line={line} first={first.has(line)} />
                  </InSlice>
                ),
            )}
          </ul>
        </section>
      ))}
      {onDrawn && <Drawn onDrawn={onDrawn} />}
      {(cart.totalVariableWeight ?? 0) > 0 && (
        <p className="cart-lines__weighed">{cartContentsTexts.estimatedHint()}</p>
      )}
      <div className="cart-lines__all">
        <Checkbox
          name="accept_alternatives"
          checked={acceptsAllSubstitutes(cart)}
          error={accept.error}
          onChange={(accepted) => void accept.run(accepted)}
        >
          {cartContentsTexts.alternativesAll()}
          <span className="cart-lines__hint">{cartContentsTexts.alternativesHint()}</span>
        </Checkbox>
        <Button small variant="ghost" icon="trash" busy={empty.busy} onClick={() => void empty.run()}>
          {cartContentsTexts.empty()}
        </Button>
      </div>
    </div>
  );
}
