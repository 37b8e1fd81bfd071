import { useState, type ReactNode } from 'react';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { ProductPicture } from '../../ui/ProductPicture.tsx';

const LARGE = 480;
const SMALL = 64;

/** The pictures of a product: one large, the others to choose from. */
export function Gallery({
  pictures,
  children,
}: {
  pictures: readonly { src: string; alt: string }[];
  /** Stands over the large one. */
  children: ReactNode;
}) {
  const [at, setAt] = useState(0);
  const shown = pictures[at] ?? pictures[0];
  return (
    <div className="product-page__media">
      <ProductPicture src={shown?.src ?? null} alt={shown?.alt} size={LARGE} eager />
      {children}
      {pictures.length > 1 && (
        <ul className="product-page__thumbs" aria-label={cataloguePagesTexts.pictures()}>
          {pictures.map(({ src }, index) => (
            <li key={src}>
              <button
                type="button"
                className="product-page__thumb"
                aria-label={cataloguePagesTexts.picture({ n: index + 1, total: pictures.length })}
                aria-pressed={index === at}
                onClick={() => setAt(index)}
              >
                <ProductPicture src={src} size={SMALL} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
