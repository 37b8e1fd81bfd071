import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { isPicture } from '../../../core/rules/guaranteeFile.ts';
import { isServiceProduct } from '../../../core/rules/productNature.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import type { Db } from '../database/database.ts';
import { spoken } from '../language/speak.ts';
import { say } from '../language/translate.ts';

/** Are there goods among these lines, which the legal guarantee concerns? */
export const holdsGoods = (items: readonly { product: Pick<Product, 'productInfos'> }[]): boolean =>
  items.some(({ product }) => !isServiceProduct(product));

/** What mails and papers say of the legal guarantee (LAW-23). */
export const guaranteeWords = (): string =>
  say(
    'Garanzia legale di conformità, almeno 2 anni: se un bene è difettoso o non è come descritto, il venditore ne risponde per due anni dalla consegna, gratis: riparazione o sostituzione e, se non bastano, uno sconto sul prezzo o il rimborso. I tuoi diritti in Europa: https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_it.htm',
  );

/** Address of the official notice in the language that is spoken, the shop's setting `guarantee_file_it`, `_en` or `_de`; empty for none. */
export async function guaranteeFile(db: Db): Promise<string> {
  const name = `guarantee_file_${spoken()}`;
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value.startsWith('https://') && URL.canParse(row.value) ? row.value : '';
}

const official = () => say('Avviso ufficiale dell’Unione europea sulla garanzia legale');

/** The notice in a mail's plain text. */
export const guaranteeLines = (file: string): string[] => [
  guaranteeWords(),
  ...(file ? [`${official()}: ${file}`] : []),
];

/** The notice in a mail: its words, and the official file as a picture, or as a link where it is none. */
export function guaranteePart(file: string): HtmlEscapedString | Promise<HtmlEscapedString> {
  const link = html`<p class="small"><a target="_top" href="${file}">${official()}</a></p>`;
  const picture = html`<p><img src="${file}" alt="${official()}" style="width: 100%; max-width: 26rem" /></p>`;
  return html`<p class="small">${guaranteeWords()}</p>
    ${file ? (isPicture(file) ? picture : link) : ''}`;
}
