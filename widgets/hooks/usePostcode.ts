import { useRef } from 'react';
import type { Form } from '../../core/rules/form.ts';
import { chosenProvince, useProvinces } from './useProvinces.ts';
import { useSpesa } from './useSpesa.ts';

const isFocused = (name: string): boolean => document.activeElement?.getAttribute('name') === name;

/** An address form (homeFields.ts): its province is chosen, and a known postal code fills town and province, never a field that the customer has typed in or that has the focus. */
export function usePostcode<N extends string>(form: Form<N>): Form<N> {
  const spesa = useSpesa();
  const provinces = useProvinces(form.fields.some(({ name }) => (name as string) === 'province'));
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
    fields: form.fields.map((field) =>
      (field.name as string) === 'province' && provinces.isChosen
        ? chosenProvince(field, provinces, form.values[field.name])
        : field,
    ),
    type(name, text) {
      form.type(name, text);
      if (text === '') typed.delete(name);
      else typed.add(name);
      if (name === 'postalcode' && /^\d{5}$/.test(text.trim())) void fillPlace(text.trim());
    },
  };
}
