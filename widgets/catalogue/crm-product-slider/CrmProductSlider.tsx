import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { ProductSlides } from '../card/ProductSlides.tsx';
import { allHref } from '../product-slider/useProductSlider.ts';
import type { CrmProductSliderProps } from './crm-product-slider.widget.ts';

/** Proposed products to scroll; nothing at all where the shop proposes none. */
export default function CrmProductSlider(props: CrmProductSliderProps) {
  const { layout, categoryId, limit, shuffle, promo } = props;
  const links = useLinks();
  const { status, data, reload } = useQuery(catalogue.adv, {
    limit,
    ...(layout && { layout }),
    ...(categoryId && { category_id: categoryId }),
    ...(shuffle && { shuffle }),
    ...(promo && { promo }),
  });
  const more = data !== undefined && data.page.totItems > data.page.itemsPerPage;
  return (
    <ProductSlides
      {...props}
      status={status}
      products={data?.products}
      reload={reload}
      showAll={more ? allHref({ ...props, query: '' }, data, links) : ''}
    />
  );
}
