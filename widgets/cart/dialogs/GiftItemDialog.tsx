import { useState } from 'react';
import * as cartGiftTexts from '../../../core/labels/it/cartGift.ts';
import { readable } from '../../../core/rules/text.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogPanel } from '../../ui/Dialog.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';

/** Which line of the cart a coupon makes a gift of: one for each coupon, a line no oftener than it has pieces (account §5). */
export default function GiftItemDialog({ input: { gift, items }, answer, close }: DialogProps<'giftItem'>) {
  const money = useMoney();
  const [chosen, choose] = useState<string | null>(null);
  const foot = (
    <Button wide disabled={chosen === null} onClick={() => answer(Number(chosen))}>
      {cartGiftTexts.giftItemSubmit()}
    </Button>
  );
  return (
    <DialogPanel title={cartGiftTexts.giftItemTitle()} foot={foot} onClose={close}>
      {gift.description && <p>{gift.description}</p>}
      <RadioCards
        legend={cartGiftTexts.giftItemLegend()}
        name="gift-item"
        value={chosen}
        cards={items.map(({ itemId, product, unitPrice }) => ({
          value: String(itemId),
          title: readable(product.name),
          ...(unitPrice !== undefined && { side: money(unitPrice) }),
        }))}
        onChange={choose}
      />
    </DialogPanel>
  );
}
