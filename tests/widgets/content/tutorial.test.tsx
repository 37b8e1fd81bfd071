import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { createDevice, type Device } from '../../testBrowser.ts';
import { dialogPart, shopPage, topDialog } from '../shop.ts';
import { answer, place, stage, type Stage } from '../stage.ts';
import { mountShell } from '../../../widgets/shell/mount.ts';
import { elapse } from '../pageTimers.ts';

let shop: Shop;
const user = userEvent.setup({ delay: null });
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const tag = 'spesa-tutorial';
/** What the shop was told of who asks. */
const clients = new Set<string | null>();

/** The app on a device that keeps what it knows. */
async function openApp(device: Device): Promise<Stage> {
  document.body.replaceChildren();
  const watched: Shop['fetch'] = (input, init) => {
    clients.add(new Headers(init?.headers).get('X-Ebsn-Client'));
    return shop.fetch(input, init);
  };
  const page = stage(watched, { config: { app: 'app' }, device });
  mountShell();
  await place('spesa-dialogs');
  await place(tag);
  return page;
}
const settled = (page: Stage) => waitFor(() => expect(page.asked('/category').length).toBeGreaterThan(0));
const nothingOpens = async (page: Stage) => {
  await settled(page);
  await elapse(50);
  expect(page.spesa.dialogs.isOpen('tutorial')).toBe(false);
};

describe('[spesa-tutorial]', () => {
  test('a browser asks for nothing and shows nothing', async () => {
    const page = await shopPage(shop);
    const element = await place(tag);
    await elapse(50);
    expect(element.innerHTML).toBe('');
    expect(page.requests).toHaveLength(0);
  });

  test('[GET /category] in the app it fills the screen with its pages, once: skipping it is remembered on the device', async () => {
    const device = createDevice();
    const page = await openApp(device);
    const dialog = within(await dialogPart('.tutorial'));
    expect(topDialog().classList.contains('dialog--full')).toBe(true);
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Tutto il negozio in tasca',
      'Consegna o ritiro, decidi tu',
      'Le tue liste, sempre con te',
    ]);
    expect(
      dialog
        .getAllByRole('img')
        .every(
          (picture) => picture.getAttribute('src')!.includes('-mobile.webp') && picture.getAttribute('alt') !== '',
        ),
    ).toBe(true);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ti diamo il benvenuto'));
    expect(page.spesa.preferences.current().tutorial).toBeUndefined();
    expect([...clients]).toEqual(['app']);
    await user.click(dialog.getByRole('button', { name: 'Salta' }));
    await waitFor(() => expect(topDialog()).toBeUndefined());
    expect(page.spesa.preferences.current().tutorial).toBe(171);
    await nothingOpens(await openApp(device));
  });

  test('Escape skips it, and so does the button on its last page', async () => {
    for (const leave of ['escape', 'begin'] as const) {
      const page = await openApp(createDevice());
      const tutorial = await dialogPart('.tutorial');
      if (leave === 'begin') await user.click(within(tutorial).getByRole('button', { name: 'Inizia la spesa' }));
      else topDialog().dispatchEvent(new Event('cancel', { cancelable: true }));
      await waitFor(() => expect(page.spesa.preferences.current().tutorial).toBe(171));
      expect(page.spesa.dialogs.isOpen('tutorial')).toBe(false);
    }
  });

  test('a tutorial that begins anew is shown again; one without pages never', async () => {
    const device = createDevice();
    const first = await openApp(device);
    await dialogPart('.tutorial');
    first.spesa.preferences.remember({ tutorial: 170 });
    first.spesa.dialogs.answer(first.spesa.dialogs.store.getState().levels[0]!.id, undefined);
    await waitFor(() => expect(first.spesa.preferences.current().tutorial).toBe(171));
    first.spesa.preferences.remember({ tutorial: 170 });
    await openApp(device);
    await dialogPart('.tutorial');

    document.body.replaceChildren();
    const empty = stage(
      () =>
        Promise.resolve(
          answer({
            category: {
              categoryId: 1,
              name: 'Home',
              slug: 'home',
              categoryBlocks: [
                {
                  categoryBlockId: 1,
                  templateBlock: { codInt: 'T' },
                  templateBlockType: { modeName: 'Tutorial' },
                  proposals: [],
                },
              ],
            },
          }),
        ),
      { config: { app: 'app' } },
    );
    mountShell();
    await place(tag);
    await nothingOpens(empty);
  });
});
