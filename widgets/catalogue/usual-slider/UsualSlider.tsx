import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { usual } from '../../../core/api/endpoints/usual.ts';
import { ProductSlides } from '../card/ProductSlides.tsx';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import type { UsualSliderProps } from './usual-slider.widget.ts';

/** As many are shown; all of them stand with the lists. */
const most = 16;

/** What the customer usually buys and can have now; without a habit what the shop proposes. */
export default function UsualSlider({ heading, otherHeading, ...props }: UsualSliderProps) {
  const links = useLinks();
  const habits = useQuery(usual.list, {});
  const products = habits.data?.items.flatMap(({ product, available }) => (available ? [product] : []));
  const none = products?.length === 0 || (!products && habits.status === 'failed');
  const proposed = useQuery(catalogue.adv, none ? { limit: most } : null);
  if (none)
    return (
      <ProductSlides
        {...props}
        heading={otherHeading}
        status={proposed.status}
        products={proposed.data?.products}
        reload={proposed.reload}
        showAll=""
      />
    );
  return (
    <ProductSlides
      {...props}
      heading={heading}
      status={habits.status}
      products={products?.slice(0, most)}
      reload={habits.reload}
      showAll={products && products.length > most ? links.page('lists') : ''}
    />
  );
}
