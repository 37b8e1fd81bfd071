import { useState, type FormEvent } from 'react';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import { allChosen, presetChoices } from '../../../core/rules/options.ts';
import { readable } from '../../../core/rules/text.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogPanel } from '../../ui/Dialog.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useId } from '../../ui/useId.ts';

/** The select options of a product; it can be added only when each is chosen (§5). */
export default function OptionsDialog({ input: { product }, answer, close }: DialogProps<'options'>) {
  const id = useId('options');
  const options = product.selectOptions ?? [];
  const [choices, setChoices] = useState(() => presetChoices(options));
  const complete = allChosen(options, choices);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (complete) answer(choices);
  };
  const foot = (
    <Button type="submit" form={id} wide disabled={!complete}>
      {cartContentsTexts.optionsSubmit()}
    </Button>
  );
  return (
    <DialogPanel title={cartContentsTexts.optionsTitle()} foot={foot} onClose={close}>
      <form className="options-form" id={id} onSubmit={send}>
        <p className="options-form__name">
          <bdi>{readable(product.name)}</bdi>
        </p>
        {options.map(({ name, parameterName, options: values }) => (
          <RadioCards
            key={parameterName}
            legend={name}
            name={parameterName}
            value={choices[parameterName] ?? null}
            cards={values.map(({ key, value }) => ({ value: key, title: value }))}
            onChange={(key) => setChoices((old) => ({ ...old, [parameterName]: key }))}
          />
        ))}
        <p className="options-form__hint" role="status">
          {complete ? '' : cartContentsTexts.optionsMissing()}
        </p>
      </form>
    </DialogPanel>
  );
}
