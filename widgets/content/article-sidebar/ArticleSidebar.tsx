import { platform } from '../../../core/api/endpoints/platform.ts';
import * as articleTexts from '../../../core/labels/it/article.ts';
import { dateWords } from '../../../core/rules/dates.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { usePlanned } from '../../hooks/usePlanned.ts';
import { ArticleLink } from '../articles/ArticleLink.tsx';
import { RichText } from '../articles/RichText.tsx';
import definition, { type ArticleSidebarProps } from './article-sidebar.widget.ts';

/** What stands beside articles; a part that nobody answers is left out. */
export default function ArticleSidebar(props: ArticleSidebarProps) {
  const { heading, headingLevel, noTopics, noBlocks } = props;
  const links = useLinks();
  const articles = usePlanned(definition.prefetch, platform.articles, props).data ?? [];
  const topics = usePlanned(definition.prefetch, platform.custom, props).data?.topics ?? [];
  const blocks = usePlanned(definition.prefetch, platform.blocks, props).data ?? [];
  if (articles.length + topics.length + blocks.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <aside className="article-sidebar" aria-label={heading || articleTexts.latest()}>
      {articles.length > 0 && (
        <section className="article-sidebar__part">
          <Heading className="article-sidebar__heading">{heading || articleTexts.latest()}</Heading>
          <ul className="article-sidebar__list">
            {articles.map((article) => {
              const { id, date, featured_image_url: image } = article;
              const picture = links.photo(image);
              return (
                <li className="article-sidebar__article" key={id}>
                  {picture && (
                    <img
                      className="article-sidebar__image"
                      src={picture}
                      alt=""
                      width={72}
                      height={72}
                      loading="lazy"
                      decoding="async"
                    />
                  )}
                  <div>
                    <ArticleLink article={article} className="article-sidebar__link" />
                    <time className="article-sidebar__day" dateTime={date.slice(0, 10)}>
                      {dateWords(date.slice(0, 10))}
                    </time>
                  </div>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {!noTopics && topics.length > 0 && (
        <section className="article-sidebar__part">
          <Heading className="article-sidebar__heading">{articleTexts.topics()}</Heading>
          <ul className="article-sidebar__topics">
            {topics.map(({ id, name, link, count }) => (
              <li key={id}>
                <a href={links.content(link)?.href}>
                  {name} <span className="article-sidebar__count">({count ?? 0})</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!noBlocks &&
        [...blocks]
          .sort((one, other) => one.slug.localeCompare(other.slug))
          .map(({ slug, content }) => (
            <RichText className="article-sidebar__part rich-text" key={slug} html={content.rendered} />
          ))}
    </aside>
  );
}
