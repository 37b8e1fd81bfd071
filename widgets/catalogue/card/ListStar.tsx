import * as catalogueTexts from '../../../core/labels/it/catalogue.ts';
import { readable } from '../../../core/rules/text.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { IconButton } from '../../ui/Button.tsx';

/** Puts the product on a shopping list; dialog and lists arrive with the press. */
export function ListStar({ product }: { product: Product }) {
  const spesa = useSpesa();
  const { run, busy } = useCommand(async () => {
    const { addToList } = await import('../../../core/flows/addToList.ts');
    return addToList(spesa, product);
  });
  return (
    <IconButton
      plain
      icon="star"
      aria-haspopup="dialog"
      name={catalogueTexts.addToList({ name: readable(product.name) })}
      busy={busy}
      onClick={() => void run()}
    />
  );
}
