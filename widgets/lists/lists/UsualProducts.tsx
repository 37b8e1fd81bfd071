import { useState } from 'react';
import { usual } from '../../../core/api/endpoints/usual.ts';
import { buyUsual } from '../../../core/flows/buyUsual.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import * as usualTexts from '../../../core/labels/it/usual.ts';
import { quantityRule, toThousandths } from '../../../core/rules/quantity.ts';
import { formatQuantity } from '../../../core/rules/quantityEntry.ts';
import { readable } from '../../../core/rules/text.ts';
import type { UsualItem } from '../../../core/schema/usual.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProductPicture } from '../../ui/ProductPicture.tsx';

/** So many are shown until one asks for all. */
const few = 6;

function Products({ items }: { items: readonly UsualItem[] }) {
  const links = useLinks();
  return (
    <ul className="usual__items">
      {items.map(({ product, quantity, times }) => (
        <li className="usual__item" key={product.productId}>
          <ProductPicture src={links.photo(product.mediaURL)} size={56} />
          <div>
            <a className="usual__name" href={links.product(product)}>
              <bdi>{readable(product.name)}</bdi>
            </a>
            <p className="usual__words">
              {usualTexts.times({
                quantity: formatQuantity(toThousandths(quantity), quantityRule(product)),
                n: times,
              })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What the customer usually buys, kept by the shop from past orders: into the cart with one press; what is not there now stands apart. Nothing without a habit. */
export default function UsualProducts(_props: { children?: never }) {
  const spesa = useSpesa();
  const [all, showAll] = useState(false);
  const items = useQuery(usual.list, {}).data?.items ?? [];
  const there = items.filter(({ available }) => available);
  const gone = items.filter(({ available }) => !available);
  const buy = useCommand(() => buyUsual(spesa, there), errorTexts.errorAddingProductFromList);
  if (items.length === 0) return null;
  return (
    <section className="lists__group usual" aria-labelledby="usual-title">
      <h2 className="lists__heading" id="usual-title">
        {usualTexts.title()}
      </h2>
      <p className="usual__words">{usualTexts.intro()}</p>
      {there.length > 0 && (
        <>
          <Products items={all ? there : there.slice(0, few)} />
          <div className="usual__ways">
            <Button busy={buy.busy} onClick={() => void buy.run()}>
              {(there.length === 1 ? usualTexts.buyOne : usualTexts.buy)({ n: there.length })}
            </Button>
            {!all && there.length > few && (
              <Button variant="ghost" onClick={() => showAll(true)}>
                {usualTexts.more({ n: there.length })}
              </Button>
            )}
          </div>
        </>
      )}
      {buy.error && <Notice kind="error">{buy.error}</Notice>}
      {gone.length > 0 && (
        <>
          <h3 className="usual__gone">{usualTexts.gone()}</h3>
          <Products items={gone} />
        </>
      )}
    </section>
  );
}
