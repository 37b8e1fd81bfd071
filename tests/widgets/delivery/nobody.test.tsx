import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { plainShop } from '../../demo/server/plainShop.ts';
import type { Shop } from '../../demo/server/shop.ts';
import { dialogPart, shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(1);
let told = 0;
const hear = () => void told++;
afterEach(() => document.removeEventListener('spesa-not-logged-in', hear));

/** The shop, whose list of slots is nobody's: good data under a root user of −1. */
const forgetful = (shop: Shop): Shop => ({
  ...shop,
  async fetch(input, init) {
    const answer = await shop.fetch(input, init);
    if (!String(input instanceof Request ? input.url : input).includes('/timeslot/list')) return answer;
    const body = (await answer.json()) as object;
    return new Response(JSON.stringify({ ...body, user: { userId: -1 } }), answer);
  },
});

const logins = () => [...document.querySelectorAll('dialog[open] input[name=password]')];

async function begin() {
  told = 0;
  document.addEventListener('spesa-not-logged-in', hear);
  return shopPage(forgetful(plain.shop), { as: 'anna', ready: true });
}

test('SES-11 [spesa-timeslot-picker] a list of slots that is nobody’s ends the session: the page hears it once, one prompt asks to log in', async () => {
  const page = await begin();
  const element = await place('spesa-timeslot-picker');
  await waitFor(() => expect(told).toBe(1));
  await waitFor(() => expect(logins()).toHaveLength(1));
  expect(page.spesa.session.isLoggedIn()).toBe(false);
  expect(page.spesa.cart.current()).toBeNull();
  expect(element.textContent).toContain('Accedi per vedere le fasce orarie');
  expect(document.querySelectorAll('.toast')).toHaveLength(1);
  expect(told).toBe(1);
});

test('SES-11 [spesa-dialogs] the chain of dialogs that asked for it ends, and only the prompt is left', async () => {
  const page = await begin();
  const answer = page.spesa.dialogs.open('timeslot', {});
  await dialogPart('input[name=password]');
  expect(await answer).toBeUndefined();
  await waitFor(() => expect(document.querySelectorAll('dialog[open]')).toHaveLength(1));
  expect(page.spesa.session.isLoggedIn()).toBe(false);
});
