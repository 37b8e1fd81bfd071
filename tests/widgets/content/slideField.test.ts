import { afterEach, expect, test, vi } from 'vitest';

const field = (id: string): string => `<div class="spesa-slide-picture"><input type="hidden" value="${id}">
  <p role="status"></p><p hidden><button type="button" data-choose>Scegli l’immagine</button>
  <button type="button" data-remove ${id ? '' : 'hidden'}>Togli</button></p></div>`;

const find = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector)!;
const value = (): string => find<HTMLInputElement>('input').value;

/** The media library's window, in which somebody chooses a picture. */
function library() {
  let select = (): void => undefined;
  const first = { toJSON: () => picture };
  let picture = {};
  const frame = {
    on: (_: 'select', act: () => void) => (select = act),
    open: vi.fn(),
    state: () => ({ get: () => ({ first: () => first }) }),
  };
  return {
    frame,
    media: vi.fn(() => frame),
    choose(chosen: object): void {
      picture = chosen;
      select();
    },
  };
}

async function start(id: string, wp?: object): Promise<void> {
  document.body.innerHTML = field(id);
  vi.stubGlobal('wp', wp);
  await import(/* @vite-ignore */ `../../../wp-plugin/editor/slide.ts?visit=${(visit += 1)}`);
}
let visit = 0;

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('a picture is chosen from the library and shown with its words, another takes its place, and it is taken away', async () => {
  const { frame, media, choose } = library();
  await start('', { media });
  find('[data-choose]').click();
  expect(media).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Scegli l’immagine', library: { type: 'image' } }),
  );
  choose({ id: 7, url: '/whole.jpg', alt: 'Pane caldo', title: 'pane', sizes: { medium: { url: '/medium.jpg' } } });
  expect(value()).toBe('7');
  expect(find('[role="status"]').innerHTML).toBe('<img src="/medium.jpg" alt="Pane caldo">');
  find('[data-choose]').click();
  choose({ id: 8, url: '/whole.jpg', alt: '', title: 'pane' });
  expect([media.mock.calls.length, frame.open.mock.calls.length, value()]).toEqual([1, 2, '8']);
  expect(find('[role="status"]').innerHTML).toBe('<img src="/whole.jpg" alt="pane">');
  expect(find('[data-remove]').hidden).toBe(false);
  find('[data-remove]').click();
  expect([value(), find('[role="status"]').innerHTML, find('[data-remove]').hidden]).toEqual(['', '', true]);
  expect(document.activeElement).toBe(find('[data-choose]'));
});

test('without the media library the buttons stay away', async () => {
  await start('7');
  expect(find('p:last-child').hidden).toBe(true);
  expect(value()).toBe('7');
});
