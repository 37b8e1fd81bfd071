// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { allows, answerConsent } from '../../../core/flows/consent.ts';
import { createDevice } from '../../testBrowser.ts';
import { answer, place, stage } from '../stage.ts';

const tag = 'spesa-cookie-preferences';
const nothing = () => Promise.resolve(answer({}));

afterEach(() => document.body.replaceChildren());

async function banner(device = createDevice()) {
  const page = stage(nothing, { device });
  const element = await place(tag, { 'data-banner': '' });
  return { page, view: within(element), element };
}

describe('[spesa-cookie-preferences] as a banner', () => {
  test.each([
    ['Chiudi e rifiuta', false],
    ['Rifiuta tutti', false],
    ['Accetta tutti', true],
  ])('LAW-12 %s keeps the answer and it goes', async (name, given) => {
    const { page, view, element } = await banner();
    await userEvent.click(view.getByRole('button', { name }));
    await waitFor(() => expect(element.querySelector('section')).toBeNull());
    expect([allows(page.spesa, 'analytics'), allows(page.spesa, 'profilation')]).toEqual([given, given]);
  });

  test('is no dialog: nothing is trapped, and the choices have a page of their own', async () => {
    const { view } = await banner();
    expect(view.getByRole('region', { name: 'I tuoi dati, le tue scelte' })).toBeTruthy();
    expect(view.getByRole('link', { name: 'Scegli' }).getAttribute('href')).toBe('/cookie-preferences');
  });

  test('it is not there while an answer holds', async () => {
    const device = createDevice();
    answerConsent(stage(nothing, { device }).spesa, { analytics: false });
    const { element } = await banner(device);
    expect(element.querySelector('section')).toBeNull();
  });
});

describe('[spesa-cookie-preferences] as a page', () => {
  test('LAW-12 no box is ticked beforehand but the technical one, which cannot be refused; what is chosen is kept', async () => {
    const page = stage(nothing);
    const view = within(await place(tag));
    const boxes = await view.findAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.filter(({ checked }) => checked).map(({ name, disabled }) => [name, disabled])).toEqual([
      ['technical', true],
    ]);
    await userEvent.click(view.getByRole('checkbox', { name: /Statistiche/ }));
    await userEvent.click(view.getByRole('checkbox', { name: /Mappe/ }));
    await userEvent.click(view.getByRole('button', { name: 'Salva le scelte' }));
    await waitFor(() => expect(view.getByRole('status').textContent).toContain('salvate'));
    expect(
      (['analytics', 'profilation', 'maps', 'video'] as const).map((purpose) => allows(page.spesa, purpose)),
    ).toEqual([true, false, true, false]);
  });

  test('all can be refused or accepted at once, also after another answer', async () => {
    const page = stage(nothing);
    const view = within(await place(tag));
    await userEvent.click(await view.findByRole('button', { name: 'Accetta tutti' }));
    await waitFor(() => expect(view.getByRole<HTMLInputElement>('checkbox', { name: /Video/ }).checked).toBe(true));
    await userEvent.click(view.getByRole('button', { name: 'Rifiuta tutti' }));
    await waitFor(() => expect(view.getByRole<HTMLInputElement>('checkbox', { name: /Video/ }).checked).toBe(false));
    expect(allows(page.spesa, 'push')).toBe(false);
  });
});
