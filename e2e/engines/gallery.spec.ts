import { expect } from '@playwright/test';
import { shownElements } from '../../demo/gallery/examples.ts';
import { desktop, phone } from '../fixtures.ts';
import { looksAt, onPhonesAlone } from '../looks.ts';
import { test } from './fixtures.ts';

/** Inside the page: how far the element has come. */
function stateOf(tag: string): 'absent' | 'not mounted' | 'busy' | 'ready' {
  const element = document.querySelector(tag);
  if (!element) return 'absent';
  if (!element.hasAttribute('data-mounted')) return 'not mounted';
  const busy = element.querySelector('[aria-busy=true]');
  // Lazy loading waits for the viewport.
  busy?.scrollIntoView();
  return busy ? 'busy' : 'ready';
}

const galleryAddress = async (): Promise<string> => (await fetch(`${process.env['SPESA_E2E_PLACES']}/gallery`)).text();

for (const { widget, examples } of await shownElements()) {
  test(`[${widget.tag}] every example mounts, and says nothing to the console`, async ({ engine }) => {
    const gallery = await galleryAddress();
    await engine.resize(onPhonesAlone.has(widget.tag) ? phone : desktop);
    for (const [index, state] of looksAt(widget, examples)) {
      await engine.go(`${gallery}/example/${widget.tag}/${index}?engine=preact&state=${state}`);
      await expect
        .poll(() => engine.inPage(stateOf, widget.tag), { message: `${index} ${state}`, timeout: 20_000 })
        .toBe('ready');
    }
  });
}
