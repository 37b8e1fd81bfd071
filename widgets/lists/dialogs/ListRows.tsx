import * as listTexts from '../../../core/labels/it/list.ts';
import { plural } from '../../../core/labels/text.ts';
import { lists } from '../../../core/api/endpoints/lists.ts';
import type { ShoppingList } from '../../../core/schema/lists.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { Pending } from '../../ui/Pending.tsx';

/** As many lists as the server gives at once. */
export const pageSize = 100;

const about = ({ size, sharingData, selected }: ShoppingList): string =>
  [
    plural(size, listTexts.oneProduct, listTexts.manyProducts),
    selected && listTexts.isDefault(),
    sharingData.ownerName && listTexts.sharedToEdit({ name: sharingData.ownerName }),
  ]
    .filter(Boolean)
    .join(' · ');

interface Props {
  page: number;
  /** Is this the last page that is shown? It offers the next one. */
  last: boolean;
  onPick(list: ShoppingList): void;
  onMore(): void;
}

/** One page of lists to pick from; those that may only be read stand apart and cannot be picked (DATA-11). */
export function ListRows({ page, last, onPick, onMore }: Props) {
  const { status, data, reload } = useQuery(lists.list, { page, pageSize });
  if (!data) return <li>{<Pending status={status} reload={reload} lines={3} />}</li>;
  const shared = data.sharedList ?? [];
  const open = [...data.personalList, ...shared.filter(({ sharingData }) => sharingData.grant !== 'READ')];
  const closed = shared.filter(({ sharingData }) => sharingData.grant === 'READ');
  return (
    <>
      {open.map((list) => (
        <li key={list.listId}>
          <button type="button" className="list-choice__list" onClick={() => onPick(list)}>
            <bdi className="list-choice__name">{list.name}</bdi>
            <span className="list-choice__about">{about(list)}</span>
          </button>
        </li>
      ))}
      {closed.map((list) => (
        <li className="list-choice__list list-choice__list--closed" key={list.listId}>
          <bdi className="list-choice__name">{list.name}</bdi>
          <span className="list-choice__about">{listTexts.sharedBy({ name: list.sharingData.ownerName ?? '' })}</span>
        </li>
      ))}
      {last && page < data.page.totPages && (
        <li className="list-choice__more">
          <Button small variant="ghost" onClick={onMore}>
            {listTexts.more()}
          </Button>
        </li>
      )}
    </>
  );
}
