import * as catalogueTexts from '../../../core/labels/it/catalogue.ts';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import * as productTexts from '../../../core/labels/it/product.ts';
import { badges } from '../../../core/rules/badges.ts';
import { slashedWords } from '../../../core/rules/dates.ts';
import { plainText } from '../../../core/rules/plainText.ts';
import { isAvailable, priceOf } from '../../../core/rules/price.ts';
import { isServiceProduct } from '../../../core/rules/productNature.ts';
import { readable } from '../../../core/rules/text.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { analyticsItem } from '../../../core/rules/analytics.ts';
import { useReport } from '../../hooks/useReport.ts';
import { Badges } from '../../ui/Badges.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Crumbs } from '../../ui/Crumbs.tsx';

import { EmptyState, ErrorState, Skeleton } from '../../ui/EmptyState.tsx';
import { GuaranteeNotice } from '../../ui/GuaranteeNotice.tsx';
import { Price } from '../../ui/Price.tsx';
import { giftOffer } from '../card/ConnectedCard.tsx';
import { ProductQuantity } from '../card/ProductQuantity.tsx';
import { Facts } from './Facts.tsx';
import { Brand } from './Brand.tsx';
import { Further } from './Further.tsx';
import { Gallery } from './Gallery.tsx';
import { Notes } from './Notes.tsx';
import { StorePrices } from './StorePrices.tsx';
import type { ProductPageProps } from './product-page.widget.ts';
import { productCrumbs, productPictures, descriptionsOf, useProductPage } from './useProductPage.ts';

/** The promotion in words: what the shop says of it, beside its badge, and until when it runs. */
function Promotion({ product }: { product: Product }) {
  const promo = product.warehousePromo;
  if (!promo) return null;
  const [badge] = badges({ warehousePromo: promo, productInfos: {} });
  const said = [promo.view.header, promo.view.footer].map((text) => plainText(text ?? '')).filter(Boolean);
  return (
    <div className="product-page__promo">
      {said.length > 0 && (
        <p>
          {badge && <b>{`${badge.text}: `}</b>}
          {said.join(' · ')}
        </p>
      )}
      {promo.expireDate && <p>{cataloguePagesTexts.promoUntil({ date: slashedWords(promo.expireDate) })}</p>}
    </div>
  );
}

/** A product with its pictures, price, promotion and facts, and what could stand in for it (§2). */
export default function ProductPage(props: ProductPageProps) {
  const { product, links, form, guaranteeFile, unknown, failed, reload } = useProductPage(props);
  const { host } = props;
  useReport('view_item', product?.productId, () => ({
    currency: 'EUR',
    items: product ? [analyticsItem(product)] : [],
  }));

  if (unknown) {
    const home = <ButtonLink href={links.page('home')}>{cataloguePagesTexts.toHome()}</ButtonLink>;
    return <EmptyState icon="search" title={cataloguePagesTexts.unknownProduct()} action={home} />;
  }
  if (failed) return <ErrorState onRetry={reload} />;
  if (!product) return <Skeleton lines={9} />;

  const available = isAvailable(product);
  const texts = descriptionsOf(product);
  const further = <Further product={product} alone={props.noAlternatives} host={host} />;
  return (
    <div className="product-page">
      <Crumbs crumbs={productCrumbs(product, links, cataloguePagesTexts.home())} />
      <div className="product-page__main">
        <Gallery key={product.productId} pictures={productPictures(product, links)}>
          <Badges product={product} className="product-page__badges" offer={giftOffer} />
        </Gallery>
        <div className="product-page__text">
          <p className="product-page__brand">
            <Brand product={product} links={links} />
          </p>
          <h1 className="product-page__name">
            <bdi>{readable(product.name)}</bdi>
          </h1>
          <p className="product-page__size">
            <bdi>{product.description}</bdi>
          </p>
          <Price product={product} form={form} large reserve />
          {available && priceOf(product) !== null ? (
            <div className="product-page__action">
              <ProductQuantity product={product} host={host} />
            </div>
          ) : (
            <p className="product-page__none">
              <b>{(available ? catalogueTexts.noPriceHint : productTexts.notAvailable)()}</b>
              {!available && ` ${cataloguePagesTexts.soldOut()}`}
            </p>
          )}
          {!available && further}
          <Promotion product={product} />
          <Notes product={product} />
          {texts.map((text) => (
            <p className="product-page__description" key={text}>
              {text}
            </p>
          ))}
        </div>
      </div>
      <Facts product={product} />
      <StorePrices product={product} form={form} />
      {!isServiceProduct(product) && <GuaranteeNotice file={guaranteeFile} />}
      {available && further}
    </div>
  );
}
