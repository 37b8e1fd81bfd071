export const article = {
  all: 'All articles',
  below: 'Open the entries of {name}',
  found: 'Articles found for “{words}”',
  go: 'Search',
  latest: 'Latest articles',
  menu: 'Menu',
  more: 'More articles',
  noArticleToShow: 'No articles to show',
  pageNumber: 'Page {n}',
  pages: 'Pages of articles',
  search: 'Search the articles',
  topics: 'Topics',
};
