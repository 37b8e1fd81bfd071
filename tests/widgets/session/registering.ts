import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

const user = userEvent.setup({ delay: null });

/** Types into a field, or chooses from its list. */
export function fill(name: string, value: string) {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)!;
  const change = field instanceof HTMLSelectElement ? fireEvent.change : fireEvent.input;
  change(field, { target: { value } });
}
export const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

const person = { firstName: 'Zoë', lastName: "D'Angelo", phone: '010 123456' };
export const home = { address1: 'Via Roma', addressNumber: '1', postalcode: '16121', city: 'Genova', province: 'GE' };
const access = {
  email: 'zoe@example.it',
  emailAgain: 'zoe@example.it',
  password: ' pässwörd lungo ',
  passwordAgain: ' pässwörd lungo ',
};
export const fillAll = (values: object) => {
  for (const [name, text] of Object.entries(values)) fill(name, text as string);
};
/** The field is there, with what may be chosen in it. */
export const isAsked = (name: string) =>
  waitFor(() => {
    expect(document.querySelector(`[name="${name}"]`), name).not.toBeNull();
    for (const list of document.querySelectorAll('select[name=province]'))
      expect(list.children.length).toBeGreaterThan(1);
  });
/** The step that the list of steps marks. */
export const step = () => document.querySelector('[aria-current=step]')?.textContent;

export async function fillPerson(given: Partial<typeof person> = {}) {
  await isAsked('firstName');
  fillAll({ ...person, ...given });
  fireEvent.input(screen.getByLabelText(/^Giorno/), { target: { value: '29' } });
  fireEvent.change(screen.getByLabelText(/^Mese/), { target: { value: '2' } });
  fireEvent.input(screen.getByLabelText(/^Anno/), { target: { value: '1988' } });
}
/** Fills a registration up to its last step, whose button is left to press. */
export async function register(given: Partial<typeof access> = {}) {
  await fillPerson();
  await press('Avanti');
  await isAsked('postalcode');
  fillAll(home);
  await press('Avanti');
  await isAsked('email');
  fillAll({ ...access, ...given });
}
/** Ticks what must be agreed to. */
export const accept = async () => {
  for (const name of ['disclaimer-1', 'disclaimer-2'])
    await user.click(document.querySelector<HTMLInputElement>(`[name="${name}"]`)!);
};
