import { useRef, useState, type ReactNode } from 'react';
import type { Product } from '../../../core/schema/catalogue.ts';
import { printedItems } from '../../element/printedLists.ts';
import { useInSlice } from '../../hooks/useInSlice.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { ProductCardSkeleton } from '../../ui/ProductCard.tsx';
import { ConnectedCard, type ConnectedCardProps } from './ConnectedCard.tsx';
import { KeptCard } from './KeptCard.tsx';
import { LiveCard } from './LiveCard.tsx';
import { faceIn, faceOf } from './printedCards.ts';

/** Products to be shown as cards. */
export interface ListedProducts {
  products: readonly Product[];
  /** The element that tells the page what was added, and into which the server printed. */
  host: HTMLElement;
  /** The large form of product tabs. */
  large?: boolean | undefined;
  /** So many pictures are wanted at once. */
  eager?: number | undefined;
  /** Of a later list so many new cards are drawn at once, the others in slices: a screen of them, or none where they are out of sight. */
  atOnce?: number | undefined;
}

interface Cards {
  /** Items of the list as the server printed them, while they show these products; for ProductGrid and Slider. */
  printed: readonly Element[] | undefined;
  cards: ReactNode[];
}

interface Adopted {
  items: readonly Element[];
  products: readonly Product[];
  /** What the items show. */
  faces: string;
}

/** Cards of a screen. */
const SCREEN = 6;

function SlicedCard({ drawn, kept, ...card }: ConnectedCardProps & { drawn: boolean; kept: Element | undefined }) {
  const [printed, setPrinted] = useState(kept);
  const isDrawn = useInSlice(drawn || kept !== undefined);
  if (printed) return <KeptCard card={printed} onSlice={() => setPrinted(undefined)} />;
  return isDrawn ? <ConnectedCard {...card} /> : <ProductCardSkeleton />;
}

/**
 * The cards of a list (design §5.2): those that the server printed are adopted as they stand, and live cards do not draw them; where they differ,
 * each stands in for its card until that is rendered in a time slice. As soon as what the server prints of a product has changed, all are drawn.
 */
export function useCards({ products, host, large, eager = 0, atOnce = SCREEN }: ListedProducts): Cards {
  const { config } = useSpesa();
  const links = useLinks();
  const faces = () => products.map((product) => faceOf(product, links.product(product), config.currencyForm));
  const first = useRef(true);
  const lists = first.current && products.length > 0 ? printedItems(host) : [];
  const adopt = (): Adopted | undefined => {
    const wanted = lists.length > 0 ? faces() : [];
    const items = lists.find(
      (list) => list.length === products.length && list.every((item, index) => faceIn(item) === wanted[index]),
    );
    return items && { items, products, faces: wanted.join() };
  };
  const adopted = useRef<Adopted | undefined>(undefined);
  if (first.current) adopted.current = adopt();
  else if (adopted.current && adopted.current.products !== products)
    adopted.current = faces().join() === adopted.current.faces ? { ...adopted.current, products } : undefined;
  const before = useRef<readonly Product[]>(host.hasAttribute('data-mounted') ? [] : products);
  first.current = false;
  const shown = new Set(before.current.map(({ productId }) => productId));
  before.current = products;
  /** A product that is listed again is another card (BAD-05). */
  const keyOf = (product: Product, index: number) =>
    products.findIndex(({ productId }) => productId === product.productId) === index ? product.productId : -index;

  if (adopted.current) {
    const { items } = adopted.current;
    return {
      printed: items,
      cards: products.map((product, index) => (
        <LiveCard key={keyOf(product, index)} product={product} host={host} card={items[index] as Element} />
      )),
    };
  }
  const kept =
    lists
      .map((items) => items.flatMap((item) => item.querySelector('.product-card') ?? []))
      .find(({ length }) => length > 0) ?? [];

  return {
    printed: undefined,
    cards: products.map((product, index) => (
      <SlicedCard
        key={keyOf(product, index)}
        drawn={index < atOnce || shown.has(product.productId)}
        kept={kept[index]}
        product={product}
        host={host}
        large={large}
        eager={index < eager}
      />
    )),
  };
}
