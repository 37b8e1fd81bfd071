// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allows } from '../../../core/flows/consent.ts';
import { createDevice } from '../../testBrowser.ts';
import { answer, place, stage, type Stage } from '../stage.ts';

const id = 'dQw4w9WgXcQ';
const forms = [
  `https://www.youtube.com/watch?v=${id}&t=3`,
  `https://www.youtube.com/embed/${id}`,
  `https://youtube.com/shorts/${id}?feature=x`,
  `https://youtu.be/${id}`,
];
const half = 183 * 86_400_000;
let page: Stage;

async function open(href: string, device = createDevice()) {
  document.body.replaceChildren();
  page = stage(() => Promise.resolve(answer({})), { device });
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  await place('spesa-dialogs');
  const text = await place('spesa-static-text', { text: `<p><a href="${href}">La ricetta in video</a></p>` });
  await userEvent.click(await waitFor(() => within(text).getByRole('link')));
}
const frame = () => document.querySelector<HTMLIFrameElement>('dialog iframe');
const press = (name: string) =>
  waitFor(() => userEvent.click(within(document.querySelector('dialog')!).getByRole('button', { name })));

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('the video dialog [spesa-static-text]', () => {
  test.each(forms)(
    'XSS-12 %s opens a silent player without controls on the cookie-less host, once the customer agrees',
    async (href) => {
      await open(href);
      await press('Guarda qui il video');
      const address = new URL(frame()!.src);
      expect(address.origin + address.pathname).toBe(`https://www.youtube-nocookie.com/embed/${id}`);
      expect(Object.fromEntries(address.searchParams)).toMatchObject({ autoplay: '1', mute: '1', controls: '0' });
      expect([frame()!.title, frame()!.getAttribute('sandbox')]).toEqual([
        'La ricetta in video',
        'allow-scripts allow-same-origin',
      ]);
    },
  );

  test('NET-13 where the player is blocked the link to the video stands beside it, in a window of its own', async () => {
    await open(forms[0]!);
    await press('Guarda qui il video');
    const link = within(document.querySelector('dialog')!).getByRole('link', { name: 'Apri il video su YouTube' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      forms[0],
      '_blank',
      'noopener noreferrer',
    ]);
  });

  test('its own pause and sound tell the player, and closing takes it away', async () => {
    await open(forms[0]!);
    await press('Guarda qui il video');
    const said: unknown[] = [];
    vi.spyOn(frame()!.contentWindow!, 'postMessage').mockImplementation(((message: string, origin: string) =>
      said.push([(JSON.parse(message) as { func: string }).func, origin])) as never);
    for (const name of ['Ferma il video', 'Riprendi il video', 'Attiva l’audio']) await press(name);
    expect(said).toEqual(
      ['pauseVideo', 'playVideo', 'unMute'].map((func) => [func, 'https://www.youtube-nocookie.com']),
    );
    await press('Chiudi');
    await waitFor(() => expect(frame()).toBeNull());
  });

  test('LAW-12 nothing is loaded before one agrees; who refuses keeps a link, and is asked again after half a year', async () => {
    const device = createDevice();
    await open(forms[0]!, device);
    await waitFor(() => expect(document.querySelector('dialog')?.textContent).toContain('YouTube'));
    expect(frame()).toBeNull();
    await press('No, grazie');
    expect(
      within(document.querySelector('dialog')!)
        .getByRole('link', { name: 'Apri il video su YouTube' })
        .getAttribute('href'),
    ).toBe(forms[0]);
    await open(forms[1]!, device);
    await waitFor(() => expect(document.querySelector('dialog')?.textContent).toContain('Hai scelto di non caricare'));
    expect(frame()).toBeNull();
    document.body.replaceChildren();
    page.browser.offset = half;
    expect(allows(page.spesa, 'video')).toBeUndefined();
  });

  test('who has agreed once sees the next video at once', async () => {
    const device = createDevice();
    await open(forms[0]!, device);
    await press('Guarda qui il video');
    await open(forms[2]!, device);
    await waitFor(() => expect(frame()).not.toBeNull());
  });

  test('other links are left to the browser', async () => {
    document.body.replaceChildren();
    page = stage(() => Promise.resolve(answer({})));
    const text = await place('spesa-static-text', {
      text: '<p><a href="https://example.org/watch?v=dQw4w9WgXcQ">x</a></p>',
    });
    const link = await waitFor(() => within(text).getByRole('link'));
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(page.spesa.dialogs.store.getState().levels).toEqual([]);
  });
});
