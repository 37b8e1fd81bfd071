import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { plainShop } from '../demo/server/plainShop.ts';
import { begunAddress } from '../../widgets/bundle/begins.ts';
import type { AnyWidget } from '../../widgets/element/defineWidget.ts';
import { widgets } from '../../widgets/index.ts';
import { shopPage } from './shop.ts';
import { place } from './stage.ts';

const plain = plainShop(1);
const definitions = await Promise.all(
  Object.values(widgets).map(async (load): Promise<AnyWidget> => (await load()).default),
);
const begun = definitions.flatMap(({ tag, begins }) => (begins ? [{ tag, calls: begins.map(begunAddress) }] : []));

afterEach(() => history.replaceState(null, '', '/'));

test.each(begun)(
  '$tag asks for what the boot script has begun, so that its answer is taken over',
  async ({ tag, calls }) => {
    history.replaceState(null, '', '/profile/orders/12');
    const page = await shopPage(plain.shop, {
      as: 'anna',
      ready: true,
      lines: [{ productId: plain.id(0), quantity: 5 }],
    });
    await place(tag as `spesa-${string}`);
    const asked = () => page.requests.map(({ pathname, search }) => pathname.replace('/ebsn/api', '') + search);
    for (const [path] of calls) await waitFor(() => expect(asked()).toContain(path.replace('{id}', '12')));
  },
);
