import type { Hono } from 'hono';

interface Found {
  productId: number;
  productInfos: Record<string, string>;
  minAcq?: number;
  available?: number;
  selectOptions?: { parameterName: string; options: { key: string }[] }[];
}

/** What a full cart shows: fruit in a bag, meat by the slice, alcohol, a multi-buy, and what keeps. */
const wanted = ['mele', 'fettine di bovino', 'vermentino', 'latte intero', 'passata', 'acqua naturale'];

/** What is done with a customer's cart beside choosing address and slot. */
export type Basket = 'chosen' | 'full' | 'empty';

/** Chooses address and slot of this session, and fills its cart if wanted, unless something is in it already. */
export async function fillBasket(shop: Hono, session: string, wish: Basket): Promise<void> {
  const call = async (path: string, body?: object) => {
    const answer = await shop.request(`/ebsn/api${path}`, {
      headers: { 'X-Ebsn-Session': session, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  };
  const { cartId, totalItems } = (await call('/cart/view')) as { cartId: number; totalItems: number };
  if (totalItems > 0) return void (wish === 'empty' && (await call('/cart/close', { cart_id: cartId })));
  const { addresses } = (await call('/user-address/list?address_type=home')) as { addresses: { addressId: number }[] };
  if (addresses[0])
    await call('/user-address/select', {
      address_type: 'home',
      address_id: addresses[0].addressId,
      delivery_service_id: 2,
    });
  const { days = [] } = (await call('/timeslot/list')) as {
    days?: { dateIso: string; timeslots: { timeslotId: number; status: string }[] }[];
  };
  const free = days
    .flatMap(({ dateIso, timeslots }) =>
      timeslots.filter(({ status }) => status === 'empty').map(({ timeslotId }) => ({ dateIso, timeslotId })),
    )
    .at(-1);
  if (free) await call(`/timeslot/select?sel_date=${free.dateIso}&timeslot_id=${free.timeslotId}`);
  if (wish !== 'full') return;
  const items = await Promise.all(
    wanted.map(async (words) => {
      const { products } = (await call(`/products?q=${encodeURIComponent(words)}&page_size=12`)) as {
        products: Found[];
      };
      return products.find(({ available = 0 }) => available > 5);
    }),
  );
  await call('/cart/add', {
    items: items.flatMap((product) =>
      product
        ? [
            {
              productId: product.productId,
              quantity: Math.max(product.minAcq ?? 0, Number(product.productInfos['WEIGHT_SELLING'] ?? 0) || 3),
              params: Object.fromEntries(
                (product.selectOptions ?? []).map(({ parameterName, options }) => [
                  parameterName,
                  options[0]?.key ?? '',
                ]),
              ),
              infos: { accept_alternatives: 'true' },
            },
          ]
        : [],
    ),
  });
}
