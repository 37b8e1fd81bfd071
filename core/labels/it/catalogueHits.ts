/* What a search has found beside products. */
import { text } from '../text.ts';

export const recipes = text('catalogue.hitsRecipes', 'Ricette ({n})');
export const articles = text('catalogue.hitsArticles', 'Articoli ({n})');
export const pages = text('catalogue.hitsPages', 'Pagine ({n})');

export const recipe = text('catalogue.hitRecipe', 'Ricetta');
export const article = text('catalogue.hitArticle', 'Articolo');
export const page = text('catalogue.hitPage', 'Pagina');
