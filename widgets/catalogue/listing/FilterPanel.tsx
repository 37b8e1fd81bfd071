import { useState } from 'react';
import { label } from '../../../core/labels/label.ts';
import { isChosen, type ProductFilters } from '../../../core/rules/productFilters.ts';
import { readable } from '../../../core/rules/text.ts';
import type { Facet } from '../../../core/schema/catalogue.ts';
import { Checkbox } from '../../ui/Field.tsx';
import type { ListingState } from './useListing.ts';

const FEW = 8;

type Value = Facet['values'][number];

/** What would be found with this value beside the other groups' choices; the wire has texts. */
const found = ({ filteredCount, count }: Value): number => Number(filteredCount || count) || 0;

interface GroupProps {
  facet: Facet;
  filters: ProductFilters;
  onToggle(id: number): void;
}

/** One facet: its values with their counts, the first eight until more are wanted. */
function FacetGroup({ facet, filters, onToggle }: GroupProps) {
  const [all, setAll] = useState(false);
  const chosen = (value: Value) => isChosen(filters, facet.parameterName, value.id);
  const shown = facet.values.filter((value, index) => all || index < FEW || chosen(value));
  const hidden = facet.values.length - shown.length;
  return (
    <fieldset className="facet">
      <legend className="facet__name">{readable(facet.name)}</legend>
      {shown.map((value) => (
        <Checkbox key={value.id} name={`${facet.parameterName}-${value.id}`} checked={chosen(value)} disabled={found(value) === 0 && !chosen(value)} onChange={() => onToggle(value.id)}>
          <bdi>{readable(value.name)}</bdi> <span className="facet__count">{label('catalogue.facetCount', { n: found(value) })}</span>
        </Checkbox>
      ))}
      {(hidden > 0 || all) && facet.values.length > FEW && (
        <button type="button" className="text-button" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? label('catalogue.fewerValues') : label('catalogue.moreValues', { n: hidden })}
        </button>
      )}
    </fieldset>
  );
}

/** Everything a list can be narrowed by: promotions, novelties and the facets of the answer (§4). */
export function FilterPanel({ state }: { state: ListingState }) {
  const { filters, list, change, toggle } = state;
  return (
    <>
      <fieldset className="facet">
        <legend className="facet__name">{label('catalogue.only')}</legend>
        <Checkbox name="promo" checked={filters.promo} onChange={(promo) => change({ promo })}>
          {label('catalogue.onlyPromo')}
        </Checkbox>
        <Checkbox name="new" checked={filters.onlyNew} onChange={(onlyNew) => change({ onlyNew })}>
          {label('catalogue.onlyNew')}
        </Checkbox>
      </fieldset>
      {(list?.facets ?? [])
        .filter(({ values }) => values.length > 0)
        .map((facet) => (
          <FacetGroup key={facet.parameterName} facet={facet} filters={filters} onToggle={(id) => toggle(facet.parameterName, id)} />
        ))}
    </>
  );
}
