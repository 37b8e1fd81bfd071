import * as listTexts from '../../../core/labels/it/list.ts';
import { brandAndSize } from '../../../core/rules/brandAndSize.ts';
import { formatUnitPrice, isAvailable } from '../../../core/rules/price.ts';
import { quantityRule } from '../../../core/rules/quantity.ts';
import { formatQuantity } from '../../../core/rules/quantityEntry.ts';
import { readable } from '../../../core/rules/text.ts';
import type { ListItem, ShoppingList } from '../../../core/schema/lists.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { IconButton } from '../../ui/Button.tsx';
import { names } from '../../ui/classNames.ts';
import { ProductPicture } from '../../ui/ProductPicture.tsx';
import { QuantityControl } from '../../ui/QuantityControl.tsx';
import { useListLine } from './useListLine.ts';

interface Props {
  listId: number;
  item: ListItem;
  editable: boolean;
  onList(list: ShoppingList): void;
}

/** One product of a list: what it is and costs now, how much of it is wanted; a list is not bound by what is in stock. */
export function ListLine({ listId, item, editable, onList }: Props) {
  const { config } = useSpesa();
  const links = useLinks();
  const money = useMoney();
  const line = useListLine(listId, item, onList);
  const { product } = item;
  const { available: _stock, ...timeless } = product;
  const rule = quantityRule(timeless);
  const gone = !isAvailable(product);
  const name = readable(product.name);

  return (
    <li className={names('list-line', gone && 'gone')} data-item={item.itemId}>
      <a className="list-line__picture" href={links.product(product)} tabIndex={-1} aria-hidden="true">
        <ProductPicture src={links.photo(product.mediaURL)} size={72} />
      </a>
      <div className="list-line__text">
        <a className="list-line__name" href={links.product(product)}>
          <bdi>{name}</bdi>
        </a>
        <p className="list-line__size">
          <bdi>{[brandAndSize(product), item.infos?.note].filter(Boolean).join(' · ')}</bdi>
        </p>
        {!gone && <p className="list-line__size">{formatUnitPrice(product, config.currencyForm)}</p>}
      </div>
      {!gone && <p className="list-line__price">{money(product.priceDisplay ?? product.price ?? undefined)}</p>}
      {editable && !gone ? (
        <div className="list-line__quantity">
          <QuantityControl
            name={name}
            value={line.value}
            rule={rule}
            pending={line.pending}
            error={line.error}
            onChange={line.change}
            onRemove={() => void line.remove()}
          />
        </div>
      ) : (
        <p className="list-line__amount">{formatQuantity(line.value, rule)}</p>
      )}
      <div className="list-line__ways">
        {editable && (gone || line.value > rule.start) && (
          <IconButton
            plain
            icon="trash"
            name={listTexts.removeName({ name })}
            busy={line.pending}
            onClick={() => void line.remove()}
          />
        )}
        {!gone && (
          <IconButton
            icon="cart"
            name={listTexts.addOne({ name })}
            busy={line.buying}
            onClick={() => void line.buy()}
          />
        )}
      </div>
    </li>
  );
}
