/// <reference types="google.maps" />
import type { HomeField } from '../../../core/rules/homeFields.ts';
import { loadPlaces } from './googleMaps.ts';

/** An address that Google proposes for what is typed. */
export interface Proposal {
  id: string;
  text: string;
  note?: string;
  /** Its parts; what Google does not know is left out. Ends the session that it was proposed in. */
  parts(): Promise<Partial<Record<HomeField, string>>>;
}

export interface AddressSearch {
  /** At most five addresses in Italy; throws when Google does not answer. */
  propose(words: string): Promise<Proposal[]>;
}

const part: Record<HomeField, readonly [kind: string, form: 'longText' | 'shortText']> = {
  address1: ['route', 'longText'],
  addressNumber: ['street_number', 'longText'],
  postalcode: ['postal_code', 'longText'],
  city: ['administrative_area_level_3', 'longText'],
  province: ['administrative_area_level_2', 'shortText'],
};

function partsOf(components: readonly google.maps.places.AddressComponent[]): Partial<Record<HomeField, string>> {
  const given = Object.entries(part).flatMap(([name, [kind, form]]) => {
    const found =
      components.find(({ types }) => types.includes(kind)) ??
      (name === 'city' ? components.find(({ types }) => types.includes('locality')) : undefined);
    return found?.[form] ? [[name, found[form]] as const] : [];
  });
  return Object.fromEntries(given);
}

/** Addresses by the data of Google's places, in Italy; what is typed until one is taken is one session, which Google bills as one. */
export function addressSearch(key: string): AddressSearch {
  let sessionToken: google.maps.places.AutocompleteSessionToken | undefined;
  return {
    async propose(input) {
      const { AutocompleteSuggestion, AutocompleteSessionToken } = await loadPlaces(key);
      sessionToken ??= new AutocompleteSessionToken();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input,
        sessionToken,
        language: 'it',
        region: 'it',
        includedRegionCodes: ['it'],
        includedPrimaryTypes: ['street_address', 'premise', 'route'],
      });
      return suggestions.flatMap(({ placePrediction: prediction }): Proposal[] => {
        if (!prediction) return [];
        const note = prediction.secondaryText?.text;
        return [
          {
            id: prediction.placeId,
            text: prediction.mainText?.text ?? prediction.text.text,
            ...(note && { note }),
            async parts() {
              sessionToken = undefined;
              const { place } = await prediction.toPlace().fetchFields({ fields: ['addressComponents'] });
              return partsOf(place.addressComponents ?? []);
            },
          },
        ];
      });
    },
  };
}
