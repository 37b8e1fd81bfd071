import type { Hono } from 'hono';
import { service } from '../../core/rules/services.ts';
import { callsOf, type Call } from './people.ts';

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

/** Chooses the customer's first home, or a store to fetch the goods at, and the last free slot there. */
export async function chooseDelivery(call: Call, storeAddressId?: number): Promise<void> {
  const { addresses } = (await call('/user-address/list?address_type=home')) as { addresses: { addressId: number }[] };
  const choice =
    storeAddressId === undefined
      ? { address_id: addresses[0]?.addressId, delivery_service_id: service.home }
      : { address_id: storeAddressId, delivery_service_id: service.pickup };
  if (choice.address_id !== undefined) await call('/user-address/select', choice);
  const { days = [] } = (await call('/timeslot/list')) as {
    days?: { dateIso: string; timeslots: { timeslotId: number; status: string }[] }[];
  };
  const free = days
    .flatMap(({ dateIso, timeslots }) =>
      timeslots.filter(({ status }) => status === 'empty').map(({ timeslotId }) => ({ dateIso, timeslotId })),
    )
    .at(-1);
  if (free) await call(`/timeslot/select?sel_date=${free.dateIso}&timeslot_id=${free.timeslotId}`);
}

/** Puts the first product that is there for each word into a cart, of what is sold by the piece so many. */
export async function addGoods(call: Call, words: readonly string[], pieces: number): Promise<void> {
  const items = await Promise.all(
    words.map(async (word) => {
      const { products } = (await call(`/products?q=${encodeURIComponent(word)}&page_size=12`)) as {
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
              quantity: Math.max(product.minAcq ?? 0, Number(product.productInfos['WEIGHT_SELLING'] ?? 0) || pieces),
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

/** Chooses address and slot of this session, and fills its cart if wanted, unless something is in it already. */
export async function fillBasket(shop: Hono, session: string, wish: Basket): Promise<void> {
  const call = callsOf(shop, session);
  const { cartId, totalItems } = (await call('/cart/view')) as { cartId: number; totalItems: number };
  if (totalItems > 0) return void (wish === 'empty' && (await call('/cart/close', { cart_id: cartId })));
  await chooseDelivery(call);
  if (wish === 'full') await addGoods(call, wanted, 3);
}
