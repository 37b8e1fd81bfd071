import { ProductGrid } from '../../ui/ProductGrid.tsx';
import { useCards, type ListedProducts } from './useCards.tsx';

/** The products of a list in even columns; what the server printed of them stays. */
export function CardGrid(listed: ListedProducts) {
  const { printed, cards } = useCards(listed);
  return <ProductGrid printed={printed}>{cards}</ProductGrid>;
}
