import * as provinceTexts from '../labels/it/deliveryProvinces.ts';
import type { Province } from '../schema/geography.ts';
import type { FormField } from './form.ts';

export interface Provinces {
  /** Those that are delivered to. */
  served: readonly Province[];
  /** All of them, those that are delivered to first. */
  all: readonly Province[];
  /** The province's field as a choice, in which a value that is none of them stays; left to be typed where the shop names no others than its own, or none. */
  choose<N extends string>(field: FormField<N>, value: string): FormField<N>;
}

/** The provinces of an address form. */
export function provincesOf(served: readonly Province[], everywhere: readonly Province[]): Provinces {
  const others = everywhere.filter((each) => !served.some(({ code }) => code === each.code));
  const all = [...served, ...others];
  return {
    served,
    all,
    choose(field, value) {
      if (served.length === 0 || others.length === 0) return field;
      const code = value.trim().toUpperCase();
      const isForeign = code !== '' && !all.some((each) => each.code === code);
      return {
        ...field,
        kind: 'choice',
        hint: provinceTexts.served,
        options: [
          ...all.map((each) => ({ value: each.code, label: `${each.name} (${each.code})` })),
          ...(isForeign ? [{ value, label: code }] : []),
        ],
      };
    },
  };
}
