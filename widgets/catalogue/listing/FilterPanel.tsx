import { memo, useCallback, useRef, useState } from 'react';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { foundWith, mostValues, shownOf, shownValues } from '../../../core/rules/facets.ts';
import { chosenOf } from '../../../core/rules/productFilters.ts';
import { readable } from '../../../core/rules/text.ts';
import type { Facet } from '../../../core/schema/catalogue.ts';
import { useCart } from '../../hooks/useCart.ts';
import { Checkbox } from '../../ui/Field.tsx';
import type { ListingState } from './useListing.ts';

type Value = Facet['values'][number];

interface GroupProps {
  facet: Facet;
  /** Ids of its chosen values, with commas. */
  ids: string;
  onToggle(parameterName: string, id: number): void;
}

/** One facet: its values with their counts, the first eight until more are wanted; the chosen ones always. A press on another facet does not draw it. */
const FacetGroup = memo(function FacetGroup({ facet, ids, onToggle }: GroupProps) {
  const [most, setMost] = useState(shownValues);
  const chosenIds = ids.split(',');
  const chosen = (value: Value) => chosenIds.includes(String(value.id));
  const shown = shownOf(facet, chosen, most);
  const hidden = facet.values.length - shown.length;
  return (
    <fieldset className="facet">
      <legend className="facet__name">{readable(facet.name)}</legend>
      {shown.map((value) => (
        <Checkbox
          key={value.id}
          name={`${facet.parameterName}-${value.id}`}
          checked={chosen(value)}
          disabled={foundWith(value) === 0 && !chosen(value)}
          onChange={() => onToggle(facet.parameterName, value.id)}
        >
          <bdi>{readable(value.name)}</bdi>{' '}
          <span className="facet__count">{cataloguePagesTexts.facetCount({ n: foundWith(value) })}</span>
        </Checkbox>
      ))}
      {(hidden > 0 || most > shownValues) && facet.values.length > shownValues && (
        <button
          type="button"
          className="text-button"
          aria-expanded={most > shownValues}
          onClick={() => setMost(hidden > 0 ? most + mostValues : shownValues)}
        >
          {hidden > 0 ? cataloguePagesTexts.moreValues({ n: hidden }) : cataloguePagesTexts.fewerValues()}
        </button>
      )}
    </fieldset>
  );
});

/** Everything a list can be narrowed by (§4): promotions, novelties, low prices, for customers who have favourites these, and the facets of the answer. */
export function FilterPanel({ state }: { state: ListingState }) {
  const { filters, facets, change } = state;
  const latest = useRef(state);
  latest.current = state;
  const toggle = useCallback((parameterName: string, id: number) => latest.current.toggle(parameterName, id), []);
  const favourites = useCart()?.user.hasFavorites ?? false;
  return (
    <>
      <fieldset className="facet">
        <legend className="facet__name">{cataloguePagesTexts.only()}</legend>
        <Checkbox name="promo" checked={filters.promo} onChange={(promo) => change({ promo })}>
          {cataloguePagesTexts.onlyPromo()}
        </Checkbox>
        <Checkbox name="new" checked={filters.onlyNew} onChange={(onlyNew) => change({ onlyNew })}>
          {cataloguePagesTexts.onlyNew()}
        </Checkbox>
        <Checkbox name="tp" checked={filters.tp} onChange={(tp) => change({ tp })}>
          {cataloguePagesTexts.onlyTp()}
        </Checkbox>
        {(favourites || filters.preferred) && (
          <Checkbox name="preferred" checked={filters.preferred} onChange={(preferred) => change({ preferred })}>
            {cataloguePagesTexts.onlyPreferred()}
          </Checkbox>
        )}
      </fieldset>
      {facets
        .filter(({ values }) => values.length > 0)
        .map((facet) => (
          <FacetGroup
            key={facet.parameterName}
            facet={facet}
            ids={chosenOf(filters, facet.parameterName).join()}
            onToggle={toggle}
          />
        ))}
    </>
  );
}
