import { useState, type ReactNode } from 'react';
import { dietOf, keepDiet } from '../../../core/flows/diet.ts';
import * as dietTexts from '../../../core/labels/it/diet.ts';
import { plural } from '../../../core/labels/text.ts';
import { dietConflicts } from '../../../core/rules/diet.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Checkbox } from '../../ui/Field.tsx';
import { ProductGrid } from '../../ui/ProductGrid.tsx';
import { CardList } from '../card/CardList.tsx';
import type { ListedProducts } from '../card/useCards.tsx';

/** A list without what the customer does not eat, if that is wanted; it is sorted out here, the server is asked for the whole list (LAW-15). */
export default function DietResults({ products, ...listed }: ListedProducts & { children?: ReactNode }) {
  const spesa = useSpesa();
  const [diet, setDiet] = useState(() => dietOf(spesa));
  const eaten = products.filter((product) => dietConflicts(product, diet).contains.length === 0);
  const hidden = diet.hide ? products.length - eaten.length : 0;
  return (
    <>
      <Checkbox
        name="hide-diet"
        checked={diet.hide}
        onChange={(hide) => {
          keepDiet(spesa, { ...diet, hide });
          setDiet({ ...diet, hide });
        }}
      >
        {dietTexts.hide()}
      </Checkbox>
      <p role="status">{hidden > 0 && plural(hidden, dietTexts.hiddenOne, dietTexts.hidden)}</p>
      <CardList frame={ProductGrid} key={String(diet.hide)} products={diet.hide ? eaten : products} {...listed} />
    </>
  );
}
