import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { readable } from '../../../core/rules/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { ListingState } from './useListing.ts';

interface Chosen {
  key: string;
  name: string;
  drop(): void;
}

/** What is chosen, in words; a value that the answer does not name any more keeps its number. */
function chosenOf({ filters, facets, change, toggle }: ListingState): Chosen[] {
  const flags: (Chosen | false)[] = [
    filters.promo && { key: 'promo', name: cataloguePagesTexts.onlyPromo(), drop: () => change({ promo: false }) },
    filters.onlyNew && { key: 'new', name: cataloguePagesTexts.onlyNew(), drop: () => change({ onlyNew: false }) },
    filters.tp && { key: 'tp', name: cataloguePagesTexts.onlyTp(), drop: () => change({ tp: false }) },
    filters.preferred && {
      key: 'preferred',
      name: cataloguePagesTexts.onlyPreferred(),
      drop: () => change({ preferred: false }),
    },
  ];
  const values = filters.facets.flatMap(({ parameterName, ids }) => {
    const known = facets.find((facet) => facet.parameterName === parameterName)?.values ?? [];
    return ids.map((id): Chosen => ({
      key: `${parameterName}-${id}`,
      name: readable(known.find((value) => value.id === id)?.name ?? String(id)),
      drop: () => toggle(parameterName, id),
    }));
  });
  return [...flags.filter((flag) => flag !== false), ...values];
}

/** The choices that are on, each to be given up by one press. */
export function ChosenFilters({ state }: { state: ListingState }) {
  const chosen = chosenOf(state);
  if (chosen.length === 0 || state.begun) return null;
  return (
    <ul className="listing__chosen" aria-label={cataloguePagesTexts.chosenFilters()}>
      {chosen.map(({ key, name, drop }) => (
        <li key={key}>
          <button
            type="button"
            className="chip chip--chosen"
            aria-label={cataloguePagesTexts.dropFilter({ name })}
            onClick={drop}
          >
            <bdi>{name}</bdi>
            <Icon name="close" />
          </button>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <button type="button" className="text-button" onClick={state.clear}>
            {cataloguePagesTexts.clearFilters()}
          </button>
        </li>
      )}
    </ul>
  );
}
