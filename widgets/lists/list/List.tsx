import { useRef, useState, type ReactNode } from 'react';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import * as listTexts from '../../../core/labels/it/list.ts';
import { plural } from '../../../core/labels/text.ts';
import { lists } from '../../../core/api/endpoints/lists.ts';
import { addListToCart } from '../../../core/flows/buyList.ts';
import type { ListItem, ShoppingList } from '../../../core/schema/lists.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button, PageLink } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { AccountMenu } from '../../profile/parts/AccountMenu.tsx';
import { LoginFirst } from '../../session/LoginFirst.tsx';
import { useKeepsLists } from '../parts/useKeepsLists.ts';
import { ListLine } from './ListLine.tsx';
import type { ListProps } from './list.widget.ts';

const ConfirmAddress = laterView(() => import('./ConfirmAddress.tsx'), 'shown');

/** The number in the page's address where the element has none: the last part that is digits. */
const fromAddress = (): number => Number(/\/(\d+)\/?$/.exec(location.pathname)?.[1] ?? 0);

/** One list: what can be bought now, apart what cannot, and the ways into the cart. */
export default function List({ listId }: ListProps) {
  const spesa = useSpesa();
  const links = useLinks();
  const loggedIn = useLoggedIn();
  const keeps = useKeepsLists();
  const money = useMoney();
  const heading = useRef<HTMLHeadingElement>(null);
  const [delivering, setDelivering] = useState(false);
  const id = listId || fromAddress();
  const input = { list_id: id, calculate_stock: true };
  const { status, data: list, error, reload } = useQuery(lists.view, keeps && id > 0 ? input : null);
  const addAll = useCommand(async () => list && addListToCart(spesa, list), errorTexts.errorAddingProductFromList);

  const titled = (children: ReactNode) => (
    <div className="list">
      <h1 className="list__title">{listTexts.list()}</h1>
      {children}
    </div>
  );
  if (!keeps) return titled(<LoginFirst title={listTexts.login()} />);
  if (error?.reason === 'rejected' || id === 0)
    return titled(
      <EmptyState
        icon="star"
        title={listTexts.notFound()}
        action={<ButtonLink href={links.page('lists')}>{listTexts.all()}</ButtonLink>}
      >
        <p>{listTexts.notFoundText()}</p>
      </EmptyState>,
    );
  if (!list) return titled(<Pending status={status} reload={reload} lines={8} />);

  const active = list.wishlistItems ?? [];
  const inactive = list.wishlistInactiveItems ?? [];
  const { grant, ownerName = '' } = list.sharingData;
  const take = (next: ShoppingList): void => {
    if (next.size < list.size) heading.current?.focus();
    spesa.query.put(lists.view, input, next);
  };
  const lines = (items: readonly ListItem[]) => (
    <ul className="list__lines">
      {items.map((item) => (
        <ListLine key={item.itemId} listId={id} item={item} editable={grant !== 'READ'} onList={take} />
      ))}
    </ul>
  );
  return (
    <article className="list">
      <header className="list__head">
        <h1 className="list__title" tabIndex={-1} ref={heading}>
          <bdi>{list.name}</bdi>
        </h1>
        {list.selected && <span className="list-badge">{listTexts.isDefault()}</span>}
        <p className="list__about">
          {plural(list.size, listTexts.oneProduct, listTexts.manyProducts)}
          {list.total ? ` · ${listTexts.total({ total: money(list.total) })}` : ''}
          {grant !== 'OWNER' &&
            ` · ${(grant === 'READ' ? listTexts.readOnly : listTexts.sharedToEdit)({ name: ownerName })}`}
        </p>
      </header>
      {loggedIn && <AccountMenu current="lists" />}
      {list.size === 0 && (
        <EmptyState
          icon="star"
          title={listTexts.empty()}
          action={<ButtonLink href={links.page('home')}>{listTexts.startShopping()}</ButtonLink>}
        >
          <p>{listTexts.emptyText()}</p>
        </EmptyState>
      )}
      {active.length > 0 && (
        <>
          <div className="list__actions">
            <Button icon="cart" busy={addAll.busy} onClick={() => void addAll.run()}>
              {listTexts.addAll()}
            </Button>
            {loggedIn && (
              <Button
                variant="secondary"
                icon="truck"
                aria-expanded={delivering}
                onClick={() => setDelivering(!delivering)}
              >
                {listTexts.confirmWith()}
              </Button>
            )}
          </div>
          {loggedIn && delivering && <ConfirmAddress list={list} />}
          {lines(active)}
        </>
      )}
      {inactive.length > 0 && (
        <section className="list__inactive">
          <h2 className="list__heading">{listTexts.inactive()}</h2>
          {lines(inactive)}
        </section>
      )}
      <PageLink className="list__all" href={links.page('lists')}>
        {listTexts.all()}
      </PageLink>
    </article>
  );
}
