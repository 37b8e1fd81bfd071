import * as countTexts from '../../../core/labels/it/ordersCount.ts';
import { plural } from '../../../core/labels/text.ts';
import type { OrderPreview } from '../../../core/schema/orders.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { ProductPicture } from '../../ui/ProductPicture.tsx';

/** "12 prodotti". */
export const productCount = ({ count }: OrderPreview): string =>
  plural(count, countTexts.oneProduct, countTexts.manyProducts);

/** The first pictures of what an order holds. */
export function Preview({ preview: { photos } }: { preview: OrderPreview }) {
  const links = useLinks();
  return (
    <span className="order-preview">
      {photos.map((photo, index) => (
        <ProductPicture key={index} src={links.photo(photo)} size={40} />
      ))}
    </span>
  );
}
