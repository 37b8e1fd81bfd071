import { useEffect } from 'react';
import { geography } from '../../../core/api/endpoints/geography.ts';
import { isNamed } from '../../../core/rules/towns.ts';
import type { FormField } from '../../../core/rules/form.ts';
import type { AddressForm } from '../../hooks/usePostcode.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useId } from '../../ui/useId.ts';

type Place = 'city' | 'postalcode' | 'address1' | 'province';

interface Towns<N extends string> {
  /** The fields with the ids of what is offered for them. */
  offered(fields: readonly FormField<N>[]): readonly FormField<N>[];
  lists: readonly { id: string; texts: readonly string[] }[];
  /** The province that nobody comes to, by its name. */
  unserved: string | undefined;
  /** Types, and fills what the town leaves no choice about. */
  type(name: N, text: string): void;
}

const nearHome = { home_delivery_only: true };

/**
 * The towns of the chosen province (usePostcode.ts), the towns' postal codes and streets are offered one after the other, and may be
 * typed all the same (account §7). A province outside the delivery area is reported as unserved.
 */
export function useTowns<N extends string>(form: AddressForm<N | Place>): Towns<N | Place> {
  const cities = useQuery(geography.served, nearHome).data?.cities ?? [];
  const id = useId('towns');
  const { city, postalcode, province } = form.values;
  const { served = [], all = [] } = form.provinces ?? {};
  const code = province.trim().toUpperCase();
  const chosenProvince = all.find((each) => each.code === code);
  const isServed = served.some((each) => each.code === code);
  const ofProvince = useQuery(
    geography.cities,
    chosenProvince ? { province_id: chosenProvince.provinceId, ...(isServed && nearHome) } : null,
  ).data?.cities;
  const town = cities.find(({ name }) => isNamed(name, city));
  // On a slow line the town is typed before the list that knows its province has come.
  useEffect(() => {
    if (town?.province && province === '') form.type('province', town.province);
  }, [town?.province]);
  const codes = useQuery(geography.postcodes, town ? { city_id: town.cityId, ...nearHome } : null).data?.postcodes;
  const postcode = codes?.find((each) => each.postcode === postalcode.trim());
  const streets = useQuery(
    geography.streets,
    town ? { city_id: town.cityId, ...(postcode && { postcode_id: postcode.postcodeId }), ...nearHome } : null,
  ).data?.streets;
  const offers: Record<Place, readonly string[]> = {
    city: (ofProvince ?? cities).map(({ name }) => name),
    postalcode: codes?.map((each) => each.postcode) ?? [],
    address1: streets?.map(({ name }) => name) ?? [],
    province: served.map((each) => each.code),
  };
  return {
    offered: (fields) =>
      fields.map((field) =>
        field.name in offers && field.kind !== 'choice' ? { ...field, list: `${id}-${field.name}` } : field,
      ),
    lists: Object.entries(offers).map(([name, texts]) => ({ id: `${id}-${name}`, texts })),
    unserved: served.length > 0 && code.length === 2 && !isServed ? (chosenProvince?.name ?? code) : undefined,
    type(name, text) {
      form.type(name, text);
      const standing = cities.find((each) => isNamed(each.name, form.typed('city')));
      if (name === 'province' && standing?.province && standing.province !== text)
        for (const other of ['city', 'postalcode'] as const) form.type(other, '');
      const chosen = name === 'city' ? standing : undefined;
      if (!chosen) return;
      const postal = form.typed('postalcode').trim();
      if (chosen.province) form.type('province', chosen.province);
      const ofAnother = cities.some(({ postcodes }) => postcodes.includes(postal));
      if (chosen.postcodes.includes(postal) || (postal && !ofAnother)) return;
      form.type('postalcode', chosen.postcodes.length === 1 ? chosen.postcodes[0]! : '');
    },
  };
}
