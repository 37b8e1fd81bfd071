import { useLinks } from '../../hooks/useLinks.ts';
import { useVideo } from '../../hooks/useVideo.ts';
import { newWindow } from '../../ui/newWindow.ts';
import type { StaticImageProps } from './static-image.widget.ts';

/** An image with a source for phones; where its link may not be followed it is an image alone. */
export default function StaticImage({ image, mobileImage, alt, link: address, width, height }: StaticImageProps) {
  const links = useLinks();
  const video = useVideo();
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
  return link ? (
    <a
      className="static-image"
      href={link.href}
      {...newWindow(link)}
      onClick={(event) => video(link, alt) && event.preventDefault()}
    >
      {picture}
    </a>
  ) : (
    <div className="static-image">{picture}</div>
  );
}
