import { useEffect, useRef, useState } from 'react';
import type { Form } from '../../core/rules/form.ts';
import type { Provinces } from '../../core/rules/provinces.ts';
import { useSpesa } from './useSpesa.ts';

const isFocused = (name: string): boolean => document.activeElement?.getAttribute('name') === name;

/** Where the provinces cannot be read the field is typed. */
const typedProvince: Provinces = { served: [], all: [], choose: (field) => field };

export type AddressForm<N extends string> = Form<N> & { provinces: Provinces | undefined };

/** An address form (homeFields.ts): its province is chosen, and a known postal code fills town and province, never a field that the customer has typed in or that has the focus. */
export function usePostcode<N extends string>(form: Form<N>): AddressForm<N> {
  const spesa = useSpesa();
  const asksProvince = form.fields.some(({ name }) => (name as string) === 'province');
  const [provinces, setProvinces] = useState<Provinces>();
  useEffect(() => {
    if (!asksProvince) return;
    void import('../../core/flows/readProvinces.ts')
      .then((later) => later.readProvinces(spesa))
      .then(setProvinces, () => setProvinces(typedProvince));
  }, [spesa, asksProvince]);
  const typed = useRef(new Set<string>()).current;
  async function fillPlace(code: string): Promise<void> {
    const later = await import('../../core/flows/placeOfPostcode.ts').catch(() => undefined);
    const town = () => (typed.has('city') ? form.typed('city' as N) : '');
    const place = (await later?.placeOfPostcode(spesa, code, town)) ?? {};
    if (form.typed('postalcode' as N).trim() !== code) return;
    for (const [name, text] of Object.entries(place))
      if (!typed.has(name) && !isFocused(name)) form.type(name as N, text);
  }
  return {
    ...form,
    provinces,
    fields: form.fields.map((field) => {
      if ((field.name as string) !== 'province') return field;
      const value = form.values[field.name];
      return provinces
        ? provinces.choose(field, value)
        : { ...field, kind: 'choice', options: value ? [{ value, label: value }] : [] };
    }),
    type(name, text) {
      form.type(name, text);
      if (text === '') typed.delete(name);
      else typed.add(name);
      if (name === 'postalcode' && /^\d{5}$/.test(text.trim())) void fillPlace(text.trim());
    },
  };
}
