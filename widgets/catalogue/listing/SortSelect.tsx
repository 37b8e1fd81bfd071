import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import type { Sort } from '../../../core/rules/productFilters.ts';
import { orders } from './orders.ts';

/** The order of a list (wire P3). */
export function SortSelect({ sort, onSort }: { sort: Sort; onSort(sort: Sort): void }) {
  return (
    <label className="listing__sort">
      <span className="listing__sort-name">{cataloguePagesTexts.sort()}</span>
      <select
        className="select"
        name="sort"
        value={sort}
        onChange={(event) => onSort(event.currentTarget.value as Sort)}
      >
        {orders.map(([value, key]) => (
          <option key={value} value={value}>
            {key()}
          </option>
        ))}
      </select>
    </label>
  );
}
