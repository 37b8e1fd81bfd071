import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { departmentsOf } from '../../core/rules/departments.ts';
import { readable } from '../../core/rules/text.ts';
import { useLinks } from './useLinks.ts';
import { useQuery } from './useQuery.ts';

/** The shop's departments as links with their pictures, from the answer that the menu asks for too. */
export function useDepartments() {
  const links = useLinks();
  const { data, status } = useQuery(catalogue.categoryTree, { depth: 3 });
  return {
    known: data !== undefined || status === 'failed',
    departments: departmentsOf(data?.categories ?? []).map((category) => ({
      name: readable(category.name),
      href: links.category(category),
      picture: links.photo(category.metaData?.category_info?.ICON),
    })),
  };
}
