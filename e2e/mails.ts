import type { APIRequestContext } from '@playwright/test';

/** The text of the newest mail to an address, as the demo's outbox has it. */
export async function newestMail(request: APIRequestContext, shop: string, to: string): Promise<string> {
  const list = await (await request.get(`${shop}/outbox`)).text();
  const entry = list.split('<li>').find((each) => each.includes(`<span>a ${to}</span>`));
  const path = /href="([^"]+)"/.exec(entry ?? '')?.[1];
  if (!path) throw new Error(`no mail to ${to}`);
  const mail = await (await request.get(shop + path)).text();
  return /<pre>([^]*?)<\/pre>/.exec(mail)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

export const linkIn = (mail: string): string => /https?:\/\/\S+/.exec(mail)![0];
export const pinIn = (mail: string): string => /^\d{6}$/m.exec(mail)![0];
