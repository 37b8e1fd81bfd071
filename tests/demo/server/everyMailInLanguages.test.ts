import { describe, expect, test } from 'vitest';
import { texts } from '../../../core/labels/it.ts';
import { translations } from '../../../core/labels/translations.ts';
import { sentences } from '../../../demo/server/language/sentences.ts';
import { caller } from './caller.ts';
import { everyMail } from './everyMail.ts';
import { plainShop } from './plainShop.ts';

const slot = /\{\w+\}/;

/** Pieces of Italian texts, long enough to be known again, that the other language does not say too. */
function piecesOf(language: 'en' | 'de'): string[] {
  const pairs = [
    ...Object.entries(sentences).map(([italian, forms]) => [italian, forms[language]] as const),
    ...[...texts.values()].map(({ key, italian }) => [italian, translations[language]!.get(key) ?? ''] as const),
  ];
  const said = pairs.map(([, words]) => words).join('\n');
  return pairs.flatMap(([italian]) =>
    italian.split(slot).filter((piece) => /\p{L}{3,} \p{L}{2,}/u.test(piece) && !said.includes(piece)),
  );
}

describe.each(['en', 'de'] as const)('every mail in %s', (language) => {
  const plain = plainShop(5);

  test('has no Italian sentence of the shop in it, and says so', async () => {
    const { shop, ids } = plain;
    const speaking = caller((input, init) =>
      shop.fetch(input, { ...init, headers: { ...(init?.headers as object), 'X-Ebsn-Language': language } }),
    );
    await everyMail({ ...shop, request: speaking }, ids);
    const mails = await shop.db.selectFrom('mail').select(['subject', 'html', 'plain', 'recipient']).execute();
    const told = mails.filter(({ recipient }) => !/^(?:staff|direzione)@/.test(recipient));
    expect(told.length).toBeGreaterThan(15);
    const italian = piecesOf(language);
    expect(italian.length).toBeGreaterThan(500);
    for (const { subject, html, plain: text } of told) {
      expect.soft(html).toContain(`<html lang="${language}">`);
      const said = `${subject}\n${text}`;
      expect
        .soft(
          italian.filter((piece) => said.includes(piece)),
          subject,
        )
        .toEqual([]);
    }
  }, 120_000);
});
