import '../../../core/labels/it/cart.ts';
import { label } from '../../../core/labels/label.ts';
import { acquisitionLimit } from '../../../core/rules/acquisitionLimit.ts';
import { forAdults, withdrawalExcluded } from '../../../core/rules/lawMarks.ts';
import { leadTimeHours } from '../../../core/rules/leadTime.ts';
import { packagingOf } from '../../../core/rules/packaging.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { Notice } from '../../ui/Notice.tsx';

/** What one should know before buying: limit, lead time, packing, and what the law wants said (law 09, 16). */
export function Notes({ product }: { product: Product }) {
  const limit = acquisitionLimit(product);
  const hours = leadTimeHours(product.leadTime);
  const { carton, pallet } = packagingOf(product);
  return (
    <>
      <p className="product-page__notes">
        {limit !== null && <span>{label('catalogue.limit', { n: limit })}</span>}
        {hours !== null && <span>{label('catalogue.leadTime', { n: hours })}</span>}
        {carton !== null && <span>{label('catalogue.carton', { n: carton })}</span>}
        {pallet !== null && <span>{label('catalogue.pallet', { n: pallet })}</span>}
        {withdrawalExcluded(product) && <span>{label('cart.withdrawalExcluded')}</span>}
      </p>
      {forAdults(product) && (
        <Notice kind="warning">
          <p>{label('catalogue.adultsOnly')}</p>
        </Notice>
      )}
    </>
  );
}
