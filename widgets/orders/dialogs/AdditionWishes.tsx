import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import { offersWeight, sizesOf } from '../../../core/rules/cartChoices.ts';
import { Field } from '../../ui/Field.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useId } from '../../ui/useId.ts';
import type { Choice } from './useAddition.ts';

interface Props {
  choice: Choice;
  name: string;
  onChange(infos: Record<string, string>): void;
}

const longest = 300;

/** What is said of a product that is added to an order, as of a line of the cart: size, weight of a piece, a note. */
export function AdditionWishes({ choice: { product, infos }, name, onChange }: Props) {
  const id = useId('wishes');
  const sizes = sizesOf(product);
  const set = (info: string) => (text: string) => onChange({ ...infos, [info]: text });
  const offers = offersWeight(product) || sizes.length > 0;
  return (
    <details className="addition__wishes">
      <summary>
        {(offers ? cartContentsTexts.addChoice : cartContentsTexts.addNote)()}
        <span className="hidden-text">{`: ${name}`}</span>
      </summary>
      {sizes.length > 0 && (
        <RadioCards
          legend={cartContentsTexts.size()}
          name={`size-${id}`}
          value={infos['size'] ?? ''}
          cards={[
            ...sizes.map((size) => ({ value: size, title: size })),
            { value: '', title: cartContentsTexts.anySize() },
          ]}
          onChange={set('size')}
        />
      )}
      {offersWeight(product) && (
        <Field
          label={cartContentsTexts.customWeight()}
          hint={cartContentsTexts.customWeightHint()}
          name={`weight-${id}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={infos['custom_weight'] ?? ''}
          onChange={set('custom_weight')}
        />
      )}
      <Field
        label={cartContentsTexts.note()}
        hint={cartContentsTexts.noteHint()}
        name={`note-${id}`}
        autoComplete="off"
        maxLength={longest}
        value={infos['note'] ?? ''}
        onChange={set('note')}
      />
    </details>
  );
}
