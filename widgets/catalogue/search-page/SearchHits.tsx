import type { ReactNode } from 'react';
import { platform } from '../../../core/api/endpoints/platform.ts';
import * as hitsTexts from '../../../core/labels/it/catalogueHits.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { newWindow } from '../../ui/newWindow.ts';

const kinds = [
  { type: 'recipe', heading: hitsTexts.recipes, first: hitsTexts.firstRecipes },
  { type: 'article', heading: hitsTexts.articles, first: hitsTexts.firstArticles },
  { type: 'page', heading: hitsTexts.pages, first: hitsTexts.firstPages },
] as const;

/** Of each kind (§9); where the platform has one more, the heading says so. */
const MOST = 24;

/** Recipes, articles and pages with the words that were searched, beside the products (§7); nothing where there are none. */
export default function SearchHits({ words }: { words: string; children?: ReactNode }) {
  const links = useLinks();
  const { data } = useQuery(platform.searchAll, { q: words, per_page: MOST + 1 });
  return kinds.map(({ type, heading, first }) => {
    const found = (data ?? []).filter((hit) => hit.type === type);
    const hits = found.slice(0, MOST);
    if (hits.length === 0) return null;
    return (
      <section className="search-hits" key={type}>
        <h2 className="search-hits__title">{(found.length > MOST ? first : heading)({ n: hits.length })}</h2>
        <ul className="search-hits__list">
          {hits.map(({ id, title, url, excerpt, image }) => {
            const link = links.content(url);
            const picture = links.photo(image);
            return (
              <li className="link-card search-hit" key={id}>
                {picture && (
                  <img className="search-hit__image" src={picture} alt="" width={96} height={64} loading="lazy" />
                )}
                <div>
                  <h3 className="link-card__title search-hit__title">
                    <a href={link?.href} {...newWindow(link)}>
                      {title}
                    </a>
                  </h3>
                  {excerpt && <p className="search-hit__excerpt">{excerpt}</p>}
                </div>
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
}
