import { isPicture } from '../../../core/rules/guaranteeFile.ts';
import { isServiceProduct } from '../../../core/rules/productNature.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import type { Db } from '../database/database.ts';
import { spoken } from '../language/speak.ts';
import { say } from '../language/translate.ts';
import type { Part } from './parts.ts';

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

/** The notice in a mail: its words, and the official file as a picture, or as a link where it is none. */
export function guaranteeParts(file: string): Part[] {
  const words: Part = { kind: 'small', words: guaranteeWords() };
  if (!file) return [words];
  return isPicture(file)
    ? [words, { kind: 'picture', url: file, words: official() }]
    : [{ ...words, link: { label: official(), url: file } }];
}
