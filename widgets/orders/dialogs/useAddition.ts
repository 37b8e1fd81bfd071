import { useEffect, useMemo, useRef, useState } from 'react';
import { supplements } from '../../../core/api/endpoints/supplements.ts';
import { addToOrder, chooseOptions } from '../../../core/flows/addToOrder.ts';
import * as orderTexts from '../../../core/labels/it/orders.ts';
import * as supplementTexts from '../../../core/labels/it/supplements.ts';
import type { Choices } from '../../../core/rules/options.ts';
import { fromThousandths, quantityRule } from '../../../core/rules/quantity.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import type { Order } from '../../../core/schema/orders.ts';
import type { Supplement } from '../../../core/schema/supplements.ts';
import { leaveFor } from '../../hooks/leaveFor.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';

const PAUSE_MS = 250;
const FEWEST = 3;
const MOST = 100;

/** A product that is to be added, in thousandths, as it was chosen; the same one with other options is another line. */
export interface Choice {
  key: string;
  product: Product;
  quantity: number;
  params: Choices;
  infos: Record<string, string>;
}

const keyOf = ({ productId }: Product, params: Choices) => JSON.stringify([productId, params]);

const said = (infos: Record<string, string>) => Object.fromEntries(Object.entries(infos).filter(([, text]) => text));

const none: readonly Product[] = [];

/** What the order's store has for what is typed; one question per pause, and only the last one's answer is shown (NET-15). */
export function useProducts({ orderId }: Order, text: string) {
  const words = text.trim().slice(0, MOST);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words.length >= FEWEST ? words : ''), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const { status, data, reload } = useQuery(supplements.find, asked ? { order_id: orderId, q: asked } : null);
  const last = useRef(none);
  if (status === 'ready' && data) last.current = data.products;
  else if (status === 'failed' || !asked) last.current = none;
  return {
    products: words.length >= FEWEST ? last.current : none,
    busy: status === 'loading',
    isEmpty: status === 'ready' && asked === words && data?.products.length === 0,
    hasFailed: status === 'failed' && asked !== '',
    again: reload,
  };
}

/** What a customer is about to add to an order, what it costs by the server's word, and ordering it. */
export function useAddition(order: Order, done: (order: Order) => void) {
  const spesa = useSpesa();
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [adult, setAdult] = useState(false);
  const [newCard, setNewCard] = useState(false);
  const items = useMemo(
    () =>
      choices.map(({ product: { productId }, quantity, params, infos }) => ({
        productId,
        quantity: fromThousandths(quantity),
        ...(Object.keys(params).length > 0 && { params }),
        ...(Object.keys(said(infos)).length > 0 && { infos: said(infos) }),
      })),
    [choices],
  );
  const products = items.map(({ productId, quantity }) => `${productId}:${quantity}`).join(',');
  const params = items.some((item) => item.params) ? JSON.stringify(items.map((item) => item.params ?? {})) : undefined;
  const reading = useQuery(
    supplements.price,
    products ? { order_id: order.orderId, products, ...(params && { params }) } : null,
  );
  const last = useRef<Supplement | undefined>(undefined);
  if (items.length === 0) last.current = undefined;
  else if (reading.data) last.current = reading.data;
  const isCurrent = reading.status === 'ready' && reading.data !== undefined;
  const total = reading.data?.grossTotal ?? 0;
  const after = reading.data?.after;
  const wish = JSON.stringify([items, total, after, adult, newCard]);
  const key = useMemo(() => spesa.browser.uuid(), [spesa, wish]);

  const buy = useCommand(async () => {
    const { payment, order: changed } = await addToOrder(
      spesa,
      order,
      { items, total, after, adult, newCard },
      key,
    ).catch((error: unknown) => {
      reading.reload();
      throw error;
    });
    if (payment.status === 'redirect' && !leaveFor(payment, spesa)) {
      spesa.toasts.show({ kind: 'error', text: orderTexts.wrongOrigin() });
      return done(changed);
    }
    if (payment.status === 'redirect') return;
    if (payment.status === 'ok')
      spesa.toasts.show({ kind: 'success', text: supplementTexts.done({ n: order.orderId }) });
    done(changed);
  }, supplementTexts.addError);

  return {
    choices,
    price: last.current,
    /** The price belongs to what is chosen now. */
    isCurrent,
    refusal: reading.error ? (reading.error.messages.errors[0]?.message ?? supplementTexts.addError()) : '',
    again: reading.reload,
    adult,
    setAdult,
    newCard,
    setNewCard,
    buy,
    async choose(product: Product): Promise<boolean> {
      buy.clear();
      const params = await chooseOptions(spesa, product);
      if (!params) return false;
      const key = keyOf(product, params);
      setChoices((all) =>
        all.some((choice) => choice.key === key)
          ? all
          : [...all, { key, product, params, infos: {}, quantity: quantityRule(product).start }],
      );
      return true;
    },
    change(key: string, change: Partial<Pick<Choice, 'quantity' | 'infos'>>) {
      buy.clear();
      setChoices((all) => all.map((choice) => (choice.key === key ? { ...choice, ...change } : choice)));
    },
    remove(key: string) {
      buy.clear();
      setChoices((all) => all.filter((choice) => choice.key !== key));
    },
  };
}
