import { recipes } from '../../../core/api/endpoints/recipes.ts';
import { plainText } from '../../../core/rules/plainText.ts';
import type { ContentLink } from '../../../core/rules/links.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';

export interface RecipeLink {
  id: number;
  title: string;
  link: ContentLink;
}

const MOST = 3;

/** The recipes of a product on the content platform, their links checked; none while they are on their way or when it does not answer. 0 asks nothing. */
export function useRecipes(productId: number): RecipeLink[] {
  const links = useLinks();
  const { data } = useQuery(recipes.ofProduct, productId ? { productId } : null);
  return (data ?? []).slice(0, MOST).flatMap(({ id, title, link: address }) => {
    const link = links.content(address);
    const text = plainText(title.rendered);
    return link && text ? [{ id, title: text, link }] : [];
  });
}
