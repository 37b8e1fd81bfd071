import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { plainText } from '../../../core/rules/plainText.ts';
import { packagingOf } from '../../../core/rules/packaging.ts';
import { readableBrand } from '../../../core/rules/text.ts';
import type { Product } from '../../../core/schema/catalogue.ts';

/** What more is known of a product than its card tells (§2): the long description, the classes with what they mean, who sells it, and how it is packed; nothing when there is no more to say. */
export function ProductFacts({ product }: { product: Product }) {
  const text = plainText(product.productInfos.EXTENDED_DESCRIPTION ?? '');
  const classes = (product.productClasses ?? []).filter(({ name }) => name);
  const { carton, pallet } = packagingOf(product);
  const seller = readableBrand(product.vendor?.name ?? '');
  const other = seller && seller !== readableBrand(product.shortDescr) ? seller : '';
  if (!text && !other && classes.length === 0 && carton === null && pallet === null) return null;
  return (
    <div className="card-menu__facts">
      {text && <p>{text}</p>}
      {other && <p>{cataloguePagesTexts.soldBy({ name: other })}</p>}
      {classes.map(({ productClassId, name, description }) => (
        <p key={productClassId}>
          <b>{name}</b>
          {description && ` · ${description}`}
        </p>
      ))}
      {carton !== null && <p>{cataloguePagesTexts.carton({ n: carton })}</p>}
      {pallet !== null && <p>{cataloguePagesTexts.pallet({ n: pallet })}</p>}
    </div>
  );
}
