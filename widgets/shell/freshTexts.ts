import { markSchema } from '../../core/schema/stored.ts';
import { tolerant } from '../../core/schema/tolerant.ts';
import { spesa } from '../element/context.ts';

/** The shop's texts are read anew once a tab, for the pages that follow: what it has changed since the bundle was built, or the language that the customer has chosen (account, language labels). */
export async function freshTexts(): Promise<void> {
  const shop = spesa();
  const { page } = shop.browser;
  if (page.read('renewed', tolerant(markSchema))) return;
  page.write('renewed', true);
  const { renewTexts } = await import('../../core/flows/chooseLanguage.ts');
  await renewTexts(shop);
}
