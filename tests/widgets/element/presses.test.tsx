import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { createElement } from '../../../widgets/element/createElement.tsx';
import { defineWidget, type Prefetch } from '../../../widgets/element/defineWidget.ts';
import { keepPresses } from '../../../widgets/element/presses.ts';
import { useQuery } from '../../../widgets/hooks/useQuery.ts';
import { answer, stage, type Stage } from '../stage.ts';
import { nothingComes } from '../../waits.ts';

let page: Stage;
let count = 0;

function View() {
  const [pressed, press] = useState(0);
  return (
    <button type="button" data-press="once" onClick={() => press(pressed + 1)}>
      {pressed}
    </button>
  );
}

const list = {
  page: { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 12 },
  products: [
    { productId: 1, name: 'Pane', shortDescr: '', description: '', slug: 'pane', productInfos: {}, available: 3 },
  ],
};
const prefetch = [{ endpoint: catalogue.products, input: { q: 'pane' }, template: 'product-list' as const }];

function define(view: () => React.ReactNode = View, plans: readonly Prefetch[] = []): `spesa-${string}` {
  const tag = `spesa-pressed-${++count}` as const;
  const told = { tag, title: 'Prova', description: '', attributes: {}, loads: 'now' as const, prefetch: plans };
  customElements.define(tag, createElement(defineWidget({ ...told, view: () => Promise.resolve({ default: view }) })));
  return tag;
}

beforeEach(() => {
  page = stage(() => Promise.resolve(answer({})));
  keepPresses(document);
});
afterEach(() => document.body.replaceChildren());

test('the focus and a press on a server-printed button are kept', async () => {
  const tag = `spesa-pressed-${count + 1}`;
  document.body.innerHTML = `<${tag} class="spesa"><button type="button" data-press="once">dal server</button></${tag}>`;
  const button = document.querySelector<HTMLButtonElement>('[data-press]')!;
  button.focus();
  button.click();
  define();
  const element = document.querySelector<HTMLElement>(tag)!;
  await vi.waitFor(() => expect(element.textContent).toBe('1'));
  expect(document.activeElement).toBe(element.querySelector('button'));
  expect(document.querySelectorAll('button')).toHaveLength(1);
});

test('a button that is held down stays until it is let go: its press is not lost', async () => {
  const hold = async (down: Event, up: Event, click: boolean) => {
    const tag = define();
    document.body.innerHTML = `<${tag} class="spesa"><button type="button" data-press="once">dal server</button></${tag}>`;
    const button = document.querySelector<HTMLButtonElement>('[data-press]')!;
    button.dispatchEvent(down);
    await nothingComes(20);
    expect(button.isConnected).toBe(true);
    button.dispatchEvent(up);
    if (click) button.click();
    await vi.waitFor(() => expect(button.isConnected).toBe(false));
    return document.querySelector(tag)!.textContent;
  };
  const bubbles = { bubbles: true };
  expect(await hold(new Event('pointerdown', bubbles), new Event('pointerup', bubbles), true)).toBe('1');
  const space = { ...bubbles, key: ' ' };
  expect(await hold(new KeyboardEvent('keydown', space), new KeyboardEvent('keyup', space), true)).toBe('1');
  expect(await hold(new Event('pointerdown', bubbles), new Event('pointercancel', bubbles), false)).toBe('0');
  expect(await hold(new Event('pointerdown', bubbles), new Event('pointerup', bubbles), false)).toBe('0');
});

test('a printed link that is held down stays until its click has led on', async () => {
  const tag = define();
  document.body.innerHTML = `<${tag} class="spesa"><a href="#volantini"><b>Tutti i volantini</b></a></${tag}>`;
  const link = document.querySelector<HTMLElement>('b')!;
  link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await nothingComes(20);
  expect(link.isConnected).toBe(true);
  link.dispatchEvent(new Event('pointerup', { bubbles: true }));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
  await vi.waitFor(() => expect(link.isConnected).toBe(false));
});

test('a press is done once when its view has read what it shows, unless the customer has pressed something else', async () => {
  const pressed = vi.fn();
  const Late = () =>
    useQuery(catalogue.products, { q: 'pane' }).data ? (
      <button type="button" data-press="menu" onClick={pressed}>
        Reparti
      </button>
    ) : (
      <p>…</p>
    );
  let free = () => {};
  const held = () => {
    const waiting = new Promise<void>((resolve) => (free = resolve));
    page.intercept(() => waiting.then(() => answer(list)));
  };
  const late = async () => {
    const tag = define(Late, prefetch);
    document.body.innerHTML = `<${tag} class="spesa" data-spesa-pressed="menu"></${tag}>`;
    await nothingComes(20);
  };
  held();
  await late();
  expect(pressed).not.toHaveBeenCalled();
  free();
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  await nothingComes(20);
  expect(pressed).toHaveBeenCalledOnce();
  document.body.replaceChildren();
  await vi.waitFor(() => expect(page.spesa.query.store.getState().reads).toEqual({}));
  page.spesa.client.forget();
  held();
  await late();
  document.body.click();
  free();
  await vi.waitFor(() => expect(document.querySelector('[data-press]')).not.toBeNull());
  expect(pressed).toHaveBeenCalledOnce();
});
