import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { newWindow } from '../../ui/newWindow.ts';
import { useRecipes } from '../card/useRecipes.ts';

/** Recipes with this product; nothing where the content platform knows none. */
export function Recipes({ productId }: { productId: number }) {
  const recipes = useRecipes(productId);
  if (recipes.length === 0) return null;
  return (
    <ul className="product-page__recipes">
      {recipes.map(({ id, title, link }) => (
        <li key={id}>
          <a href={link.href} {...newWindow(link)}>
            {cataloguePagesTexts.recipe({ title })}
          </a>
        </li>
      ))}
    </ul>
  );
}
