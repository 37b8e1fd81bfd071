export const article = {
  all: 'Alle Artikel',
  below: 'Einträge von {name} öffnen',
  found: 'Artikel zu „{words}“',
  go: 'Suchen',
  latest: 'Neueste Artikel',
  menu: 'Menü',
  more: 'Weitere Artikel',
  noArticleToShow: 'Keine Artikel vorhanden',
  pageNumber: 'Seite {n}',
  pages: 'Artikelseiten',
  search: 'Artikel durchsuchen',
  topics: 'Themen',
};
