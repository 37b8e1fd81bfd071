import { useState } from 'react';
import { photoWidths } from '../../core/rules/photoWidths.ts';
import { Icon } from './Icon.tsx';

/** A picture in a fixed square; a missing or broken one leaves the basket (BAD-09). The alternative text is empty where the name stands beside it. */
export function ProductPicture({
  src,
  small,
  alt = '',
  eager,
  size = 240,
}: {
  src: string | null;
  /** Address of the product's smaller picture, where there is one. */
  small?: string | null;
  alt?: string;
  eager?: boolean;
  size?: number;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  const sources = small && small !== src && { srcSet: `${small} ${photoWidths.small}w, ${src} ${photoWidths.medium}w` };
  return (
    <span className="picture">
      {src && src !== broken ? (
        <img
          className="picture__image"
          src={src}
          alt={alt}
          width={size}
          height={size}
          {...(sources && { ...sources, sizes: `${size}px` })}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        <Icon name="basket" className="picture__fallback" />
      )}
    </span>
  );
}
