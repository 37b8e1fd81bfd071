/// <reference types="google.maps" />
import { loadPlaces } from './googleMaps.ts';

/** The place of an address as Google gives it, of which only what an address is made of is kept. */
export interface PlaceResult {
  placeId: string;
  addressComponents: readonly { types: readonly string[]; longText: string; shortText: string }[];
}

/** An address that Google proposes for what is typed. */
export interface Proposal {
  id: string;
  text: string;
  note?: string;
  /** Its place; what Google does not know is left out. Ends the session that it was proposed in. */
  place(): Promise<PlaceResult>;
}

export interface AddressSearch {
  /** At most five addresses in Italy; throws when Google does not answer. */
  propose(words: string): Promise<Proposal[]>;
}

const kinds = [
  'street_number',
  'route',
  'postal_code',
  'locality',
  'administrative_area_level_3',
  'administrative_area_level_2',
];

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
            async place() {
              sessionToken = undefined;
              const { place } = await prediction.toPlace().fetchFields({ fields: ['addressComponents'] });
              const components = place.addressComponents ?? [];
              return {
                placeId: prediction.placeId,
                addressComponents: components
                  .filter(({ types }) => types.some((type) => kinds.includes(type)))
                  .map(({ types, longText, shortText }) => ({
                    types,
                    longText: longText ?? '',
                    shortText: shortText ?? '',
                  })),
              };
            },
          },
        ];
      });
    },
  };
}
