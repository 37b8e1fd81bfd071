import { setLineInfos } from '../../../core/flows/cartChoices.ts';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import {
  acceptsAllSubstitutes,
  acceptsSubstitutes,
  customWeightOf,
  noteOf,
  offersWeight,
  sizeOf,
  sizesOf,
} from '../../../core/rules/cartChoices.ts';
import { lineHints } from '../../../core/rules/lineWords.ts';
import { isServiceProduct } from '../../../core/rules/productNature.ts';
import type { CartItem } from '../../../core/schema/cart.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Checkbox } from '../../ui/Field.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { LineText } from './LineText.tsx';

/** The fields behind a line's options: substitutes, size and weight of a piece where the product offers them, a note (§7 update-infos). */
export default function LineChoices({ line }: { line: CartItem; children?: undefined }) {
  const spesa = useSpesa();
  const cart = useCart();
  const command = useCommand(
    (infos: Record<string, string>) => setLineInfos(spesa, line.itemId, infos),
    errorTexts.errorSettingProduct,
  );
  const set = (infos: Record<string, string>) => void command.run(infos);
  const sizes = sizesOf(line.product);

  return (
    <div className="line-options__body" aria-busy={command.busy || undefined}>
      {cart && acceptsAllSubstitutes(cart) && !isServiceProduct(line.product) && (
        <Checkbox
          name={`alternatives-${line.itemId}`}
          checked={acceptsSubstitutes(line)}
          onChange={(accepted) => set({ accept_alternatives: String(accepted) })}
        >
          {cartContentsTexts.alternatives()}
        </Checkbox>
      )}
      {sizes.length > 0 && (
        <RadioCards
          legend={cartContentsTexts.size()}
          name={`size-${line.itemId}`}
          value={sizeOf(line)}
          cards={[
            ...sizes.map((size) => ({ value: size, title: size })),
            { value: '', title: cartContentsTexts.anySize() },
          ]}
          onChange={(size) => set({ size })}
        />
      )}
      {offersWeight(line.product) && (
        <LineText
          text={customWeightOf(line)}
          name={`weight-${line.itemId}`}
          field={cartContentsTexts.customWeight}
          hint={cartContentsTexts.customWeightHint}
          save={cartContentsTexts.saveWeight}
          numeric
          busy={command.busy}
          onSave={(weight) => set({ custom_weight: weight })}
        />
      )}
      <LineText
        text={noteOf(line)}
        name={`note-${line.itemId}`}
        field={cartContentsTexts.note}
        hint={cartContentsTexts.noteHint}
        save={cartContentsTexts.saveNote}
        busy={command.busy}
        onSave={(text) => set({ note: text })}
      />
      {lineHints(line).map((hint) => (
        <p className="line-options__hint" key={hint}>
          {hint}
        </p>
      ))}
      {command.error && (
        <p className="field__error" role="alert">
          {command.error}
        </p>
      )}
    </div>
  );
}
