import { useState } from 'react';
import * as listTexts from '../../../core/labels/it/list.ts';
import { plural } from '../../../core/labels/text.ts';
import { buyList } from '../../../core/flows/buyList.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import { deleteList, renameList, selectList } from '../../../core/flows/editLists.ts';
import type { ShoppingList } from '../../../core/schema/lists.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { ProductPicture } from '../../ui/ProductPicture.tsx';
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
  const money = useMoney();
  const { listId, name, size, total, available = size, pictures = [], selected, sharingData } = list;
  const { grant, ownerName = '' } = sharingData;
  const own = grant === 'OWNER';
  const told = (done: boolean): void => void (done && onChange());
  const choose = useCommand(() => selectList(spesa, listId), listTexts.saveError);
  const buy = useCommand(() => buyList(spesa, listId), errorTexts.errorAddingProductFromList);
  const remove = useCommand(() => deleteList(spesa, list), listTexts.saveError);
  const rename = async (next: string): Promise<void> => {
    await renameList(spesa, listId, next);
    setRenaming(false);
    onChange();
  };

  return (
    <li className="list-card">
      <a className="list-card__link" href={links.page('list', { id: listId }) || undefined}>
        <bdi className="list-card__name">{name}</bdi>
        {selected && <span className="list-badge">{listTexts.isDefault()}</span>}
        <span className="list-card__about">
          {available < size
            ? listTexts.someAvailable({ n: available, all: size })
            : plural(size, listTexts.oneProduct, listTexts.manyProducts)}
          {total ? ` · ${listTexts.total({ total: money(total) })}` : ''}
          {!own && ` · ${(grant === 'READ' ? listTexts.sharedBy : listTexts.sharedToEdit)({ name: ownerName })}`}
        </span>
        {pictures.length > 0 && (
          <span className="list-card__pictures">
            {pictures.map((src, place) => (
              <ProductPicture key={place} src={links.photo(src)} size={56} />
            ))}
          </span>
        )}
      </a>
      {renaming && <ListName name={name} submit={listTexts.save()} onName={rename} />}
      {available > 0 && (
        <div className="list-card__buy">
          <Button
            small
            icon="cart"
            aria-label={listTexts.addAllNamed({ name })}
            busy={buy.busy}
            onClick={() => void buy.run()}
          >
            {listTexts.addAll()}
          </Button>
        </div>
      )}
      {grant !== 'READ' && (
        <div className="list-card__actions">
          {own && !selected && (
            <Button
              small
              variant="ghost"
              icon="star"
              aria-label={listTexts.setDefaultName({ name })}
              busy={choose.busy}
              onClick={() => void choose.run().then(told)}
            >
              {listTexts.setDefault()}
            </Button>
          )}
          <Button
            small
            variant="ghost"
            icon="edit"
            aria-expanded={renaming}
            aria-label={listTexts.renameName({ name })}
            onClick={() => setRenaming(!renaming)}
          >
            {listTexts.rename()}
          </Button>
          {own && (
            <Button
              small
              variant="ghost"
              icon="trash"
              aria-label={listTexts.deleteName({ name })}
              busy={remove.busy}
              onClick={() => void remove.run().then(told)}
            >
              {listTexts.deleteList()}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
