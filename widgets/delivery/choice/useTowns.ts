import { geography } from '../../../core/api/endpoints/geography.ts';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import { isNamed } from '../../../core/rules/towns.ts';
import type { Form, FormField } from '../../../core/rules/form.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useId } from '../../ui/useId.ts';

type Listed = 'city' | 'postalcode' | 'address1';
type Place = Listed | 'province';

interface Towns<N extends string> {
  /** The fields with the ids of what is offered for them. */
  offered(fields: readonly FormField<N>[]): readonly FormField<N>[];
  lists: readonly { id: string; texts: readonly string[] }[];
  /** Types, and fills what the town leaves no choice about. */
  type(name: N, text: string): void;
}

const nearHome = { home_delivery_only: true };

/** Provinces that are delivered to are chosen from; their towns, the towns' postal codes and streets are offered one after the other, and may be typed all the same (account §7). Without the shop's provinces that one is typed too. */
export function useTowns<N extends string>(form: Form<N | Place>): Towns<N | Place> {
  const cities = useQuery(geography.served, nearHome).data?.cities ?? [];
  const id = useId('towns');
  const { city, postalcode, province } = form.values;
  const provinces = useQuery(geography.provinces, nearHome).data?.provinces ?? [];
  const chosenProvince = provinces.find((each) => each.code === province);
  const ofProvince = useQuery(
    geography.cities,
    chosenProvince ? { province_id: chosenProvince.provinceId, ...nearHome } : null,
  ).data?.cities;
  const town = cities.find(({ name }) => isNamed(name, city));
  const codes = useQuery(geography.postcodes, town ? { city_id: town.cityId, ...nearHome } : null).data?.postcodes;
  const code = codes?.find((each) => each.postcode === postalcode.trim());
  const streets = useQuery(
    geography.streets,
    town ? { city_id: town.cityId, ...(code && { postcode_id: code.postcodeId }), ...nearHome } : null,
  ).data?.streets;
  const offers: Record<Listed, readonly string[]> = {
    city: (ofProvince ?? cities).map(({ name }) => name),
    postalcode: codes?.map((each) => each.postcode) ?? [],
    address1: streets?.map(({ name }) => name) ?? [],
  };
  const isForeign = province !== '' && !provinces.some(({ code }) => code === province);
  const options = [
    ...provinces.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
    ...(isForeign ? [{ value: province, label: province }] : []),
  ];
  return {
    offered: (fields) =>
      fields.map((field) => {
        if (field.name in offers) return { ...field, list: `${id}-${field.name}` };
        return field.name === 'province' && provinces.length > 0
          ? { ...field, kind: 'choice', hint: deliveryTexts.provincesServed, options }
          : field;
      }),
    lists: Object.entries(offers).map(([name, texts]) => ({ id: `${id}-${name}`, texts })),
    type(name, text) {
      form.type(name, text);
      if (name === 'province' && town?.province && town.province !== text)
        for (const other of ['city', 'postalcode'] as const) form.type(other, '');
      const chosen = name === 'city' ? cities.find((each) => isNamed(each.name, text)) : undefined;
      if (!chosen) return;
      if (chosen.province) form.type('province', chosen.province);
      const ofAnother = cities.some(({ postcodes }) => postcodes.includes(postalcode.trim()));
      if (chosen.postcodes.includes(postalcode.trim()) || (postalcode.trim() && !ofAnother)) return;
      form.type('postalcode', chosen.postcodes.length === 1 ? chosen.postcodes[0]! : '');
    },
  };
}
