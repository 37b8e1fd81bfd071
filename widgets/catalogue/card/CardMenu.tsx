import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { readable, readableBrand } from '../../../core/rules/text.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { MoreMenu } from '../../ui/MoreMenu.tsx';
import { newWindow } from '../../ui/newWindow.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { handOn } from './handOn.ts';
import { useRecipes } from './useRecipes.ts';

function Entries({ product }: { product: Product }) {
  const { dialogs, toasts } = useSpesa();
  const links = useLinks();
  const recipes = useRecipes(product.productId);
  const { vendor } = product;
  const brand = readableBrand(vendor?.name ?? '');

  const share = async () => {
    const url = new URL(links.product(product), location.href).href;
    const done = await handOn(readable(product.name), url);
    if (done === 'copied') toasts.show({ kind: 'success', text: cataloguePagesTexts.linkCopied() });
    if (done === 'neither') toasts.show({ kind: 'notice', text: cataloguePagesTexts.linkToCopy({ url }), ms: 0 });
  };
  return (
    <ul className="card-menu">
      <li>
        <button
          type="button"
          className="card-menu__entry"
          aria-haspopup="dialog"
          onClick={() => void dialogs.open('similar', { product })}
        >
          {cataloguePagesTexts.similar()}
        </button>
      </li>
      {vendor && brand && (
        <li>
          <a className="card-menu__entry" href={`${links.search(vendor.name)}&filters=vendor_id%3A${vendor.vendorId}`}>
            {cataloguePagesTexts.moreOfBrand({ brand })}
          </a>
        </li>
      )}
      {recipes.map(({ id, title, link }) => (
        <li key={id}>
          <a className="card-menu__entry" href={link.href} {...newWindow(link)}>
            {cataloguePagesTexts.recipe({ title })}
          </a>
        </li>
      ))}
      <li>
        <button type="button" className="card-menu__entry" onClick={() => void share()}>
          {cataloguePagesTexts.share()}
        </button>
      </li>
    </ul>
  );
}

/** What more there is to know of a product, and what else can be done with it (§2): see similar ones, its brand, its recipes, hand it on. Recipes are asked for when it opens. */
export function CardMenu({ product }: { product: Product }) {
  return (
    <MoreMenu name={cataloguePagesTexts.moreOf({ name: readable(product.name) })}>
      <ProductFacts product={product} />
      <Entries product={product} />
    </MoreMenu>
  );
}
