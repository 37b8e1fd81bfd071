import type { ComponentType, ReactNode } from 'react';
import { useCards, type ListedProducts } from './useCards.tsx';

interface Props extends ListedProducts {
  /** What the cards stand in, ProductGrid for even columns: named by who lists them, since the home page has none. */
  frame: ComponentType<{ printed?: readonly Element[] | undefined; children?: ReactNode }>;
}

/** The products of a list in their frame; what the server printed of them stays. */
export function CardList({ frame: Frame, ...listed }: Props) {
  const { printed, cards } = useCards(listed);
  return <Frame printed={printed}>{cards}</Frame>;
}
