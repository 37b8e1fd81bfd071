import { expect, type Page } from '@playwright/test';
import type { Hands } from './hands.ts';
import { pinIn } from './mails.ts';

/** Step-up authentication in its dialog: the password, and the code of a mail where the second step is on. */
export async function stepUp(page: Page, hands: Hands, word: string, mailed?: () => Promise<string>): Promise<void> {
  const dialog = page.locator('dialog[open]');
  await hands.fill(dialog.locator('[name="password"]'), word);
  await hands.press(dialog.getByRole('button', { name: 'Conferma', exact: true }));
  if (!mailed) return;
  await expect(dialog.locator('[name="mfa_pin"]')).toBeFocused();
  await hands.fill(dialog.locator('[name="mfa_pin"]'), pinIn(await mailed()));
  await hands.press(dialog.getByRole('button', { name: 'Entra', exact: true }));
}
