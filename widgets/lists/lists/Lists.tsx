import * as listTexts from '../../../core/labels/it/list.ts';
import { lists } from '../../../core/api/endpoints/lists.ts';
import { createList } from '../../../core/flows/editLists.ts';
import type { ShoppingList } from '../../../core/schema/lists.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { usePageNumber } from '../../hooks/usePageNumber.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { ListName } from '../parts/ListName.tsx';
import { ProfilePage } from '../../profile/parts/ProfilePage.tsx';
import { useKeepsLists } from '../parts/useKeepsLists.ts';
import { ListCard } from './ListCard.tsx';
import { LoginHint } from './LoginHint.tsx';
import type { ListsProps } from './lists.widget.ts';

const UsualProducts = laterView<{ children?: never }>(() => import('./UsualProducts.tsx'), 'needed');

/** The lists of a customer, or of a visitor where the site lets them keep some: the default one first, and apart those that others share. */
export default function Lists({ pageSize }: ListsProps) {
  const spesa = useSpesa();
  const links = useLinks();
  const loggedIn = useLoggedIn();
  const keeps = useKeepsLists();
  const href = (to: number): string => `${links.page('lists')}?page=${to}`;
  const [page, goTo] = usePageNumber(href);
  const { status, data, reload } = useQuery(lists.list, keeps ? { page, pageSize } : null);

  const create = async (name: string): Promise<void> => {
    await createList(spesa, name);
    spesa.toasts.show({ kind: 'success', text: listTexts.created({ name }) });
    reload();
  };
  const shared = data?.sharedList ?? [];
  const group = (title: string, group: readonly ShoppingList[], quiet = false) =>
    group.length > 0 && (
      <section className="lists__group">
        <h2 className={quiet ? 'hidden-text' : 'lists__heading'}>{title}</h2>
        <ul className="lists__items">
          {group.map((list) => (
            <ListCard list={list} key={list.listId} onChange={reload} />
          ))}
        </ul>
      </section>
    );
  return (
    <ProfilePage page="lists" login={listTexts.login()} forVisitors={keeps}>
      {!data && <Pending status={status} reload={reload} lines={6} />}
      {data && (
        <div className="lists" aria-busy={status === 'loading' || undefined}>
          {data.page.totItems === 0 && (
            <EmptyState icon="star" title={listTexts.noLists()}>
              <p>{listTexts.noListsText()}</p>
            </EmptyState>
          )}
          {group(listTexts.own(), data.personalList, shared.length === 0)}
          {group(listTexts.shared(), shared)}
          {data.page.totPages > 1 && (
            <Pager page={data.page.selPage} pages={data.page.totPages} href={href} onGo={goTo} />
          )}
          {!loggedIn && data.page.totItems > 0 && <LoginHint />}
          <section className="lists__new">
            <h2 className="lists__heading">{listTexts.newList()}</h2>
            <ListName submit={listTexts.create()} onName={create} />
          </section>
          {loggedIn && <UsualProducts />}
        </div>
      )}
    </ProfilePage>
  );
}
