import { useLinks } from '../../hooks/useLinks.ts';
import { useVideo } from '../../hooks/useVideo.ts';
import { newWindow } from '../../ui/newWindow.ts';
import { checkedSources } from './checkedSources.ts';
import { focalClasses } from './focalPoint.ts';
import type { StaticImageProps } from './static-image.widget.ts';

/** An image with a source for phones; where its link may not be followed it is an image alone. */
export default function StaticImage(props: StaticImageProps) {
  const { image, mobileImage, alt, link: address, width, height, shape, focus } = props;
  const links = useLinks();
  const video = useVideo();
  const mobile = links.photo(mobileImage);
  const desktop = links.photo(image) ?? mobile;
  if (!desktop) return null;
  const link = links.content(address);
  const size = width > 0 && height > 0 ? { width, height } : {};
  const sources = checkedSources(props.imageSources, links.photo);
  const classes = ['static-image__image', ...(shape ? [`static-image__image--${shape}`] : []), ...focalClasses(focus)];
  const picture = (
    <picture>
      {mobile && mobile !== desktop && (
        <source
          media="(max-width: 599px)"
          srcSet={checkedSources(props.mobileImageSources, links.photo) || mobile}
          sizes="100vw"
        />
      )}
      <img
        className={classes.join(' ')}
        src={desktop}
        {...(sources && { srcSet: sources, sizes: 'auto, 100vw' })}
        alt={alt}
        {...size}
        loading="lazy"
        decoding="async"
      />
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
