import type { Category } from '../schema/catalogue.ts';

/** One root that holds all the others is no department itself. */
export function departmentsOf(categories: readonly Category[]): readonly Category[] {
  const shown = categories.length === 1 ? (categories[0]!.categories ?? categories) : categories;
  return shown.filter(({ metaData }) => metaData?.category_info?.HIDE_IN_MENU !== 'true');
}
