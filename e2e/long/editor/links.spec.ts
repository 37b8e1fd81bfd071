import { desktop, expect, test } from '../../fixtures.ts';
import { openEditor } from '../../wordpress/editorPage.ts';

test.use({ viewport: desktop });
test.setTimeout(300_000);

test('[spesa-loyalty-card] an editor adds services by text and by a page that is found by name, and changes their order', async ({
  page,
}) => {
  const editor = await openEditor(page);
  await editor.insert('spesa/loyalty-card');
  const panel = page.getByRole('region', { name: 'Editor settings' }).getByRole('group', { name: 'Servizi' });
  const add = panel.getByRole('button', { name: 'Aggiungi un collegamento' });
  const link = (at: number) => panel.getByRole('group', { name: `Collegamento ${at}` });
  const find = async (at: number, words: string, found: RegExp) => {
    await link(at).getByRole('combobox').fill(words);
    await link(at).getByRole('option', { name: found }).first().click();
  };
  await add.click();
  await link(1).getByLabel('Testo').fill('I miei premi');
  await find(1, 'frutta', /Frutta e verdura.*reparto/i);
  await expect(link(1).getByText('Frutta e verdura').first()).toBeVisible();
  await add.click();
  await find(2, 'dispensa', /Dispensa.*reparto/i);
  await expect(link(2).getByLabel('Testo')).toHaveValue('Dispensa');
  expect(await editor.attributes()).toMatchObject({
    services: 'I miei premi | /category/frutta-e-verdura\nDispensa | /category/dispensa',
  });
  await link(2).getByRole('button', { name: 'Sposta su: Dispensa' }).click();
  await expect(link(1).getByLabel('Testo')).toHaveValue('Dispensa');
  await link(1).getByRole('button', { name: 'Togli: Dispensa' }).click();
  expect(await editor.attributes()).toMatchObject({ services: 'I miei premi | /category/frutta-e-verdura' });
});
