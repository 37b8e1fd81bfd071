import { useState } from 'react';
import { Icon } from './Icon.tsx';

/** A picture in a fixed square; a missing or broken one leaves the basket (BAD-09). The alternative text is empty where the name stands beside it. */
export function ProductPicture({ src, alt = '', eager, size = 240 }: { src: string | null; alt?: string; eager?: boolean; size?: number }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className="picture">
      {src && src !== broken ? (
        <img className="picture__image" src={src} alt={alt} width={size} height={size} loading={eager ? 'eager' : 'lazy'} decoding="async" onError={() => setBroken(src)} />
      ) : (
        <Icon name="basket" className="picture__fallback" />
      )}
    </span>
  );
}
