import * as loyaltyTexts from '../../../core/labels/it/loyalty.ts';
import { useState } from 'react';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { plainText } from '../../../core/rules/plainText.ts';
import { dateWords } from '../../../core/rules/dates.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { DialogPanel } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ProductSlides } from '../card/ProductSlides.tsx';

const LIMIT = 12;

/** The products of a gift certificate, to scroll and to buy (§2, display mode `products`). */
export default function GiftDialog({ input: { gift }, close }: DialogProps<'gift'>) {
  const links = useLinks();
  const [host, setHost] = useState<HTMLElement | null>(null);
  const slug = gift.categoryProposal?.slug ?? '';
  const category = useQuery(catalogue.category, { slug });
  const categoryId = category.data?.category.categoryId;
  const list = useQuery(
    catalogue.products,
    categoryId === undefined ? null : { parent_category_id: categoryId, page_size: LIMIT },
  );
  const failed = category.status === 'failed' ? category : list.status === 'failed' ? list : undefined;
  const products = list.data?.products;
  const foot = (
    <ButtonLink variant="secondary" href={links.category({ slug })}>
      {loyaltyTexts.ofProductsAll()}
    </ButtonLink>
  );

  return (
    <DialogPanel title={plainText(gift.name)} foot={foot} onClose={close}>
      <div className="gift-products" ref={setHost}>
        {gift.description && <p>{plainText(gift.description)}</p>}
        {gift.endDate && <p className="gift-products__term">{loyaltyTexts.until({ date: dateWords(gift.endDate) })}</p>}
        {host && (
          <ProductSlides
            heading={loyaltyTexts.ofProductsTitle()}
            headingLevel="3"
            noArrows={false}
            noBullets
            host={host}
            status={failed ? 'failed' : list.status}
            products={products}
            showAll=""
            reload={() => failed?.reload()}
          />
        )}
        {products?.length === 0 && <EmptyState title={loyaltyTexts.ofProductsNone()} />}
      </div>
    </DialogPanel>
  );
}
