import { label, type LabelKey } from '../../../core/labels/label.ts';
import type { Sort } from '../../../core/rules/productFilters.ts';

const orders: readonly [Sort, LabelKey][] = [
  ['', 'catalogue.sortRelevance'],
  ['price asc', 'catalogue.sortCheapest'],
  ['price desc', 'catalogue.sortDearest'],
  ['priceUm asc', 'catalogue.sortUnit'],
  ['name asc', 'catalogue.sortName'],
  ['priority desc', 'catalogue.sortPriority'],
];

/** The order of a list (proposal P3). */
export function SortSelect({ sort, onSort }: { sort: Sort; onSort(sort: Sort): void }) {
  return (
    <label className="listing__sort">
      <span className="listing__sort-name">{label('catalogue.sort')}</span>
      <select className="select" name="sort" value={sort} onChange={(event) => onSort(event.currentTarget.value as Sort)}>
        {orders.map(([value, key]) => (
          <option key={value} value={value}>
            {label(key)}
          </option>
        ))}
      </select>
    </label>
  );
}
