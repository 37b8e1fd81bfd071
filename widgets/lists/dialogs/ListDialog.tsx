import { useState } from 'react';
import * as listTexts from '../../../core/labels/it/list.ts';
import { lists } from '../../../core/api/endpoints/lists.ts';
import { createList } from '../../../core/flows/editLists.ts';
import { readable } from '../../../core/rules/text.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { DialogPanel } from '../../ui/Dialog.tsx';
import { ListName } from '../parts/ListName.tsx';
import { ListRows, pageSize } from './ListRows.tsx';
import { range } from '../../../core/rules/range.ts';

/** Picks a shopping list, or makes one by its name (§2). */
export default function ListDialog({ input: { product }, answer, close }: DialogProps<'list'>) {
  const spesa = useSpesa();
  const [shown, setShown] = useState(1);
  const { data } = useQuery(lists.list, { page: 1, pageSize });
  return (
    <DialogPanel title={listTexts.addTo()} onClose={close}>
      <p className="list-choice__product">
        <bdi>{listTexts.addToHint({ name: readable(product.name) })}</bdi>
      </p>
      {data?.page.totItems !== 0 && (
        <ul className="list-choice" tabIndex={0} aria-label={listTexts.yours()}>
          {range(shown).map((index) => (
            <ListRows
              key={index}
              page={index + 1}
              last={index + 1 === shown}
              onPick={answer}
              onMore={() => setShown(shown + 1)}
            />
          ))}
        </ul>
      )}
      {data && (
        <ListName submit={listTexts.createAndAdd()} onName={async (name) => answer(await createList(spesa, name))} />
      )}
    </DialogPanel>
  );
}
