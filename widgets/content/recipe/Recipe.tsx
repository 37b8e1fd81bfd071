import * as recipeTexts from '../../../core/labels/it/recipe.ts';
import { recipes } from '../../../core/api/endpoints/recipes.ts';
import { plainText } from '../../../core/rules/plainText.ts';
import { hoursAndMinutes, ingredientsOf, stepsOf } from '../../../core/rules/recipe.ts';
import { useMemo, useState } from 'react';
import { laterView } from '../../hooks/laterView.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { usePlanned } from '../../hooks/usePlanned.ts';
import { useProductsById } from '../../hooks/useProductsById.ts';
import { newWindow } from '../../ui/newWindow.ts';
import { IconButton } from '../../ui/Button.tsx';
import { IngredientList } from './IngredientList.tsx';
import { ScreenAwake } from './ScreenAwake.tsx';
import definition, { type RecipeProps } from './recipe.widget.ts';

const MOST = 50;

const Basket = laterView(() => import('./Basket.tsx'), 'shown');
const Goods = laterView(() => import('./Goods.tsx'), 'shown');

const timeWords = (minutes: number): string => {
  const { h, n } = hoursAndMinutes(minutes);
  if (h === 0) return recipeTexts.minutes({ n });
  return n > 0 ? recipeTexts.hours({ h, n }) : recipeTexts.wholeHours({ h });
};

const servingsWords = (people: number): string =>
  (people === 1 ? recipeTexts.serving : recipeTexts.servings)({ n: people });

function Time({ name, minutes }: { name: string; minutes: number }) {
  return minutes > 0 ? (
    <div className="recipe__time">
      <dt>{name}</dt>
      <dd>{timeWords(minutes)}</dd>
    </div>
  ) : null;
}

/** The recipes of a product as links with their pictures; hidden where there are none. */
function RecipesOfProduct(props: RecipeProps) {
  const links = useLinks();
  const { data = [] } = usePlanned(definition.prefetch, recipes.ofProduct, props);
  if (data.length === 0) return null;
  return (
    <section className="recipe-list" aria-label={recipeTexts.ofProduct()}>
      <h2 className="recipe-list__heading">{recipeTexts.ofProduct()}</h2>
      <ul className="recipe-list__all">
        {data.map(({ id, title, link: address, featured_image: image, minutes, servings }) => {
          const link = links.content(address);
          const picture = links.photo(image);
          const facts = [minutes && timeWords(minutes), servings && servingsWords(servings)].filter(Boolean);
          return (
            <li className="recipe-list__one" key={id}>
              {picture && (
                <img
                  className="recipe-list__image"
                  src={picture}
                  alt=""
                  width={300}
                  height={200}
                  loading="lazy"
                  decoding="async"
                />
              )}
              <a className="recipe-list__link" href={link?.href} {...newWindow(link)}>
                {plainText(title.rendered)}
              </a>
              {facts.length > 0 && <p className="recipe-list__facts">{facts.join(' · ')}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A recipe for as many people as one likes; its products come with the shop's answer, the rest stands there at once. */
export default function Recipe(props: RecipeProps) {
  const [wanted, setPeople] = useState<number>();
  const people = wanted ?? props.servings;
  const ingredients = useMemo(() => ingredientsOf(props.ingredients), [props.ingredients]);
  const ids = [...new Set(ingredients.map(({ productId }) => productId))].filter((id) => id > 0);
  const answered = useProductsById(ids);
  const products = ids.length > 0 ? answered : undefined;
  const steps = stepsOf(props.steps);
  if (ingredients.length === 0 && steps.length === 0)
    return props.productId > 0 ? <RecipesOfProduct {...props} /> : null;
  const { preparation, cooking, host } = props;
  const factor = people / props.servings;
  return (
    <section className="recipe">
      <div className="recipe__head">
        {preparation + cooking > 0 && (
          <dl className="recipe__times">
            <Time name={recipeTexts.preparation()} minutes={preparation} />
            <Time name={recipeTexts.cooking()} minutes={cooking} />
            {preparation > 0 && cooking > 0 && <Time name={recipeTexts.total()} minutes={preparation + cooking} />}
          </dl>
        )}
        <ScreenAwake />
      </div>
      <div className="recipe__columns">
        <div className="recipe__part recipe__part--needed">
          <h2 className="recipe__heading">{recipeTexts.ingredients()}</h2>
          <div className="recipe__servings">
            <IconButton
              icon="minus"
              name={recipeTexts.fewer()}
              disabled={people <= 1}
              onClick={() => setPeople(people - 1)}
            />
            <span role="status">{servingsWords(people)}</span>
            <IconButton
              icon="plus"
              name={recipeTexts.more()}
              disabled={people >= MOST}
              onClick={() => setPeople(people + 1)}
            />
          </div>
          <IngredientList ingredients={ingredients} factor={factor} products={products} />
          {ids.length > 0 && <Basket ingredients={ingredients} factor={factor} products={products ?? []} />}
        </div>
        <div className="recipe__beside">
          {steps.length > 0 && (
            <div className="recipe__part">
              <h2 className="recipe__heading">{recipeTexts.steps()}</h2>
              <ol className="recipe__steps">
                {steps.map((step, index) => (
                  <li key={index}>{step}</li>
                ))}
              </ol>
            </div>
          )}
          {ids.length > 0 && <Goods products={products ?? []} host={host} />}
        </div>
      </div>
    </section>
  );
}
