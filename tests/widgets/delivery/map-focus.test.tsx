import { render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Address } from '../../../core/schema/address.ts';
import PlacesMap from '../../../widgets/delivery/map/PlacesMap.tsx';
import { answer, stage } from '../stage.ts';

const user = userEvent.setup({ delay: null });
const places: Address[] = [
  { addressId: 1, addressName: 'Sanremo', latitude: 43.82, longitude: 7.78 },
  {
    addressId: 2,
    addressName: 'La Spezia',
    latitude: 44.1,
    longitude: 9.82,
    serviceHours: {
      default: [1, 2, 3, 4, 5, 6, 7].map((beginWeekDay) => ({ beginWeekDay, beginHour: '00:00', endHour: '23:59' })),
    },
  },
  { addressId: 3, addressName: 'Nessun luogo' },
];

beforeEach(() => void stage(() => Promise.resolve(answer({}))));
afterEach(() => document.body.replaceChildren());

test('[spesa-store-map] the place that is looked at is in the middle, and told of with today’s hours; closing leads back to what asked for it', async () => {
  const asker = document.body.appendChild(document.createElement('button'));
  const { rerender, getByRole, findByRole, queryByRole } = render(<PlacesMap places={places} />);
  const middle = getByRole('button', { name: 'La Spezia' }).style.transform;
  asker.focus();
  rerender(<PlacesMap places={places} focus={{ addressId: 2 }} />);
  const popup = await findByRole('group', { name: 'La Spezia' });
  expect(popup.textContent).toContain('Aperto Oggi 0:00–23:59');
  const pin = getByRole('button', { name: 'La Spezia' });
  expect(pin.style.transform).toBe('translate(0px, 0px)');
  expect(pin.style.transform).not.toBe(middle);
  expect(pin.getAttribute('aria-expanded')).toBe('true');
  expect(queryByRole('button', { name: 'Sanremo' })).toBeNull();
  await user.click(within(popup).getByRole('button', { name: 'Chiudi la scheda' }));
  expect(document.activeElement).toBe(asker);

  rerender(<PlacesMap places={places} focus={{ addressId: 2 }} />);
  expect(await findByRole('group', { name: 'La Spezia' })).toBeTruthy();

  rerender(<PlacesMap places={places} focus={{ addressId: 1 }} />);
  expect((await findByRole('group', { name: 'Sanremo' })).textContent).not.toContain('Aperto');
  rerender(<PlacesMap places={places} focus={{ addressId: 3 }} />);
  await waitFor(() => expect(getByRole('button', { name: 'Sanremo' }).style.transform).toBe('translate(0px, 0px)'));
});

test('[spesa-store-map] closing leads to the map where what asked for the place is gone', async () => {
  const asker = document.body.appendChild(document.createElement('button'));
  const { rerender, getByRole, findByRole } = render(<PlacesMap places={places} />);
  asker.focus();
  rerender(<PlacesMap places={places} focus={{ addressId: 2 }} />);
  const popup = await findByRole('group', { name: 'La Spezia' });
  asker.remove();
  await user.click(within(popup).getByRole('button', { name: 'Chiudi la scheda' }));
  expect(document.activeElement).toBe(getByRole('group', { name: 'Mappa' }));
});
