import { expect, type Page } from '@playwright/test';
import type { Control } from '../../wp-plugin/editor/toAttributes.ts';

/** A control as the list of widgets has it, its kind unread. */
type Switched = Omit<Control, 'type' | 'needed'>;

/** What is typed into a control of words. */
const words = 'Prova d’editor';

/** Another value than the one that stands there. */
function otherNumber({ default: preset, min = 0 }: Switched): string {
  return String(Number(preset) === min ? min + 1 : min);
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
    case 'link': {
      const box = page.locator('.components-base-control', { hasText: control.label }).locator('.spesa-link').first();
      const edit = box.getByRole('button', { name: /^(Edit|Modifica)/ });
      if (await edit.isVisible()) await edit.click();
      await box.getByRole('combobox').fill('/chi-siamo/');
      await box.getByRole('combobox').press('Enter');
      return '/chi-siamo/';
    }
    default: {
      const picker = page.getByRole('combobox', { name: control.label, exact: true }).first();
      const chosen = await picker.inputValue();
      await picker.click();
      if (control.control === 'product') await picker.fill('mele');
      const all = page.getByRole('listbox').getByRole('option');
      // The demo has one slider, and two and more of all else.
      const option = control.control === 'slider' ? all.last() : all.filter({ hasNotText: chosen || /^$/ }).last();
      await expect(option).toBeVisible();
      await option.click();
      return /^.+$/;
    }
  }
}
