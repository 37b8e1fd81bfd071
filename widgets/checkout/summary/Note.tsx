import { useState } from 'react';
import { setCartInfo } from '../../../core/flows/cartChoices.ts';
import * as wishTexts from '../../../core/labels/it/checkoutWishes.ts';
import { orderNote } from '../../../core/rules/cartWishes.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldFrame } from '../../ui/Field.tsx';
import { Fold } from '../../ui/Fold.tsx';

/** What the customer says to whoever picks and brings the order, before it is placed; emptied it is taken back. */
export function Note({ cart }: { cart: Cart }) {
  const spesa = useSpesa();
  const kept = cart.cartInfos?.[orderNote] ?? '';
  const [text, type] = useState(kept);
  const [said, say] = useState('');
  const save = useCommand(async () => {
    say('');
    await setCartInfo(spesa, orderNote, text.trim());
    say((text.trim() ? wishTexts.noteSaved : wishTexts.noteTaken)());
  }, wishTexts.noteFailed);
  return (
    <Fold title={wishTexts.noteTitle()} chosen={kept}>
      <form
        className="wishes__code"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save.run();
        }}
      >
        <FieldFrame label={wishTexts.note()} hint={wishTexts.noteHint()} error={save.error}>
          {(control) => (
            <span className="field__frame">
              <textarea
                {...control}
                className="field__input wishes__note"
                name={orderNote}
                autoComplete="off"
                maxLength={500}
                rows={3}
                value={text}
                onChange={(event) => type(event.currentTarget.value)}
              />
            </span>
          )}
        </FieldFrame>
        <Button type="submit" small variant="secondary" busy={save.busy}>
          {wishTexts.noteSave()}
        </Button>
      </form>
      <p className="wishes__hint" role="status">
        {said}
      </p>
    </Fold>
  );
}
