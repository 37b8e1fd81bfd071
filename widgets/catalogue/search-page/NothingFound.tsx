import { createElement, type ReactNode } from 'react';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import * as offersTexts from '../../../core/labels/it/catalogueOffers.ts';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { readable } from '../../../core/rules/text.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { departmentsOf } from '../category-menu/departments.ts';

/** Empty search result: advice, departments, offers. */
export default function NothingFound({ words, children }: { words: string; children?: ReactNode }) {
  const links = useLinks();
  const { data, status } = useQuery(catalogue.categoryTree, { depth: 3 });
  if (!data && status !== 'failed') return children;
  return (
    <div className="nothing-found">
      <p className="nothing-found__title">{cataloguePagesTexts.nothingFound({ words })}</p>
      <p>{cataloguePagesTexts.nothingFoundHint()}</p>
      <nav aria-label={cataloguePagesTexts.departments()}>
        <ul className="nothing-found__departments" data-scroll>
          {departmentsOf(data?.categories ?? []).map((category, index) => (
            <li key={index}>
              <a className="chip" href={links.category(category)}>
                {readable(category.name)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="nothing-found__goods">
        {createElement('spesa-product-slider', { heading: offersTexts.now(), promo: true })}
      </div>
    </div>
  );
}
