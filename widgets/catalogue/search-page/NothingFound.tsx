import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { readable } from '../../../core/rules/text.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { departmentsOf } from '../category-menu/departments.ts';

/** What there is instead where no product meets the words: advice, and the departments. */
export default function NothingFound({ words }: { words: string; children?: never }) {
  const links = useLinks();
  const { data } = useQuery(catalogue.categoryTree, { depth: 3 });
  return (
    <EmptyState icon="search" title={cataloguePagesTexts.nothingFound({ words })}>
      <p>{cataloguePagesTexts.nothingFoundHint()}</p>
      <nav className="search-page__departments" aria-label={cataloguePagesTexts.departments()}>
        <ul className="search-words__list">
          {departmentsOf(data?.categories ?? []).map((category, index) => (
            <li key={index}>
              <a className="chip" href={links.category(category)}>
                {readable(category.name)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </EmptyState>
  );
}
