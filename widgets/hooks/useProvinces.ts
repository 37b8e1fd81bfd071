import { geography } from '../../core/api/endpoints/geography.ts';
import * as placeTexts from '../../core/labels/it/deliveryPlace.ts';
import type { FormField } from '../../core/rules/form.ts';
import type { Province } from '../../core/schema/geography.ts';
import { useQuery } from './useQuery.ts';

interface Provinces {
  /** Those that are delivered to. */
  served: readonly Province[];
  /** All of them, those that are delivered to first. */
  all: readonly Province[];
  /** Where the shop names no others than its own, or none, the province is typed. */
  isChosen: boolean;
}

/** The provinces of an address form, each read once for all forms of the page. */
export function useProvinces(asked = true): Provinces {
  const near = useQuery(geography.provinces, asked ? { home_delivery_only: true } : null);
  const everywhere = useQuery(geography.provinces, asked ? {} : null);
  const served = near.data?.provinces ?? [];
  const others = (everywhere.data?.provinces ?? []).filter((each) => !served.some(({ code }) => code === each.code));
  const isAsking = [near, everywhere].some(({ data, status }) => !data && status !== 'failed');
  return { served, all: [...served, ...others], isChosen: isAsking || (served.length > 0 && others.length > 0) };
}

/** The field of the province as a choice; what stands in it stays, also where it is none of them. */
export function chosenProvince<N extends string>(field: FormField<N>, { all }: Provinces, text: string): FormField<N> {
  const code = text.trim().toUpperCase();
  const isForeign = code !== '' && !all.some((each) => each.code === code);
  return {
    ...field,
    kind: 'choice',
    hint: placeTexts.provincesServed,
    options: [
      ...all.map((each) => ({ value: each.code, label: `${each.name} (${each.code})` })),
      ...(isForeign ? [{ value: text, label: code }] : []),
    ],
  };
}
