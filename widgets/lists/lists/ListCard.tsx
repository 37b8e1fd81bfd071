import { useState } from 'react';
import { label, plural } from '../../../core/labels/label.ts';
import { deleteList, renameList, selectList } from '../../../core/flows/editLists.ts';
import type { ShoppingList } from '../../../core/schema/lists.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { ListName } from '../parts/ListName.tsx';

interface Props {
  list: ShoppingList;
  /** Something has changed on the server. */
  onChange(): void;
}

/** One list with what its grant allows: renaming by owner and writers, default and deletion by the owner alone. */
export function ListCard({ list, onChange }: Props) {
  const spesa = useSpesa();
  const links = useLinks();
  const [renaming, setRenaming] = useState(false);
  const { listId, name, size, selected, sharingData } = list;
  const { grant, ownerName = '' } = sharingData;
  const own = grant === 'OWNER';
  const told = (done: boolean): void => void (done && onChange());
  const choose = useCommand(() => selectList(spesa, listId), 'list.saveError');
  const remove = useCommand(() => deleteList(spesa, list), 'list.saveError');
  const rename = async (next: string): Promise<void> => {
    await renameList(spesa, listId, next);
    setRenaming(false);
    onChange();
  };

  return (
    <li className="list-card">
      <a className="list-card__link" href={links.page('list', { id: listId })}>
        <bdi className="list-card__name">{name}</bdi>
        {selected && <span className="list-badge">{label('list.default')}</span>}
        <span className="list-card__about">
          {plural(size, 'list.oneProduct', 'list.manyProducts')}
          {!own && ` · ${label(grant === 'READ' ? 'list.sharedBy' : 'list.sharedToEdit', { name: ownerName })}`}
        </span>
      </a>
      {renaming && <ListName name={name} submit={label('list.save')} onName={rename} />}
      {grant !== 'READ' && (
        <div className="list-card__actions">
          {own && !selected && (
            <Button small variant="ghost" icon="star" aria-label={label('list.setDefaultName', { name })} busy={choose.busy} onClick={() => void choose.run().then(told)}>
              {label('list.setDefault')}
            </Button>
          )}
          <Button small variant="ghost" icon="edit" aria-expanded={renaming} aria-label={label('list.renameName', { name })} onClick={() => setRenaming(!renaming)}>
            {label('list.rename')}
          </Button>
          {own && (
            <Button small variant="ghost" icon="trash" aria-label={label('list.deleteName', { name })} busy={remove.busy} onClick={() => void remove.run().then(told)}>
              {label('list.delete')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
