import type { Shop } from './shop.ts';

interface Letter {
  subject: string;
  plain: string;
  /** Where its link leads. */
  link: URL | undefined;
  /** Its six digits. */
  pin: string;
}

/** The last mail to an address. */
export async function lastLetter(shop: Pick<Shop, 'db'>, to: string): Promise<Letter> {
  const mail = await shop.db
    .selectFrom('mail')
    .select(['subject', 'plain'])
    .where('recipient', '=', to)
    .orderBy('mail_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const link = /https?:\/\/\S+/.exec(mail.plain)?.[0];
  return { ...mail, link: link ? new URL(link) : undefined, pin: /^\d{6}$/m.exec(mail.plain)?.[0] ?? '' };
}

/** What the links of all mails to an address carry, in the order of the mails. */
export async function tokensFrom(shop: Pick<Shop, 'db'>, to: string, name: string): Promise<string[]> {
  const mails = await shop.db
    .selectFrom('mail')
    .select('plain')
    .where('recipient', '=', to)
    .orderBy('mail_id')
    .execute();
  return mails.flatMap(({ plain }) => {
    const link = /https?:\/\/\S+/.exec(plain)?.[0];
    return link ? (new URL(link).searchParams.get(name) ?? []) : [];
  });
}

/** What the link of the last mail to an address carries. */
export async function tokenFrom(shop: Pick<Shop, 'db'>, to: string, name: string): Promise<string> {
  const { link } = await lastLetter(shop, to);
  const token = link?.searchParams.get(name);
  if (!token) throw new Error(`no ${name} in the link of the mail to ${to}`);
  return token;
}
