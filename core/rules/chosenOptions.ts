import type { CartItem } from '../schema/cart.ts';

/** The chosen options of a line in words: "Taglio: a fette". */
export function chosenOptions({ product, params }: Pick<CartItem, 'product' | 'params'>): string {
  const chosen = (product.selectOptions ?? []).map(({ name, parameterName, options }) => {
    const value = options.find(({ key }) => key === params?.[parameterName])?.value;
    return value && `${name}: ${value}`;
  });
  return chosen.filter(Boolean).join(' · ');
}
