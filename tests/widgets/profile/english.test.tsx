import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseLanguage } from '../../../core/flows/chooseLanguage.ts';
import { overlay } from '../../../core/labels/text.ts';
import { months } from '../../../core/labels/it/calendar.ts';
import { texts } from '../../../core/labels/it.ts';
import { english } from '../../../core/labels/en.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { createDevice } from '../../testBrowser.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

let shop: Shop;
const devices = { anna: createDevice(), '': createDevice() };
beforeAll(async () => {
  shop = await openShop();
  for (const device of Object.values(devices)) await chooseLanguage((await shopPage(shop, { device })).spesa, 'en');
}, 120_000);
afterAll(async () => {
  overlay(Object.fromEntries([...texts.values()].map(({ key, italian }) => [key, italian])));
  await shop.close();
});

/** Italian texts of ours without anything to fill in, and not the same in English. */
const italians = new Set(
  [...texts.values()].flatMap(({ key, italian }) =>
    /\{\w+\}/.test(italian) || english.get(key) === italian || [...english.values()].includes(italian) ? [] : [italian],
  ),
);
/** A month alone, or a date that is one text; words of the shop's own gifts are data. */
const calendar = new RegExp(`^(?:\\d{1,2} )?(?:${months.italian.replaceAll(' ', '|')})(?: \\d{4}|$)`);
const said = (element: HTMLElement): string[] => {
  const words = [...element.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((one) =>
    ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? ''),
  );
  const read = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (read.nextNode()) words.push((read.currentNode.textContent ?? '').trim());
  return words;
};

test.each([
  ['account', 'anna'],
  ['profile-form', 'anna'],
  ['security', 'anna'],
  ['contact-preferences', 'anna'],
  ['billing', 'anna'],
  ['notifications', 'anna'],
  ['survey', 'anna'],
  ['gift-codes', 'anna'],
  ['awards', 'anna'],
  ['cookie-preferences', ''],
  ['login', ''],
  ['registration', ''],
  ['registration-confirm', ''],
  ['password-reset', ''],
  ['backoffice', ''],
] as const)('[spesa-%s] in English shows no text of ours in Italian', async (name, as) => {
  const page = await shopPage(shop, { device: devices[as], ...(as && { as }) });
  const element = await place(`spesa-${name}`);
  await waitFor(() => {
    document.dispatchEvent(new Event('scroll'));
    document.dispatchEvent(new Event('pointerover'));
    expect(element.querySelector('.skeletons')).toBeNull();
    expect(page.spesa.session.store.getState().pending).toBe(0);
    expect(element.querySelector('button, a')).not.toBeNull();
  });
  const words = said(element);
  expect(words.filter((one) => [...english.values()].includes(one)).length).toBeGreaterThan(1);
  expect(words.filter((one) => italians.has(one))).toEqual([]);
  expect(words.filter((one) => calendar.test(one))).toEqual([]);
});
