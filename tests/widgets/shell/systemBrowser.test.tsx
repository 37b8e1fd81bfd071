// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { toSystemBrowser } from '../../../widgets/shell/systemBrowser.ts';
import { answer, place, stage, type Stage } from '../stage.ts';

let page: Stage;
const opened = vi.fn();
const followed = vi.fn();
const away = 'https://www.example.org/ricette?x=1';
const stay = (event: Event) => {
  if (!event.defaultPrevented) followed((event.target as Element).closest('a')?.getAttribute('href'));
  event.preventDefault();
};

beforeAll(() => toSystemBrowser(document));
beforeEach(() => {
  opened.mockReset();
  followed.mockReset();
  vi.spyOn(window, 'open').mockImplementation(opened);
  window.addEventListener('click', stay);
  page = stage(() => Promise.resolve(answer({})));
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.removeEventListener('click', stay);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const image = async (link: string) => {
  const element = await place('spesa-static-image', { image: '/photo/a.webp', alt: 'Le ricette', link });
  await userEvent.click(await waitFor(() => within(element).getByRole('img')));
};

test('[spesa-static-image] XSS-19 in the app a link to another site opens once in the system’s browser, without an opener', async () => {
  await image(away);
  expect(opened.mock.calls).toEqual([[away, '_system', 'noopener,noreferrer']]);
  expect(followed).not.toHaveBeenCalled();
});

describe('the app’s bridge', () => {
  const post = vi.fn();
  beforeEach(() => void post.mockReset());
  const told = [[JSON.stringify({ name: 'openExternal', detail: { url: away } })]];

  test.each([
    ['Android', 'SpesaApp', { postMessage: post }],
    ['iOS', 'webkit', { messageHandlers: { SpesaApp: { postMessage: post } } }],
  ])('of %s is told the address, once, in place of a window', async (_, name, object) => {
    vi.stubGlobal(name, object);
    await image(away);
    expect([post.mock.calls, opened.mock.calls]).toEqual([told, []]);
  });

  test.each([
    ['a frame that content gave its name', () => Object.assign(document.createElement('iframe'), { name: 'SpesaApp' })],
    ['an element that content gave its name', () => Object.assign(document.createElement('a'), { id: 'SpesaApp' })],
  ])('is not %s', async (_, make) => {
    const element = make();
    document.body.append(element);
    const frame = (element as Partial<HTMLIFrameElement>).contentWindow;
    if (frame) vi.spyOn(frame, 'postMessage').mockImplementation(post);
    vi.stubGlobal('SpesaApp', frame ?? element);
    await image(away);
    expect([post.mock.calls, opened.mock.calls.length]).toEqual([[], 1]);
  });

  test('that refuses leaves the link to the web view’s own way', async () => {
    vi.stubGlobal('SpesaApp', {
      postMessage: post.mockImplementation(() => {
        throw new Error('gone');
      }),
    });
    await image(away);
    expect(opened.mock.calls).toEqual([[away, '_system', 'noopener,noreferrer']]);
  });

  test.each(['/category/pane', 'tel:+39010123456', 'mailto:ciao@example.it'])('does not hear of %s', async (link) => {
    vi.stubGlobal('SpesaApp', { postMessage: post });
    await image(link);
    expect(post).not.toHaveBeenCalled();
  });
});

test.each([
  '/category/pane',
  '/shop/product/latte',
  '/photo/2026/volantino.pdf',
  'tel:+39010123456',
  'mailto:ciao@example.it',
])('%s is left to the app’s own web view', async (link) => {
  await image(link);
  expect(opened).not.toHaveBeenCalled();
  expect(followed).toHaveBeenCalledOnce();
});

test('a video keeps its own dialog', async () => {
  await image('https://youtu.be/dQw4w9WgXcQ');
  expect(opened).not.toHaveBeenCalled();
  expect(page.spesa.dialogs.store.getState().levels.map(({ name }) => name)).toEqual(['video']);
});

test('links that the server printed, and those of the page around, go the same way', async () => {
  document.body.innerHTML = `<article><a href="${away}" target="_blank"><b>Leggi</b></a></article>`;
  await userEvent.click(document.querySelector('b')!);
  expect(opened.mock.calls).toEqual([[away, '_system', 'noopener,noreferrer']]);
});
