import * as guaranteeTexts from '../../../core/labels/it/guarantee.ts';
import { isPicture } from '../../../core/rules/guaranteeFile.ts';
import { isServiceProduct } from '../../../core/rules/productNature.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import type { Db } from '../database/database.ts';
import { spoken } from '../language/speak.ts';
import { say } from '../language/translate.ts';
import type { Link, Part } from './parts.ts';

/** Are there goods among these lines, which the legal guarantee concerns? */
export const holdsGoods = (items: readonly { product: Pick<Product, 'productInfos'> }[]): boolean =>
  items.some(({ product }) => !isServiceProduct(product));

/** The legal guarantee in words (LAW-23). */
const guaranteeWords = (): string =>
  say(
    'Garanzia legale di conformità, almeno 2 anni: se un bene è difettoso o non è come descritto, il venditore ne risponde per due anni dalla consegna, gratis: riparazione o sostituzione e, se non bastano, uno sconto sul prezzo o il rimborso.',
  );

/** Address of the official notice in the language that is spoken, the shop's setting `guarantee_file_it`, `_en` or `_de`; empty for none. */
export async function guaranteeFile(db: Db): Promise<string> {
  const name = `guarantee_file_${spoken()}`;
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value.startsWith('https://') && URL.canParse(row.value) ? row.value : '';
}

/** Where the European Union explains it, in the language that is spoken. */
const explained = (): Link => ({ label: guaranteeTexts.more(), url: guaranteeTexts.address() });

/** What papers say of the legal guarantee: its words and the address of its page. */
export const guaranteePaper = (): string => `${guaranteeWords()} ${explained().label}: ${explained().url}`;

const official = () => say('Avviso ufficiale dell’Unione europea sulla garanzia legale');

/** The notice in a mail: its words, and the official file as a picture, or as a link where it is none. */
export function guaranteeParts(file: string): Part[] {
  const words: Part = { kind: 'small', words: guaranteeWords(), link: explained() };
  if (!file) return [words];
  return isPicture(file)
    ? [words, { kind: 'picture', url: file, words: official() }]
    : [words, { kind: 'small', words: '', link: { label: official(), url: file } }];
}
