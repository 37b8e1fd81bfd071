import type { Page } from '@playwright/test';
import { shownElements, type Shown } from '../../../demo/gallery/examples.ts';
import { scenes } from '../../../demo/gallery/scenes.ts';
import { axe } from '../../accessibility.ts';
import { desktop, expect, phone, placeTest as test } from '../../fixtures.ts';
import { looksAt, onPhonesAlone } from '../../looks.ts';

const elements = await shownElements();

async function breaches(page: Page, inside: string): Promise<string[]> {
  const violations = await axe(page, { include: [inside] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** What the page complains of, but for answers that the shop was told to refuse. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) heard.push(message.text());
  });
  return heard;
}

interface Look {
  widget: Shown['widget'];
  index: number;
  state: string;
}

/** An example stands: mounted and no longer busy, every icon drawn, new windows shut off. */
async function stands(page: Page, { widget, index, state }: Look): Promise<void> {
  await page.goto(`/example/${widget.tag}/${index}?engine=preact&state=${state}`);
  const element = page.locator(widget.tag);
  await expect(element).toHaveAttribute('data-mounted', '');
  await expect(element.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(element.locator('.icon path:not([d])')).toHaveCount(0);
  expect(
    await element
      .locator('a[target=_blank]:not([rel~=noopener][rel~=noreferrer])')
      .evaluateAll((links) => links.map(({ outerHTML }) => outerHTML)),
  ).toEqual([]);
}

/** Stands where the shop answers nothing, too. */
async function outlivesFailure(page: Page, widget: Look['widget']): Promise<void> {
  await page.goto(`/example/${widget.tag}/0?engine=preact&state=broken`);
  if (widget.for === 'everyone') await expect(page.locator(widget.tag)).toHaveAttribute('data-mounted', '');
}

for (const { widget, examples } of elements) {
  test(`XSS-19 [${widget.tag}]: every example that is looked at mounts, says nothing to the console, has no accessibility fault, shuts new windows off, and outlives a broken shop`, async ({
    page,
  }) => {
    if (onPhonesAlone.has(widget.tag)) await page.setViewportSize(phone);
    const heard = complaints(page);
    for (const [index, state] of looksAt(widget, examples)) {
      await stands(page, { widget, index, state });
      expect(await breaches(page, widget.tag)).toEqual([]);
    }
    await outlivesFailure(page, widget);
    expect(heard).toEqual([]);
  });
}

for (const tag of new Set(scenes.map(({ of }) => of))) {
  test(`A11Y-01 [${tag}] opens as a customer opens it, on the phone and on the computer, without an accessibility fault, without a word to the console`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const heard = complaints(page);
    const around =
      (
        { 'spesa-toasts': '.toasts', 'spesa-dialogs': 'dialog[open]', 'spesa-cart-drawer': 'dialog[open]' } as Record<
          string,
          string
        >
      )[tag] ?? tag;
    for (const { name, shows } of scenes.filter(({ of }) => of === tag)) {
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        await page.goto(`/scene/${name}?engine=preact`);
        await expect(page.locator(`${around} ${shows}`).first(), name).toBeVisible();
        if (tag === 'spesa-toasts') await page.locator('.toasts').hover();
        expect(await breaches(page, around), name).toEqual([]);
        expect(
          await page.evaluate(() =>
            [document.documentElement, ...document.querySelectorAll('.dialog__body')]
              .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
              .filter((over) => over > 0),
          ),
          name,
        ).toEqual([]);
      }
    }
    expect(heard).toEqual([]);
  });
}

test('A11Y-01 the gallery leads to every element, and its scenes stand in their page', async ({ page }) => {
  const heard = complaints(page);
  await page.goto('/');
  for (const { widget } of elements)
    await expect(page.getByRole('main').getByRole('link', { name: widget.title, exact: true })).toHaveAttribute(
      'href',
      `./elements/${widget.tag}/`,
    );
  const violations = await axe(page);
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.goto('/scenes/');
  for (const { title } of scenes)
    await expect(page.getByRole('main').getByRole('heading', { name: title, exact: true })).toBeVisible();
  expect(heard).toEqual([]);
});
