import { readableBrand } from '../../../core/rules/text.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import type { Links } from '../../hooks/useLinks.ts';
import { newWindow } from '../../ui/newWindow.ts';

/** The brand, a link to its seller's page where the wire has one (§3, vendor), else to its other products. */
export function Brand({ product: { shortDescr, vendor }, links }: { product: Product; links: Links }) {
  const name = <bdi>{readableBrand(shortDescr || (vendor?.name ?? ''))}</bdi>;
  if (!vendor) return name;
  const link = links.content(vendor.url) ?? {
    kind: 'internal' as const,
    href: `${links.search(vendor.name)}&filters=vendor_id%3A${vendor.vendorId}`,
  };
  return (
    <a href={link.href} {...newWindow(link)}>
      {name}
    </a>
  );
}
