import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerConsent } from '../../../core/flows/consent.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';
import { googleStandIn } from './googleStandIn.ts';

const plain = plainShop(1);

test('NET-13 [spesa-store-map] a script of Google’s that does not come leaves the own map; the failure is said once, and not tried again', async () => {
  const google = googleStandIn();
  google.breaks = true;
  const page = await shopPage(plain.shop, { config: { mapsKey: 'public-key' } });
  answerConsent(page.spesa, { maps: true });
  const failures = () =>
    [...document.querySelectorAll('.toast')].filter(({ textContent }) => textContent!.includes('Error Loading GMAPS'));
  const first = await place('spesa-store-map', {});
  await waitFor(() => expect(failures()).toHaveLength(1));
  const second = await place('spesa-store-map', {});
  for (const element of [first, second])
    await waitFor(() => expect(element.querySelector('.places-map__land')).toBeTruthy());
  expect([failures().length, google.scripts.length]).toEqual([1, 1]);
  google.remove();
});
