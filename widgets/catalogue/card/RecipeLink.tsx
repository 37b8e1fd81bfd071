import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { newWindow } from '../../ui/newWindow.ts';
import { useRecipes } from './useRecipes.ts';

/** Not among the icons of ui: they come with every page. */
const forkAndKnife = 'M7 3v8M4.5 3v5a2.5 2.5 0 0 0 5 0V3M7 11v10M16.5 21v-7H14V8c0-3 1.2-5 2.5-5z';

/** The way from a card to the first recipe with its product (§2). */
export function RecipeLink({ productId }: { productId: number }) {
  const [recipe] = useRecipes(productId);
  if (!recipe) return null;
  const name = cataloguePagesTexts.recipe({ title: recipe.title });
  return (
    <a
      className="icon-button icon-button--plain"
      href={recipe.link.href}
      aria-label={name}
      title={name}
      {...newWindow(recipe.link)}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={forkAndKnife} />
      </svg>
    </a>
  );
}
