import { mostValues } from '../../../core/rules/facets.ts';
import type { Facet } from '../../../core/schema/catalogue.ts';
import type { Article } from './assortment.ts';
import type { CatalogueView } from './view.ts';
import { narrowed, type Listing } from './listProducts.ts';
import { translated } from '../language/translate.ts';

const CLASS_GROUP = 10_000;
const classParameter = `product_class_${CLASS_GROUP}`;
const italian = new Intl.Collator('it');

function counted(articles: readonly Article[], idsOf: (article: Article) => readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const article of articles) for (const id of idsOf(article)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** The facets of a list: `count` over all hits, `filteredCount` with the other groups applied (wire P3); texts, as the wire has them. */
export function facetsOf({ classes, vendors }: CatalogueView, { all, asked }: Listing): Facet[] {
  const groups = new Map(
    classes.filter((row) => row.group_id === CLASS_GROUP).map((row) => [row.product_class_id, row] as const),
  );
  const classIds = (article: Article) => article.class_ids.filter((id) => groups.has(id));
  const vendorId = (article: Article) => [article.vendor_id];

  const values = (
    parameterName: string,
    idsOf: (article: Article) => readonly number[],
    named: (id: number) => { name: string; description?: string; priority?: string },
  ): Facet['values'] => {
    const counts = [...counted(all, idsOf)];
    const filtered = counted(narrowed(all, asked, parameterName), idsOf);
    const chosen = asked.facets.get(parameterName) ?? [];
    return counts
      .sort(([a, n], [b, m]) => m - n || a - b)
      .filter(([id], at) => at < mostValues || chosen.includes(id))
      .map(([id, count]) => ({
        id,
        ...named(id),
        count: String(count),
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
      values: values(classParameter, classIds, (id) => ({
        name: groups.get(id)?.name ?? '',
        description: groups.get(id)?.description ?? '',
        priority: '1',
      })),
    },
    {
      name: translated('Marchio'),
      parameterName: 'vendor_id',
      paramType: '',
      values: values('vendor_id', vendorId, (id) => ({ name: vendors.get(id) ?? '' })),
    },
  ];
  return facets.filter((facet) => facet.values.length > 0);
}
