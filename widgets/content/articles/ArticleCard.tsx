import { dateWords } from '../../../core/rules/dates.ts';
import { plainText } from '../../../core/rules/plainText.ts';
import type { Article } from '../../../core/schema/platform.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { ArticleLink } from './ArticleLink.tsx';

interface Props {
  article: Article;
  /** Of the element's own heading: the card's is one below it. */
  level?: string;
  eager?: boolean;
}

/** An article with its picture, categories, title, beginning and day. */
export function ArticleCard({ article, level = '2', eager }: Props) {
  const links = useLinks();
  const image = links.photo(article.featured_image_url);
  const Heading = `h${Number(level) + 1}` as 'h3';
  const excerpt = plainText(article.excerpt?.rendered ?? '');
  const day = article.date.slice(0, 10);
  return (
    <article className="link-card article-card">
      {image && (
        <img
          className="article-card__image"
          src={image}
          alt=""
          width={768}
          height={512}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
      <div className="article-card__text">
        {article.categories?.[0] && <p className="article-card__topic">{article.categories[0].name}</p>}
        <Heading className="link-card__title article-card__title">
          <ArticleLink article={article} />
        </Heading>
        {excerpt && <p className="article-card__excerpt">{excerpt}</p>}
        <time className="article-card__day" dateTime={day}>
          {dateWords(day)}
        </time>
      </div>
    </article>
  );
}
