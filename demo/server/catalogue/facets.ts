import { mostValues } from '../../../core/rules/facets.ts';
import type { Facet } from '../../../core/schema/catalogue.ts';
import type { CatalogueView } from './view.ts';
import { narrowed, type Listing } from './listProducts.ts';
import type { Place, Shelf } from './shelf.ts';
import { translated } from '../language/translate.ts';

const CLASS_GROUP = 10_000;
const classParameter = `product_class_${CLASS_GROUP}`;
const italian = new Intl.Collator('it');

/** How many of the places have each number. */
function countsOf(numbers: Int32Array, places: readonly Place[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const place of places) {
    const number = numbers[place]!;
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}

/** How many of the places have each class. */
function classCounts({ classes, classSets }: Shelf, places: readonly Place[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [set, count] of countsOf(classes.values, places))
    for (const id of classSets[set]!) counts.set(id, (counts.get(id) ?? 0) + count);
  return counts;
}

/** The facets of a list: `count` over all hits, `filteredCount` with the other groups applied (wire P3); texts, as the wire has them. */
export function facetsOf({ classes, vendors, shelf }: CatalogueView, { all, asked }: Listing): Facet[] {
  const groups = new Map(
    classes.filter((row) => row.group_id === CLASS_GROUP).map((row) => [row.product_class_id, row] as const),
  );
  const countClasses = (places: readonly Place[]) =>
    new Map([...classCounts(shelf, places)].filter(([id]) => groups.has(id)));
  const countVendors = (places: readonly Place[]) => countsOf(shelf.vendors.values, places);

  const values = (
    parameterName: string,
    count: (places: readonly Place[]) => Map<number, number>,
    named: (id: number) => { name: string; description?: string; priority?: string },
  ): Facet['values'] => {
    const counts = [...count(all)];
    const filtered = count(narrowed(shelf, all, asked, parameterName));
    const chosen = asked.facets.get(parameterName) ?? [];
    return counts
      .sort(([a, n], [b, m]) => m - n || a - b)
      .filter(([id], at) => at < mostValues || chosen.includes(id))
      .map(([id, all]) => ({
        id,
        ...named(id),
        count: String(all),
        filteredCount: String(filtered.get(id) ?? 0),
        ...(chosen.includes(id) ? { selected: true } : {}),
      }))
      .sort((a, b) => italian.compare(a.name, b.name));
  };

  const facets: Facet[] = [
    {
      name: translated('Caratteristiche'),
      parameterName: classParameter,
      paramType: '',
      values: values(classParameter, countClasses, (id) => ({
        name: groups.get(id)?.name ?? '',
        description: groups.get(id)?.description ?? '',
        priority: '1',
      })),
    },
    {
      name: translated('Marchio'),
      parameterName: 'vendor_id',
      paramType: '',
      values: values('vendor_id', countVendors, (id) => ({ name: vendors.get(id) ?? '' })),
    },
  ];
  return facets.filter((facet) => facet.values.length > 0);
}
