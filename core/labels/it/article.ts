import { text } from '../text.ts';

export const noArticleToShow = text('article.noArticleToShow', 'Nessun articolo da mostrare');
export const search = text('article.search', 'Cerca tra gli articoli');
export const go = text('article.go', 'Cerca');
export const found = text('article.found', 'Articoli trovati con «{words}»');
export const all = text('article.all', 'Tutti gli articoli');
export const more = text('article.more', 'Altri articoli');
export const pages = text('article.pages', 'Pagine degli articoli');
export const pageNumber = text('article.pageNumber', 'Pagina {n}');
export const latest = text('article.latest', 'Ultimi articoli');
export const topics = text('article.topics', 'Categorie');
export const menu = text('article.menu', 'Menù');
export const below = text('article.below', 'Apri le voci di {name}');
