import { geography } from '../../../core/api/endpoints/geography.ts';
import { isNamed } from '../../../core/rules/towns.ts';
import type { Form, FormField } from '../../../core/rules/form.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useId } from '../../ui/useId.ts';

type Place = 'city' | 'postalcode' | 'province' | 'address1';

interface Towns<N extends string> {
  /** The fields with the ids of what is offered for them. */
  offered(fields: readonly FormField<N>[]): readonly FormField<N>[];
  lists: readonly { id: string; texts: readonly string[] }[];
  /** Types, and fills what the town leaves no choice about. */
  type(name: N, text: string): void;
}

const nearHome = { home_delivery_only: true };

/** Offers towns that are delivered to, their postal codes and streets, one after the other; everything may be typed all the same (account §7). */
export function useTowns<N extends string>(form: Form<N | Place>): Towns<N | Place> {
  const cities = useQuery(geography.served, nearHome).data?.cities ?? [];
  const id = useId('towns');
  const { city, postalcode } = form.values;
  const town = cities.find(({ name }) => isNamed(name, city));
  const codes = useQuery(geography.postcodes, town ? { city_id: town.cityId, ...nearHome } : null).data?.postcodes;
  const code = codes?.find((each) => each.postcode === postalcode.trim());
  const streets = useQuery(
    geography.streets,
    town ? { city_id: town.cityId, ...(code && { postcode_id: code.postcodeId }), ...nearHome } : null,
  ).data?.streets;
  const offers: Record<Place, readonly string[]> = {
    city: cities.map(({ name }) => name),
    postalcode: codes?.map((each) => each.postcode) ?? [],
    province: [...new Set(cities.flatMap(({ province }) => province ?? []))].sort(),
    address1: streets?.map(({ name }) => name) ?? [],
  };
  return {
    offered: (fields) =>
      fields.map((field) => (field.name in offers ? { ...field, list: `${id}-${field.name}` } : field)),
    lists: Object.entries(offers).map(([name, texts]) => ({ id: `${id}-${name}`, texts })),
    type(name, text) {
      form.type(name, text);
      const chosen = name === 'city' ? cities.find((each) => isNamed(each.name, text)) : undefined;
      if (!chosen) return;
      if (chosen.province) form.type('province', chosen.province);
      const ofAnother = cities.some(({ postcodes }) => postcodes.includes(postalcode.trim()));
      if (chosen.postcodes.includes(postalcode.trim()) || (postalcode.trim() && !ofAnother)) return;
      form.type('postalcode', chosen.postcodes.length === 1 ? chosen.postcodes[0]! : '');
    },
  };
}
