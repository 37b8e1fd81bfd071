import '../../../core/labels/it/list.ts';
import { label, plural } from '../../../core/labels/label.ts';
import { lists } from '../../../core/api/endpoints/lists.ts';
import { createList } from '../../../core/flows/editLists.ts';
import { readable } from '../../../core/rules/text.ts';
import type { ShoppingList } from '../../../core/schema/lists.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { DialogPanel } from '../../ui/Dialog.tsx';
import { ErrorState, Skeleton } from '../../ui/Notice.tsx';
import { ListName } from '../parts/ListName.tsx';

/** As many lists as the server gives at once. */
const pageSize = 100;

/** Picks a shopping list, or makes one by its name (§2); lists that may only be read stand apart and cannot be picked. */
export default function ListDialog({ input: { product }, answer, close }: DialogProps<'list'>) {
  const spesa = useSpesa();
  const { status, data, reload } = useQuery(lists.list, { page: 1, pageSize });
  const shared = data?.sharedList ?? [];
  const open = [...(data?.personalList ?? []), ...shared.filter(({ sharingData }) => sharingData.grant !== 'READ')];
  const closed = shared.filter(({ sharingData }) => sharingData.grant === 'READ');
  const about = ({ size, sharingData, selected }: ShoppingList) =>
    [plural(size, 'list.oneProduct', 'list.manyProducts'), selected && label('list.default'), sharingData.ownerName && label('list.sharedToEdit', { name: sharingData.ownerName })].filter(Boolean).join(' · ');

  return (
    <DialogPanel title={label('list.addTo')} onClose={close}>
      <p className="list-choice__product">
        <bdi>{label('list.addToHint', { name: readable(product.name) })}</bdi>
      </p>
      {!data && (status === 'failed' ? <ErrorState onRetry={reload} /> : <Skeleton lines={3} />)}
      {open.length + closed.length > 0 && (
        <ul className="list-choice" tabIndex={0} aria-label={label('list.yours')}>
          {open.map((list) => (
            <li key={list.listId}>
              <button type="button" className="list-choice__list" onClick={() => answer(list)}>
                <bdi className="list-choice__name">{list.name}</bdi>
                <span className="list-choice__about">{about(list)}</span>
              </button>
            </li>
          ))}
          {closed.map((list) => (
            <li className="list-choice__list list-choice__list--closed" key={list.listId}>
              <bdi className="list-choice__name">{list.name}</bdi>
              <span className="list-choice__about">{label('list.sharedBy', { name: list.sharingData.ownerName ?? '' })}</span>
            </li>
          ))}
        </ul>
      )}
      {data && <ListName submit={label('list.createAndAdd')} onName={async (name) => answer(await createList(spesa, name))} />}
    </DialogPanel>
  );
}
