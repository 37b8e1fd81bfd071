import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../core/api/endpoints/index.ts';
import { cartSchema } from '../../core/schema/cart.ts';
import type { Endpoint } from '../../core/api/endpoint.ts';
import { callOf, isCall, type Recording } from '../../wp-plugin/editor/calls.ts';
import { networkOf, scenes } from '../../wp-plugin/editor/scene.ts';
import { hasSamples, seenAs } from '../../wp-plugin/editor/seenAs.ts';
import recorded from '../../wp-plugin/editor/recording.json' with { type: 'json' };

vi.mock('@wordpress/i18n', () => ({ __: (text: string) => text }));

const { at, people } = recorded as unknown as Recording;
const base = 'http://shop.test/wp-admin/post.php';
const api = 'http://shop.test/ebsn/api';
const real = vi.fn(() => Promise.resolve(new Response('ours')));
const texts = { slotExpired: 'Der Termin ist vorbei.', unsaved: 'Nichts wird gespeichert.' };
const ask = async (name: (typeof seenAs)[number], path: string, init?: RequestInit) => {
  const answer = await networkOf(scenes[name], real as unknown as typeof fetch, base, texts)(`${api}${path}`, init);
  return (await answer.json()) as { response: { status: number }; data: Record<string, unknown> };
};
const rows = Object.values(endpoints).flatMap((area) => Object.values(area) as Endpoint[]);

describe('what “Vedi come…” plays back', () => {
  it('is what the calls answer today; node demo/gallery/record/main.ts records it anew', () => {
    const wrong: string[] = [];
    for (const [person, { answers }] of Object.entries(people))
      for (const [call, { data, user, refused }] of Object.entries(answers)) {
        const [path, one] = call.split('#');
        const isRead = (row: Endpoint) => row.method === 'GET' || path === '/checkout/prepare';
        const named = rows.filter((row) => row.path === path && isRead(row) && row.base === 'shop');
        const fits = named.some(
          ({ answer }) => v.safeParse(answer, data).success || v.safeParse(answer, { ...Object(data), user }).success,
        );
        const fitsCart = refused && v.safeParse(cartSchema, (data as { cart?: unknown }).cart).success;
        if (!fits && !fitsCart) wrong.push(`${person} ${call} ${one ?? ''}`);
      }
    expect(wrong).toEqual([]);
    expect(Object.keys(people['visitor']!.answers).length).toBeGreaterThan(10);
  });

  it('has somebody for every name of the menu that samples show', () => {
    for (const name of seenAs.filter(hasSamples)) expect(people, name).toHaveProperty(scenes[name].person!);
  });

  it('leaves a phone and a slow line to the shop itself, with the goods of the block', async () => {
    vi.useFakeTimers();
    for (const name of ['phone', 'slow'] as const) {
      const shop = vi.fn(() => Promise.resolve(new Response('ours')));
      const answer = networkOf(
        scenes[name],
        shop as unknown as typeof fetch,
        base,
        texts,
      )(`${api}/products?promo=true`);
      await vi.runAllTimersAsync();
      expect(await (await answer).text(), name).toBe('ours');
      expect(shop, name).toHaveBeenCalledWith(`${api}/products?promo=true`, undefined);
    }
    vi.useRealTimers();
    expect(seenAs.filter((name) => !hasSamples(name))).toEqual(['slow', 'offline', 'phone']);
  });

  it('knows a call by its path and which of its forms it is', () => {
    const call = (path: string) => callOf(new URL(api + path));
    expect([
      call('/products?page_size=4'),
      call('/products?slug=x'),
      call('/category?slug='),
      call('/category?slug=x'),
    ]).toEqual(['/products', '/products#one', '/category', '/category#one']);
    expect(isCall(new URL('http://shop.test/wp-json/wp/v2/posts'))).toBe(false);
  });

  it('shows a full cart, an empty one, a slot that is over and products that are sold out', async () => {
    expect((await ask('full', '/cart/view')).data['totalItems']).toBeGreaterThan(2);
    expect((await ask('empty', '/cart/view')).data['totalItems']).toBe(0);
    const { timeslot } = (await ask('slotExpired', '/cart/view')).data as { timeslot: { heldUntil: string } };
    expect(Date.parse(timeslot.heldUntil)).toBeLessThan(at);
    const { products } = (await ask('soldOut', '/products?page_size=12')).data as { products: { available: number }[] };
    expect(products.length).toBeGreaterThan(3);
    expect(products.every(({ available }) => available === 0)).toBe(true);
  });

  it('knows who is there: nobody, a member with card and points, one without an address', async () => {
    const person = async (name: 'visitor' | 'member' | 'noStore') =>
      (await ask(name, '/cart/view')).data as { user: { userId: number }; shippingAddress?: { addressId?: number } };
    expect((await person('visitor')).user.userId).toBe(-1);
    expect((await person('member')).user.userId).toBeGreaterThan(-1);
    expect((await person('noStore')).shippingAddress?.addressId ?? 0).toBeLessThan(1);
  });

  it('has all blocks of the home page, and draws each picture without asking the shop that was recorded', async () => {
    const home = JSON.stringify(await ask('visitor', '/category?slug=home'));
    for (const block of ['BannerSlider', 'BannerList', 'ProductSlider'])
      expect(home).toContain(`"modeName":"${block}"`);
    expect(home).toContain('/admin/picture.svg');
    expect(home).not.toContain('"/photo/');
  });

  it('another store has other prices', async () => {
    const prices = async (name: 'visitor' | 'otherStore') =>
      ((await ask(name, '/products?page_size=12')).data as { products: { price: number }[] }).products.map(
        ({ price }) => price,
      );
    expect(await prices('otherStore')).not.toEqual(await prices('visitor'));
  });

  it('says why a cart cannot be ordered, the slot that is over first', async () => {
    const codes = async (name: 'full' | 'slotExpired') => {
      const { response } = (await ask(name, '/checkout/prepare', { method: 'POST', body: '{}' })) as {
        response: { errorsMessage?: { code: string; message: string }[] };
      };
      return response.errorsMessage?.map(({ code, message }) => (code === 'timeslot.expired' ? message : code));
    };
    const full = await codes('full');
    expect(full).toContain('cart.minimumAmount');
    expect(await codes('slotExpired')).toEqual([texts.slotExpired, ...full!]);
  });

  it('saves nothing, fails without a line, and leaves the site’s own addresses alone', async () => {
    const saved = await ask('full', '/cart/add', { method: 'POST', body: '{}' });
    expect(saved.response).toMatchObject({
      status: 1,
      errorsMessage: [{ message: texts.unsaved }],
    });
    await expect(ask('offline', '/cart/view')).rejects.toThrow('Failed to fetch');
    await networkOf(scenes.visitor, real as unknown as typeof fetch, base, texts)('/wp-json/x');
    expect(real).toHaveBeenCalledTimes(1);
  });
});
