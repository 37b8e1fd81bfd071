import { platform } from '../../../core/api/endpoints/platform.ts';
import * as articleTexts from '../../../core/labels/it/article.ts';
import { articlePages, articlesHref, pageParameter, searchParameter } from '../../../core/rules/articlePages.ts';
import { fillPlan } from '../../element/plan.ts';
import { usePaged } from '../../hooks/usePaged.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ArticleCard } from '../articles/ArticleCard.tsx';
import definition, { type ArticleGridProps } from './article-grid.widget.ts';

/** Articles in columns; searching and turning pages load the page anew, as without JavaScript. Hidden where nobody answers. */
export default function ArticleGrid(props: ArticleGridProps) {
  const { heading, headingLevel, noSearch } = props;
  const query = new URLSearchParams(location.search);
  const input = fillPlan(definition.prefetch[0]!, { ...props }, { route: {}, query });
  const { data, paging, failed } = usePaged(platform.articles, (input as { type: string } | undefined) ?? null);
  if (failed || !data) return null;
  const words = query.get(searchParameter) ?? '';
  const page = Number(query.get(pageParameter)) || 1;
  const pages = paging?.pages ?? 1;
  const Heading = `h${headingLevel}` as const;
  const href = (to: number) => articlesHref(location.pathname, to, words);
  return (
    <section className="article-grid" aria-label={heading || undefined}>
      {heading && <Heading className="article-grid__heading">{heading}</Heading>}
      {!noSearch && (
        <form className="article-grid__search" role="search" method="get">
          <label className="article-grid__label">
            {articleTexts.search()}
            <input
              className="article-grid__field"
              type="search"
              name={searchParameter}
              maxLength={200}
              defaultValue={words}
            />
          </label>
          <button className="button button--primary" type="submit">
            <span className="button__text">{articleTexts.go()}</span>
          </button>
        </form>
      )}
      {words && (
        <p className="article-grid__found">
          {articleTexts.found({ words })} <a href={location.pathname}>{articleTexts.all()}</a>
        </p>
      )}
      {data.length === 0 ? (
        <EmptyState title={articleTexts.noArticleToShow()} />
      ) : (
        <ul className="article-grid__list">
          {data.map((article, index) => (
            <li key={article.id}>
              <ArticleCard article={article} level={heading ? headingLevel : '2'} eager={index < 2} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav className="article-grid__pages" aria-label={articleTexts.pages()}>
          <ol>
            {articlePages(page, pages).map((number) => (
              <li key={number}>
                <a
                  href={href(number)}
                  aria-label={articleTexts.pageNumber({ n: number })}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {number}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {page < pages && (
        <p className="article-grid__more">
          <a className="button button--secondary" href={href(page + 1)}>
            <span className="button__text">{articleTexts.more()}</span>
          </a>
        </p>
      )}
    </section>
  );
}
