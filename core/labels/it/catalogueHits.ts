/* What a search has found beside products. */
import { text } from '../text.ts';

export const recipes = text('catalogue.hitsRecipes', 'Ricette ({n})');
export const articles = text('catalogue.hitsArticles', 'Articoli ({n})');
export const pages = text('catalogue.hitsPages', 'Pagine ({n})');

/* Where there are more than a page of results shows. */
export const firstRecipes = text('catalogue.hitsFirstRecipes', 'Ricette (le prime {n})');
export const firstArticles = text('catalogue.hitsFirstArticles', 'Articoli (i primi {n})');
export const firstPages = text('catalogue.hitsFirstPages', 'Pagine (le prime {n})');

export const recipe = text('catalogue.hitRecipe', 'Ricetta');
export const article = text('catalogue.hitArticle', 'Articolo');
export const page = text('catalogue.hitPage', 'Pagina');
