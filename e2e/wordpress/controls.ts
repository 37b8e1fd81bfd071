import { expect, type Locator, type Page } from '@playwright/test';
import type { Control } from '../../wp-plugin/editor/toAttributes.ts';

/** A control as the list of widgets has it, its kind unread. */
type Switched = Omit<Control, 'type' | 'needed'>;

/** What is typed into a control of words. */
const words = 'Prova d’editor';

/** Another value than the one that stands there. */
function otherNumber({ default: preset, min = 0 }: Switched): string {
  return String(Number(preset) === min ? min + 1 : min);
}

/** The pictures chosen so far: each control gets another one. */
let pictures = 0;

/** Chooses a picture of the media library, and gives its address. */
async function choosePicture(page: Page, label: string): Promise<string> {
  const control = page
    .getByRole('region', { name: 'Editor settings' })
    .locator('.components-base-control', { has: page.getByText(label, { exact: true }) });
  await control.getByRole('button', { name: /^(Scegli|Cambia) immagine$/ }).click();
  const library = page.getByRole('dialog').filter({ has: page.locator('.media-frame') });
  await library.getByRole('tab', { name: /^(Media Library|Libreria media)$/ }).click();
  await library.locator('.attachments .attachment').nth(pictures++).click();
  const address = await library.locator('[data-setting="url"] input').inputValue();
  expect(address).not.toBe('');
  await library.locator('.media-button-select').click();
  return address;
}

/** Writes a path into WordPress' link control. */
async function writeLink(box: Locator): Promise<string> {
  await box.getByRole('combobox').fill('/chi-siamo/');
  await box.getByRole('combobox').press('Enter');
  return '/chi-siamo/';
}

/** Switches a control of the selected block to another value, as an editor does; the element's attribute then says this. */
export async function switchControl(page: Page, control: Switched): Promise<string | RegExp> {
  // A toolbar may have a button of the same name.
  const field = page
    .getByRole('region', { name: 'Editor settings' })
    .getByLabel(control.label, { exact: true })
    .first();
  switch (control.control) {
    case 'toggle':
      if (await field.isChecked()) await field.click();
      await field.click();
      return '';
    case 'number':
      await field.fill(otherNumber(control));
      return otherNumber(control);
    case 'select': {
      const other = (control.options ?? []).find(({ value }) => value !== control.default)!;
      await field.selectOption(other.value);
      return other.value;
    }
    case 'text':
      await field.fill(words);
      return words;
    case 'textarea':
      await field.fill(`1 | ${words}\n${words}`);
      return `1 | ${words}\n${words}`;
    case 'ingredients': {
      await field.getByRole('button', { name: 'Aggiungi un ingrediente' }).click();
      const line = field.getByRole('group').last();
      await line.getByLabel('Nome').fill(words);
      await line.getByRole('button', { name: 'Scegli il prodotto' }).click();
      await line.getByRole('combobox', { name: 'Prodotto' }).fill('mele');
      await line.getByRole('option').first().click();
      return new RegExp(`\\| ${words} \\| \\d+$`);
    }
    case 'link': {
      const box = page.locator('.components-base-control', { hasText: control.label }).locator('.spesa-link').first();
      const edit = box.getByRole('button', { name: /^(Edit|Modifica)/ });
      if (await edit.isVisible()) await edit.click();
      return writeLink(box);
    }
    case 'links': {
      await field.getByRole('button', { name: 'Aggiungi un collegamento' }).click();
      const line = field.getByRole('group').last();
      await line.getByLabel('Testo').fill(words);
      return `${words} | ${await writeLink(line)}`;
    }
    case 'focalPoint': {
      const left = page.locator('.components-focal-point-picker-control').getByRole('spinbutton').first();
      await left.fill('20');
      await left.press('Enter');
      return /^20% \d+%$/;
    }
    case 'image':
      return choosePicture(page, control.label);
    default: {
      const name = /^(products|categories|bannerBlocks)$/.test(control.control)
        ? `${control.label}: aggiungi`
        : control.label;
      const picker = page.getByRole('combobox', { name, exact: true }).first();
      const chosen = await picker.inputValue();
      await picker.click();
      if (/^products?$/.test(control.control)) await picker.fill('mele');
      const all = page.getByRole('listbox').getByRole('option');
      // The demo has one slider, and two and more of all else.
      const option = control.control === 'slider' ? all.last() : all.filter({ hasNotText: chosen || /^$/ }).last();
      await expect(option).toBeVisible();
      await option.click();
      return /^.+$/;
    }
  }
}
