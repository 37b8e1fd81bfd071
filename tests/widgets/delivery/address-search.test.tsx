import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerConsent } from '../../../core/flows/consent.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';
import { googleStandIn, type StandIn } from './googleStandIn.ts';

const plain = plainShop(1);
type Form = ReturnType<typeof within>;
const user = userEvent.setup({ delay: null });
let google: StandIn;
beforeAll(() => void (google = googleStandIn()));
afterAll(() => google.remove());
beforeEach(() => Object.assign(google, { searches: [], taken: [] }));
afterEach(() => history.replaceState(null, '', '/'));

async function open({ key = 'public-key', allowed = true } = {}) {
  const page = await shopPage(plain.shop, { as: 'anna', config: key ? { mapsKey: key } : {} });
  if (allowed) answerConsent(page.spesa, { maps: true });
  const element = await place('spesa-address-form');
  await within(element).findByLabelText(/^Città/);
  return { page, form: within(element) };
}
const valueOf = (form: Form, name: RegExp) => (form.getByLabelText(name) as HTMLInputElement).value;
const search = (form: Form) => form.findByRole('combobox', { name: 'Cerca l’indirizzo' });

describe('[spesa-address-form] the search of an address by Google’s places', () => {
  test('LAW-12 SUP-06 without a key there is none, and before the customer allows it nothing of Google is asked for', async () => {
    const without = await open({ key: '' });
    expect(without.form.queryByText(/Google/)).toBeNull();
    document.body.replaceChildren();
    const { form } = await open({ allowed: false });
    const agree = await form.findByRole('button', { name: 'Cerca con Google' });
    expect(google.scripts).toEqual([]);
    await user.click(agree);
    await user.type(await search(form), 'via gari');
    await waitFor(() => expect(google.scripts).toHaveLength(1));
  });

  test('what is typed until an address is taken is one session, in Italy; the address is written into the fields, one without a number asks for it', async () => {
    const { form } = await open();
    const box = await search(form);
    await user.type(box, 'via garibaldi');
    await user.click(await form.findByRole('option', { name: /Via Garibaldi/ }));
    await waitFor(() => expect(valueOf(form, /^Indirizzo|^Via/)).toBe('Via Garibaldi'));
    expect([valueOf(form, /^Città/), valueOf(form, /^CAP/), valueOf(form, /^Provincia/)]).toEqual([
      'Genova',
      '16124',
      'GE',
    ]);
    expect(form.getByText('Manca il numero civico: aggiungilo qui sotto.')).toBeTruthy();
    await user.clear(box);
    await user.type(box, 'via garibaldi 7');
    await user.click(await form.findByRole('option', { name: /Via Garibaldi, 7/ }));
    await waitFor(() => expect(valueOf(form, /^Numero/)).toBe('7'));
    const sessions = [...new Set(google.searches.map(({ session }) => session))];
    expect(sessions).toHaveLength(2);
    expect(google.taken).toEqual(sessions);
    expect(google.searches.every(({ countries }) => countries.join() === 'it')).toBe(true);
  });

  test('NET-13 NET-14 a Google that does not answer is said beside the field, and the fields below still take the address', async () => {
    const { form } = await open();
    await user.type(await search(form), 'quota finita');
    expect(await form.findByText(/La ricerca di Google non risponde/)).toBeTruthy();
    await user.type(form.getByLabelText(/^Città/), 'Genova');
    expect(valueOf(form, /^Città/)).toBe('Genova');
  });
});
