import { label } from '../../../core/labels/label.ts';
import { readable, readableBrand } from '../../../core/rules/text.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { InfoTip } from '../../ui/InfoTip.tsx';
import { newWindow } from '../../ui/newWindow.ts';
import { useRecipes } from './useRecipes.ts';

function Entries({ product }: { product: Product }) {
  const { dialogs, toasts } = useSpesa();
  const links = useLinks();
  const recipes = useRecipes(product.productId);
  const { vendor } = product;
  const brand = readableBrand(vendor?.name ?? '');

  const share = async () => {
    const url = new URL(links.product(product), location.href).href;
    if (navigator.share) return void (await navigator.share({ title: readable(product.name), url }).catch(() => {}));
    await navigator.clipboard?.writeText(url);
    toasts.show({ kind: 'success', text: label('catalogue.linkCopied') });
  };
  return (
    <ul className="card-menu">
      <li>
        <button type="button" className="card-menu__entry" aria-haspopup="dialog" onClick={() => void dialogs.open('similar', { product })}>
          {label('catalogue.similar')}
        </button>
      </li>
      {vendor && brand && (
        <li>
          <a className="card-menu__entry" href={`${links.search(vendor.name)}&filters=vendor_id%3A${vendor.vendorId}`}>
            {label('catalogue.moreOfBrand', { brand })}
          </a>
        </li>
      )}
      {recipes.map(({ id, title, link }) => (
        <li key={id}>
          <a className="card-menu__entry" href={link.href} {...newWindow(link)}>
            {label('catalogue.recipe', { title })}
          </a>
        </li>
      ))}
      <li>
        <button type="button" className="card-menu__entry" onClick={() => void share()}>
          {label('catalogue.share')}
        </button>
      </li>
    </ul>
  );
}

/** What else can be done with a product (§2): see similar ones, its brand, its recipes, hand it on. Recipes are asked for when it opens. */
export function CardMenu({ product }: { product: Product }) {
  return (
    <InfoTip icon="more" role="group" name={label('catalogue.moreOf', { name: readable(product.name) })}>
      <Entries product={product} />
    </InfoTip>
  );
}
