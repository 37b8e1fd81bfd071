import { ProductCardSkeleton } from '../../ui/ProductCard.tsx';
import { Slider, type SliderProps } from '../../ui/Slider.tsx';
import { useCards, type ListedProducts } from './useCards.tsx';
import { range } from '../../../core/rules/range.ts';

const PLACES = 5;

interface Props extends Omit<ListedProducts, 'products'>, Omit<SliderProps, 'printed' | 'children'> {
  /** Undefined while they are on their way: their places are shown. */
  products: ListedProducts['products'] | undefined;
}

/** The products of a list to scroll; what the server printed of them stays. */
export function CardSlider({ products, host, large, eager, ...frame }: Props) {
  const { printed, cards } = useCards({ products: products ?? [], host, large, eager });
  return (
    <Slider {...frame} printed={printed}>
      {products ? cards : range(PLACES).map((index) => <ProductCardSkeleton key={index} />)}
    </Slider>
  );
}
