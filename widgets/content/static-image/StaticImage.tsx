import { useLinks } from '../../hooks/useLinks.ts';
import type { StaticImageProps } from './static-image.widget.ts';

/** An image with a source for phones; where its link may not be followed it is an image alone. */
export default function StaticImage({ image, mobileImage, alt, link: address, width, height }: StaticImageProps) {
  const links = useLinks();
  const mobile = links.photo(mobileImage);
  const desktop = links.photo(image) ?? mobile;
  if (!desktop) return null;
  const link = links.content(address);
  const size = width > 0 && height > 0 ? { width, height } : {};
  const picture = (
    <picture>
      {mobile && mobile !== desktop && <source media="(max-width: 599px)" srcSet={mobile} />}
      <img className="static-image__image" src={desktop} alt={alt} {...size} loading="lazy" decoding="async" />
    </picture>
  );
  const away = link?.kind === 'external' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return link ? (
    <a className="static-image" href={link.href} {...away}>
      {picture}
    </a>
  ) : (
    <div className="static-image">{picture}</div>
  );
}
